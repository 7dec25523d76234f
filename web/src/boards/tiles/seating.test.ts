import { expect, test } from 'vitest'
import { Camera } from '../../draw/camera.svelte'
import { seat } from './seating'

const ROOM = { width: 870, height: 560 }
const CARDS = {
  hand: { width: 208, height: 240 },
  tally: { width: 220, height: 84 },
  tools: { width: 220, height: 44 },
}

/** All cells of a territory so large, its empty border with them. */
function cells(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)])
}

test.each([
  [3, 3],
  [6, 5],
  [12, 3],
  [3, 9],
  [9, 8],
])('no card hides a place of %i by %i', (columns, rows) => {
  const extent = { west: 0, north: 0, east: 100 * columns, south: 100 * rows }
  const { margins, corner } = seat(CARDS, ROOM, extent, cells(columns, rows), 1.04)
  const camera = new Camera()
  camera.fit({ extent, margins, most: 1.04 }, ROOM.width, ROOM.height)
  const east = camera.x + camera.scale * extent.east
  const [north, south] = [camera.y, camera.y + camera.scale * extent.south]
  const left = ROOM.width - 16 - CARDS.hand.width
  const [top, bottom] = corner === 'low' ? [ROOM.height - 16 - CARDS.hand.height, ROOM.height] : [16, 256]
  expect(east <= left + 1 || south <= top || north >= bottom).toBe(true)
  expect(camera.x).toBeGreaterThanOrEqual(0)
  expect(camera.y).toBeGreaterThanOrEqual(0)
})

test('a small territory is not made smaller than it need be', () => {
  const extent = { west: 0, north: 0, east: 300, south: 300 }
  const { margins } = seat(CARDS, ROOM, extent, cells(3, 3), 1.04)
  const camera = new Camera()
  camera.fit({ extent, margins, most: 1.04 }, ROOM.width, ROOM.height)
  expect(camera.scale).toBe(1.04)
})
