/** A game without an emblem of its own: a line with stops, drawn from its name. */
import { chance, f } from '../draw/plain'
import { tracks } from '../draw/hex'

export function draw(name: string): string {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 99991
  const next = chance(seed)
  const stops = Array.from({ length: 5 }, (_, n): [number, number] => [20 + n * 60, 40 + next() * 88])
  let path = `M-20 ${f(84 + next() * 20)}`
  for (const [x, y] of stops) path += `S${f(x - 26)} ${f(y)} ${f(x)} ${f(y)}`
  path += `S${f(320)} 84 ${f(330)} 84`
  const dots = stops
    .map(
      ([x, y]) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="9" fill="var(--panel)" stroke="var(--case)" stroke-width="2.4"/>`,
    )
    .join('')
  return `<rect width="280" height="168" fill="var(--land)"/>${tracks([{ path, player: (seed % 6) + 1 }], 1.1)}${dots}`
}
