import { expect, test } from 'vitest'
import { countryOf, SIDE } from './country'
import { ribbon, riversOf } from './rivers'
import type { Terrain, View } from './view'

/** A country of radius 3 whose hexes are plains but for some. */
function country(given: Record<string, Terrain>) {
  const spaces = []
  for (let q = -3; q <= 3; q++)
    for (let r = Math.max(-3, -3 - q); r <= Math.min(3, 3 - q); r++)
      spaces.push({ space: `${q} ${r}`, tile: 1, q, r, terrain: given[`${q} ${r}`] ?? 'plain' })
  return countryOf({ tiles: [1], country: JSON.stringify(given), spaces } as unknown as View)
}

test('river spaces side by side are one stream', () => {
  const { broad } = riversOf(country({ '0 0': 'river', '0 1': 'river', '1 1': 'river' }))
  expect(broad).toHaveLength(1)
  expect(riversOf(country({ '0 0': 'river', '2 -2': 'river' })).broad).toHaveLength(2)
})

test('a stream runs to the sea, and comes from a mountain', () => {
  const land = country({ '0 0': 'river', '-2 1': 'mountain' })
  const { brooks } = riversOf(land)
  expect(brooks).toHaveLength(2)
  const ends = brooks.map((course) => course[course.length - 1])
  const outside = ends.filter((end) =>
    [...land.spots.values()].every(({ x, y }) => Math.hypot(x - (end?.[0] ?? 0), y - (end?.[1] ?? 0)) > SIDE),
  )
  expect(outside).toHaveLength(1)
  const hill = land.spots.get('-2 1')
  const spring = ends.find((end) => !outside.includes(end))
  expect(Math.hypot((spring?.[0] ?? 0) - (hill?.x ?? 0), (spring?.[1] ?? 0) - (hill?.y ?? 0))).toBeCloseTo(SIDE, 0)
})

test('brooks keep to the seams: they cross the middle of no space', () => {
  const land = country({ '0 0': 'river', '1 1': 'river', '-2 1': 'mountain' })
  for (const course of riversOf(land).brooks)
    for (const [x, y] of course)
      for (const spot of land.spots.values()) expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThan(SIDE * 0.8)
})

test('the same country has the same rivers, as one outline each', () => {
  const land = country({ '0 0': 'river', '0 1': 'river' })
  expect(riversOf(land)).toEqual(riversOf(land))
  for (const course of riversOf(land).broad) expect(ribbon(course)).toMatch(/^M[-\d. L]+Z$/)
})
