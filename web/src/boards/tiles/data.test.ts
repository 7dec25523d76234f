import { describe, expect, test } from 'vitest'
import { edgesOf, firstAlike, mirrored, quarterOn, TURNS } from './data'

describe('ways round', () => {
  const flip = (edges: string): string => [0, 3, 2, 1].map((side) => edges[side]).join('')
  const quarter = (edges: string): string => [3, 0, 1, 2].map((side) => edges[side]).join('')

  test.each(['station-rail-branch-train', 'rail-curve', 'overpass', 'highway-end'])('%s', (tile) => {
    for (const turn of TURNS) {
      expect(edgesOf(tile, mirrored(turn))).toBe(flip(edgesOf(tile, turn)))
      expect(edgesOf(tile, quarterOn(turn))).toBe(quarter(edgesOf(tile, turn)))
      expect(edgesOf(tile, firstAlike(tile, turn))).toBe(edgesOf(tile, turn))
    }
  })
})
