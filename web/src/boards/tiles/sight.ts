/** What of a territory is seen: how far it reaches, and what lies beyond each side of the window. */
import type { Extent, Margins } from '../../draw/camera.svelte'
import type { Spot } from '../../draw/plain'
import { handheld } from '../../screen'
import type { Field, Look } from '../common/field.svelte'
import { beyond } from './beyond'
import { seat } from './seating'
import { cell, STEPS } from './territory'
import type { Laid } from './view'

const MOST = { desk: 1.04, phone: 0.8 }
/** on a phone a square is no smaller than a finger: of a large territory a part is seen */
const FINGER = 0.44
/** the tally grows and shrinks: it is given room for all it may say */
const TALLY = { width: 220, height: 84 }
/** and so is the hand */
const HAND = { width: 208, height: 300 }
/** places to lay a tile lie around the territory */
const RING = 108
const EMPTY = 60

export function extentOf(tiles: readonly Laid[]): Extent {
  const [columns, rows] = [tiles.map((one) => one.column), tiles.map((one) => one.row)]
  const [west, east] = columns.length ? [Math.min(...columns), Math.max(...columns)] : [0, 0]
  const [north, south] = rows.length ? [Math.min(...rows), Math.max(...rows)] : [0, 0]
  const air = columns.length ? RING : EMPTY
  return {
    west: 100 * west - air,
    east: 100 * east + 100 + air,
    north: 100 * north - air,
    south: 100 * south + 100 + air,
  }
}

/** Tiles, and the places beside them. */
export function frontierOf(tiles: readonly Laid[]): [number, number][] {
  const cells = new Map<string, [number, number]>()
  for (const { column, row } of tiles)
    for (const [right, down] of [[0, 0], ...STEPS] as const)
      cells.set(cell(column + right, row + down), [column + right, row + down])
  return [...cells.values()]
}

/** Beyond each side of a window that shows a part: how many places, and how far to go for the nearest. */
export function afar(field: Field, margins: Margins, places: readonly Spot[]) {
  const { width, height, camera } = field
  const spots = places.map(({ x, y }) => field.seen({ x: x + 50, y: y + 50 }))
  const sides = beyond(spots, width, height, margins)
  return sides.map(({ side, count, far }) => ({ side, count, step: far + 100 * camera.scale }))
}

/** Where the hand and the tally lie, and what they leave. */
export function seatingOf(
  { width, height }: Field,
  seats: number,
  extent: Extent,
  frontier: readonly [number, number][],
) {
  if (handheld.current) return { margins: { top: 56, right: 4, bottom: 44, left: 4 }, corner: 'low' }
  const tools = { width: (seats > 1 ? 22 + 36 * seats : 0) + 70, height: 42 }
  return seat({ hand: HAND, tally: TALLY, tools }, { width, height }, extent, frontier, MOST.desk)
}

export function lookOf(extent: Extent, margins: Margins): Look {
  return { extent, margins, most: handheld.current ? MOST.phone : MOST.desk, close: FINGER }
}
