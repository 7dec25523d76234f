/** Steam: a corner of a map, with two cities and four railways. */
import relief from './emblem.webp'
import { arc, hex, tracks } from '../../draw/hex'
import { cube, type Good } from '../../draw/goods'
import type { Point } from '../../draw/plain'

const SIDE = 26
const at = (q: number, r: number): Point => [40 + 1.5 * SIDE * q, 20 + SIDE * Math.sqrt(3) * (r + (q % 2 ? 0.5 : 0))]
const HILLS: Point[] = [
  [3, 1],
  [4, 1],
  [4, 2],
  [5, 0],
]
const COAST = 'M280 96C256 100 262 122 240 126C222 130 226 150 204 168'
const RIVER = 'M60 0C54 30 76 50 66 80S84 140 78 168'

const track = (q: number, r: number, from: number, to: number): string => arc(...at(q, r), SIDE, from, to)

function city(q: number, r: number, colour: Good, goods: Good[]): string {
  const [x, y] = at(q, r)
  const whole = hex(x, y, SIDE - 0.6)
  return (
    `<path d="${whole}" fill="var(--panel)"/><path d="${whole}" fill="var(--g-${colour})" fill-opacity=".22"/>` +
    `<path d="${hex(x, y, SIDE - 3.5)}" fill="none" stroke="var(--g-${colour})" stroke-width="5"/>` +
    `<path d="${whole}" fill="none" stroke="var(--case)" stroke-width="1.4"/>` +
    goods.map((good, n) => cube(x + (n - (goods.length - 1) / 2) * 16, y, 12.5, good)).join('')
  )
}

export function draw(): string {
  let drawn = '<rect width="280" height="168" fill="var(--land)"/>'
  for (const hill of HILLS) drawn += `<path d="${hex(...at(...hill), SIDE)}" fill="var(--hill)"/>`
  drawn += `<image href="${relief}" width="280" height="168" opacity=".7"/>`
  drawn += `<path d="${COAST}H280Z" fill="var(--water)"/><path d="${COAST}" fill="none" stroke="var(--coast)" stroke-width="1.5"/>`
  drawn += `<path d="${RIVER}" fill="none" stroke="var(--river)" stroke-width="3"/>`
  for (let q = -1; q < 7; q++)
    for (let r = -1; r < 5; r++) {
      const [x, y] = at(q, r)
      if ((x > 215 && y > 105) || (x > 245 && y > 85)) continue
      drawn += `<path d="${hex(x, y, SIDE)}" fill="none" stroke="var(--hexline)" stroke-opacity="var(--hexline-o)"/>`
    }
  drawn += tracks([
    { path: track(1, 1, 5, 2) + track(2, 2, 5, 1) + track(3, 1, 4, 1), player: 1 },
    { path: track(0, 2, 0, 3) + track(0, 3, 0, 3), player: 2 },
    { path: track(4, 0, 3, 0), player: 4 },
    { path: track(5, 1, 5, 2) + track(6, 2, 5, 2), player: 3 },
  ])
  return drawn + city(0, 1, 'purple', ['red', 'blue']) + city(4, 1, 'red', ['yellow', 'blue'])
}
