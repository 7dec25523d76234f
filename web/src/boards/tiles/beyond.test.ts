import { expect, test } from 'vitest'
import { fitted } from '../../draw/camera.svelte'
import { beyond } from './beyond'

const MARGINS = { top: 56, right: 4, bottom: 44, left: 4 }
const [WIDTH, HEIGHT] = [390, 440]
const at = (...spots: [number, number][]) => spots.map(([x, y]) => ({ x, y }))
const sides = (...spots: [number, number][]) =>
  Object.fromEntries(beyond(at(...spots), WIDTH, HEIGHT, MARGINS).map(({ side, count }) => [side, count]))

test('of a territory that is seen whole nothing is beyond a side', () => {
  // five by three tiles and the ring of places around them, as wide as a phone
  const extent = { west: -108, east: 608, north: -108, south: 408 }
  const { scale, x, y } = fitted({ extent, margins: MARGINS, most: 0.8 }, WIDTH, HEIGHT)
  const ring = [-1, 0, 1, 2, 3, 4, 5].flatMap((column) => [-1, 0, 1, 2, 3].map((row) => [column, row] as const))
  const seen = ring.map(([column, row]): [number, number] => [
    x + scale * (100 * column + 50),
    y + scale * (100 * row + 50),
  ])
  expect(sides(...seen)).toEqual({})
})

test('a place in sight counts only where the arrow to others covers it', () => {
  expect(sides([30, 220], [30, 100])).toEqual({})
  expect(sides([-20, 300], [30, 220], [30, 100])).toEqual({ west: 2 })
  expect(sides([400, 300], [370, 220], [370, 100], [200, 220])).toEqual({ east: 2 })
})

test('above and below, what lies at the side is beyond it', () => {
  expect(sides([200, 40], [200, 100], [200, 410])).toEqual({ north: 1, south: 1 })
})

test('the nearest of them comes to where it can be touched', () => {
  expect(beyond(at([-60, 300], [-20, 100]), WIDTH, HEIGHT, MARGINS)).toEqual([{ side: 'west', count: 2, far: 68 }])
})
