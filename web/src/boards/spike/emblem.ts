/** Spike: a lattice of coloured spaces between cities, beside the sea. */
import type { Good } from '../../draw/goods'
import { f, hash, type Point } from '../../draw/plain'

const COLOURS: Good[] = ['red', 'yellow', 'blue', 'purple', 'green', 'white']
const SHORE = 'M280 24C262 34 268 58 248 70C236 82 244 100 228 112C216 128 230 146 236 168'
const at = (i: number, j: number): Point => [22 + i * 40 + (j % 2) * 20, 18 + j * 33.5]
const onLand = ([x]: Point, j: number): boolean => x <= (j > 2 ? 208 : 228)

function space(a: Point, b: Point, colour: Good): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const part = (gap: number): string =>
    `M${f(a[0] + x * gap)} ${f(a[1] + y * gap)}L${f(b[0] - x * gap)} ${f(b[1] - y * gap)}`
  return `<path d="${part(8)}" stroke="var(--case)" stroke-width="9"/><path d="${part(9)}" stroke="var(--g-${colour})" stroke-width="6.4"/>`
}

export function draw(): string {
  let spaces = ''
  let stops = ''
  for (let j = 0; j < 5; j++)
    for (let i = -1; i < 6; i++) {
      const here = at(i, j)
      if (!onLand(here, j)) continue
      const around = [at(i + 1, j), at(i + (j % 2), j + 1), at(i + (j % 2) - 1, j + 1)]
      around.forEach((there, n) => {
        if (there[0] > 236 || there[1] > 160 || hash(i + 5, j, n) < 0.28) return
        spaces += space(here, there, COLOURS[Math.floor(hash(i + 9, j + 2, n + 3) * 6)] ?? 'red')
      })
      const city = hash(i, j, 77) < 0.42
      if (city)
        stops += `<circle cx="${f(here[0])}" cy="${f(here[1])}" r="8.5" fill="#FFFBF0" stroke="var(--case)" stroke-width="2.4"/>`
      stops += `<circle cx="${f(here[0])}" cy="${f(here[1])}" r="3" fill="${city ? '#1B2127' : 'var(--text)'}"/>`
    }
  return (
    `<rect width="280" height="168" fill="var(--land)"/><path d="${SHORE}H280Z" fill="var(--water)"/>` +
    `<path d="${SHORE}" fill="none" stroke="var(--coast)" stroke-width="1.5"/>${spaces}${stops}`
  )
}
