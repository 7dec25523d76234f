import { describe, expect, test } from 'vitest'
import { designOf, edgesOf, firstAlike, mirrored, quarterOn, TURNS } from './data'
import json from './positions.json'
import { cell, changeBy, cities, landOf, largestRectangle, networks, openEnds, worth } from './survey'
import type { Laid } from './view'

/** What the game itself makes of territories from bots’ games. */
interface Known {
  tired: boolean
  tiles: Laid[]
  open_ends: number
  cities: string[][]
  rectangle: [number, number]
  worth: Record<string, number>
}
const KNOWN = json as unknown as Known[]
const places = (tiles: readonly Laid[], group: number[]): string[] =>
  group.map((index) => cell(tiles[index]?.column ?? NaN, tiles[index]?.row ?? NaN)).sort()

describe('the survey says what the game says', () => {
  test('of enough territories', () => {
    expect(KNOWN.length).toBeGreaterThan(15)
    expect(KNOWN.some((one) => one.cities.length > 1)).toBe(true)
    expect(Math.max(...KNOWN.flatMap((one) => Object.values(one.worth)))).toBe(5)
  })

  test.each(KNOWN)('territory %#', ({ tired, tiles, ...known }) => {
    const land = landOf(tiles)
    expect(openEnds(land).length).toBe(known.open_ends)
    expect(cities(land).map((city) => places(tiles, city)).sort()).toEqual([...known.cities].sort())
    const { column, row, width, height } = largestRectangle(land)
    expect(width * height).toBe(known.rectangle[0] * known.rectangle[1])
    for (let x = 0; x < width; x++)
      for (let y = 0; y < height; y++) expect(land.at.has(cell(column + x, row + y))).toBe(true)
    const found: Record<string, number> = {}
    tiles.forEach((laid, index) => {
      const { spot } = designOf(laid.tile)
      if (spot && !laid.pawn) found[cell(laid.column, laid.row)] = worth(land, index, spot, tired)
    })
    expect(found).toEqual(known.worth)
  })

  test.each(KNOWN.filter((one) => !one.tired))('networks hold each free position once (%#)', ({ tiles }) => {
    const land = landOf(tiles)
    for (const kind of ['car', 'train', 'traveller'] as const) {
      const free = networks(land, kind).flatMap((one) => one.free)
      const all = tiles.flatMap((laid, index) =>
        designOf(laid.tile).spot === kind && !laid.pawn ? [index] : [],
      )
      expect([...free].sort((a, b) => a - b)).toEqual(all)
    }
  })

  test('a tile taken away and laid again changes what it changed', () => {
    for (const { tiles } of KNOWN.filter((one) => one.tiles.length > 3)) {
      const last = tiles.at(-1) as Laid
      const before = tiles.slice(0, -1)
      const change = changeBy(before, last)
      expect(change.ends).toBe(openEnds(landOf(tiles)).length)
      expect(change.ends).toBe(openEnds(landOf(before)).length - change.closed + change.opened)
    }
  })
})

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
