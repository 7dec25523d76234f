/** Small Railroad Empires: joined map tiles with their terrain, a line from a mine to a city. */
import { arc, hex, tracks } from '../../draw/hex'
import { f, hash, type Point } from '../../draw/plain'

const SIDE = 20
const TERRAINS = ['land', 'forest', 'hill', 'desert', 'field'] as const
const STEPS: Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
const at = (q: number, r: number): Point => [140 + 1.5 * SIDE * q, 84 + SIDE * Math.sqrt(3) * (r + q / 2)]

function signs(x: number, y: number, terrain: string): string {
  if (terrain === 'forest')
    return [
      [-7, -4],
      [1, -9],
      [7, -2],
      [-2, 2],
      [4, 7],
      [-8, 6],
    ]
      .map(([a = 0, b = 0]) => `<path d="M${f(x + a)} ${f(y + b - 4)}l3.4 7.5h-6.8z" fill="var(--tree)"/>`)
      .join('')
  if (terrain === 'desert')
    return `<path d="M${f(x - 11)} ${f(y - 4)}q5-5 9-1t9 0M${f(x - 7)} ${f(y + 6)}q5-5 9-1t9 0" fill="none" stroke="var(--dune)" stroke-width="1.2"/>`
  if (terrain === 'hill')
    return `<path d="M${f(x - 13)} ${f(y + 7)}l8-14 5 8 4-5 8 11z" fill="var(--hill-ink)" fill-opacity=".55"/><path d="M${f(x - 5)} ${f(y - 7)}l-8 14h5z" fill="#fff" fill-opacity=".35"/>`
  return ''
}

/** A map tile: nineteen spaces round a middle one, a few lost to the sea. */
function mapTile(middleQ: number, middleR: number, seed: number): string {
  let edge = ''
  let ground = ''
  let drawn = ''
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++) {
      const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
      if (far > 2 || (far === 2 && hash(q, r, seed) < 0.1)) continue
      const [x, y] = at(middleQ + q, middleR + r)
      const terrain = TERRAINS[Math.floor(hash(q + 5, r + 9, seed) * 5)] ?? 'land'
      edge += `<path d="${hex(x, y, SIDE + 3)}" fill="var(--panel)"/>`
      ground += `<path d="${hex(x, y, SIDE - 0.4)}" fill="var(--${terrain})" stroke="var(--hexline)" stroke-opacity=".35"/>`
      drawn += signs(x, y, terrain)
    }
  return edge + ground + drawn
}

function line(spaces: Point[]): string {
  const side = ([aq, ar]: Point, [bq, br]: Point): number => STEPS.findIndex(([q, r]) => q === bq - aq && r === br - ar)
  return spaces
    .slice(1, -1)
    .map((space, n) => arc(...at(...space), SIDE, side(space, spaces[n]!), side(space, spaces[n + 2]!)))
    .join('')
}

function place(q: number, r: number, ground: string, sign: string, ink: string): string {
  const [x, y] = at(q, r)
  return `<g transform="translate(${f(x)} ${f(y)})"><path d="${hex(0, 0, SIDE)}" fill="var(--${ground})" stroke="var(--case)" stroke-width="1.6"/><path d="${sign}" fill="${ink}"/></g>`
}

const FACTORY = 'M-11 9V-1l6-4v4l6-4v4l6-4V-10h4V9z'
const CITY = 'M-11 8V-3h6V-8h7v5h3v-3h6V8z'

export function draw(): string {
  const path = line([
    [-4, 3],
    [-3, 2],
    [-2, 2],
    [-1, 1],
    [0, 0],
    [1, -1],
  ])
  return (
    `<rect width="280" height="168" fill="var(--water)"/>${mapTile(-4, 3, 4)}${mapTile(1, -1, 8)}${mapTile(5, -1, 15)}` +
    tracks([{ path, player: 2 }], 0.8) +
    place(-4, 3, 'panel', FACTORY, 'var(--text)') +
    place(1, -1, 'g-red', CITY, '#FFFBF0') +
    place(5, 0, 'panel', FACTORY, 'var(--text)')
  )
}
