/** Which network lies under a point of the territory. */
import { cornerOf, designOf } from './data'
import { cell, type Land, networkOf, networkOn } from './territory'
import type { Network, Pawn } from './view'

const MIDDLES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const
const SIGN = 22

/** That of the pawn or position pointed at; else of the line that is nearest. */
export function under(land: Land, x: number, y: number): { key: string; network: Network } | null {
  const column = Math.floor(x / 100)
  const row = Math.floor(y / 100)
  const index = land.at.get(cell(column, row))
  const laid = index === undefined ? undefined : land.tiles[index]
  if (index === undefined || !laid) return null
  const [u, v] = [x - 100 * column, y - 100 * row]
  const design = designOf(laid.tile)
  const [signX, signY] = cornerOf(laid.tile, laid.turn)
  const found = (kind: Pawn, network: Network | undefined, what = ''): { key: string; network: Network } | null =>
    network ? { key: `${index} ${kind}${what}`, network } : null
  if (design.spot && Math.hypot(u - signX, v - signY) < SIGN)
    return found(design.spot, networkOf(land, index, design.spot))
  const line = nearest(land.edges[index] ?? '', u, v)
  const kind: Pawn = design.station ? 'traveller' : line === 'h' ? 'car' : 'train'
  return found(kind, networkOn(land, index, line === 'h' ? 1 : 0, kind), ' line')
}

function nearest(edges: string, u: number, v: number): string {
  let best = '.'
  let least = Infinity
  MIDDLES.forEach(([x, y], side) => {
    const edge = edges[side] ?? '.'
    const far = Math.hypot(u - (50 + x) / 2, v - (50 + y) / 2)
    if (edge !== '.' && far < least) {
      least = far
      best = edge
    }
  })
  return best
}
