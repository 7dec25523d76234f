/** Railways of the World: a wide map from afar, with cities, a mountain range and long lines. */
import { arc, corners, hex, tracks } from '../../draw/hex'
import { cube, type Good, shape } from '../../draw/goods'
import { f, type Point } from '../../draw/plain'

const SIDE = 15
const at = (q: number, r: number): Point => [28 + SIDE * Math.sqrt(3) * (q + (r % 2 ? 0.5 : 0)), 12 + 1.5 * SIDE * r]
const HILLS: Point[] = [
  [5, 0],
  [5, 1],
  [6, 1],
  [5, 2],
  [6, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [4, 4],
  [4, 5],
]
/** corners 0 and 1 of a hex bound its east edge, 1 and 2 its south-east one */
const RIDGES: [number, number, number][] = [
  [5, 1, 0],
  [5, 1, 1],
  [5, 2, 0],
  [4, 3, 0],
  [4, 3, 1],
  [4, 4, 0],
]
const COAST = 'M238 0C230 22 252 34 240 52S246 82 232 96S236 126 218 140S214 160 204 168'
const RIVER = 'M20 60C52 56 58 84 84 88S104 120 112 168'

const run = (rails: [number, number, number, number][]): string =>
  rails.map(([q, r, from, to]) => arc(...at(q, r), SIDE, from, to, false)).join('')

function city(q: number, r: number, colour: Good, goods: Good[]): string {
  const [x, y] = at(q, r)
  const wide = goods.length * 9.6 + 3
  return (
    `<path d="${hex(x, y, SIDE - 0.8, false)}" fill="var(--g-${colour})" stroke="var(--case)" stroke-width="1.3"/>${shape(x, y, 4.2, colour)}` +
    `<rect x="${f(x - wide / 2)}" y="${f(y - SIDE - 9)}" width="${f(wide)}" height="12.6" rx="2.6" fill="var(--panel)" stroke="var(--case)" stroke-width=".9"/>` +
    goods.map((good, n) => cube(x + (n - (goods.length - 1) / 2) * 9.6, y - SIDE - 3.4, 7, good)).join('')
  )
}

export function draw(): string {
  let drawn = '<rect width="280" height="168" fill="var(--land)"/>'
  for (const hill of HILLS) drawn += `<path d="${hex(...at(...hill), SIDE + 0.2, false)}" fill="var(--hill)"/>`
  drawn += `<path d="${RIVER}" fill="none" stroke="var(--river)" stroke-width="2.2"/>`
  for (let q = -1; q < 10; q++)
    for (let r = -1; r < 8; r++)
      drawn += `<path d="${hex(...at(q, r), SIDE, false)}" fill="none" stroke="var(--hexline)" stroke-opacity="var(--hexline-o)"/>`
  drawn += `<path d="${COAST}H280V0Z" fill="var(--water)"/><path d="${COAST}" fill="none" stroke="var(--coast)" stroke-width="1.5"/>`
  for (const [q, r, edge] of RIDGES) {
    const points = corners(...at(q, r), SIDE, false)
    const [a, b] = [points[edge] as Point, points[edge + 1] as Point]
    const line = `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`
    drawn += `<path d="${line}" stroke="var(--map-halo)" stroke-width="4.6"/><path d="${line}" stroke="var(--ridge)" stroke-width="2.4"/>`
  }
  drawn += tracks(
    [
      {
        path: run([
          [2, 2, 2, 0],
          [3, 2, 3, 0],
          [4, 2, 3, 0],
          [5, 2, 3, 5],
          [5, 1, 2, 0],
          [6, 1, 3, 0],
        ]),
        player: 1,
      },
      {
        path: run([
          [2, 4, 4, 0],
          [3, 4, 3, 1],
          [3, 5, 4, 0],
          [4, 5, 3, 0],
        ]),
        player: 2,
      },
      {
        path: run([
          [7, 2, 5, 2],
          [6, 3, 5, 2],
          [6, 4, 5, 2],
        ]),
        player: 3,
      },
    ],
    0.6,
  )
  return (
    drawn +
    city(1, 3, 'blue', ['red', 'yellow']) +
    city(7, 1, 'red', ['blue', 'purple', 'black']) +
    city(5, 5, 'purple', ['yellow'])
  )
}
