import { describe, expect, test } from 'vitest'
import { opposite } from '../../draw/links'
import type { City, Hex, Land } from './land'
import { ferriesLeft, reach, siteOf } from './plan'
import type { View } from './view'

/** Anchorage, four hexes to the east, Bering: an edge 1 leads east and 4 west (pointed hexes). */
const EAST = 1
const names = ['anchorage', 'a', 'b', 'c', 'd', 'bering']

function row(change: (hex: Hex, at: number) => void): Land {
  const hexes = names.map((slug, at): Hex => ({ slug, q: at, r: 0, x: at * 30, y: 0, terrain: 'plain', behind: false, snow: 0, ferry: false, place: null }))
  hexes.forEach((hex, at) => change(hex, at))
  const cities = new Map<string, City>()
  for (const hex of [hexes[0]!, hexes[5]!]) {
    hex.place = { slug: hex.slug, name: hex.slug, colour: 'grey', exits: Array(6).fill(true) as boolean[], hex, label: { x: 0, y: 0, anchor: 'middle' } }
    cities.set(hex.slug, hex.place)
  }
  const step = (edge: number): number => (edge === EAST ? 1 : edge === opposite(EAST) ? -1 : NaN)
  return {
    name: 'row', side: 17, flat: false, width: 200, height: 50, hexes: new Map(hexes.map((hex) => [hex.slug, hex])), cities, edges: [],
    lanes: new Map(), snow: 1, ferries: true, seaPrice: 0, minePrice: 0, rotors: [], closedEdges: false, blackHexes: false, western: null,
    beyond: (hex: Hex, edge: number) => hexes[hex.q + step(edge)], ridge: () => false, closed: () => false, ground: '',
  }
}
const view = (cards: string[] = [], more: Partial<View> = {}): View =>
  ({ map: 'north_america', links: [], places: [], players: [{ cash: 0, cards }], box: { straight: 9 }, line_closed: false, ...more }) as unknown as View

function way(land: Land, of: View): { price: number; snow: number; ferries: number } | null {
  const origin = { city: land.cities.get('anchorage')!, tip: null }
  const found = reach(siteOf(land, of, 0), origin, new Set(['a'])).cities.get('bering')
  return found ? { price: found.price, snow: found.snow, ferries: found.ferries } : null
}
const snowy = row((hex, at) => {
  if (at >= 2) hex.snow = 1
})
const wet = row((hex, at) => {
  hex.snow = 1
  if (at === 2) Object.assign(hex, { ferry: true, terrain: 'water' })
})

describe('a link in the snow', () => {
  test('costs more for each tile beyond the line', () => {
    expect(way(snowy, view())).toEqual({ price: 4 * 2 + 3, snow: 3, ferries: 0 })
  })
  test('pays the surcharge in full with a land grant', () => {
    const build = { tiles_left: 4, tiles_laid: 0, land_grant: true, tunnel_engineer: false }
    expect(way(snowy, view([], { build }))?.price).toBe(3)
  })
})

describe('a ferry', () => {
  test('is closed without a card', () => {
    expect(way(wet, view())).toBeNull()
  })
  test('is free with one, in the snow too', () => {
    expect(way(wet, view(['ferry-line']))).toEqual({ price: 3 * 2 + 3, snow: 3, ferries: 1 })
  })
  test('may be covered by a card played before', () => {
    const build = { tiles_left: 4, tiles_laid: 0, land_grant: false, tunnel_engineer: false, ferries: 2 }
    expect(ferriesLeft(view(['ferry-line'], { build }), 0)).toBe(3)
    expect(ferriesLeft(view(['extended-ferry-line'], { map: 'sweden' }), 0)).toBe(3)
  })
})

test('a city of one link a turn is closed to who has had it', () => {
  const once = (linked: number[]): Partial<View> => ({ one_link_a_turn: { city: 'bering', linked } })
  expect(way(snowy, view([], once([1])))).not.toBeNull()
  expect(way(snowy, view([], once([0])))).toBeNull()
})
