import { describe, expect, test } from 'vitest'
import { cityOf } from './data'
import { connections } from './network'
import { cheapest, counts, total } from './payment'
import json from './positions.json'
import type { Cards, View } from './view'

/** What the game itself offers in positions from bots’ games. */
interface Known {
  seat: number
  track: { edge: number; seat: number }[]
  player: { hand: Cards; track_left: number; cities: string[] }
  builds: Record<string, Record<string, number>>
}
const KNOWN = json as unknown as Known[]

describe('connections are those that the game offers', () => {
  test.each(KNOWN.map((known, at) => [at, known] as const))('position %i', (_, { seat, track, player, builds }) => {
    const players = [0, 1, 2].map((one) => (one === seat ? player : { cities: [] }))
    const view = { track, players } as unknown as View
    for (const [city, ways] of Object.entries(builds)) {
      const found = connections(view, seat, cityOf(city))
      expect(Object.fromEntries(found.map((one) => [one.ways.join(' '), total(one.pays)]))).toEqual(ways)
    }
  })
})

describe('the fewest cards', () => {
  const cards = (...hand: number[]): number[] => hand
  test('cards of the colour first', () => expect(cheapest(cards(2, 1, 0, 0, 0, 0), cards(2, 0, 0, 0, 0, 0))).toEqual(cards(2, 0, 0, 0, 0, 0)))
  test('two equal ones for another', () => expect(cheapest(cards(1, 0, 2, 2, 0, 2), cards(2, 0, 0, 1, 0, 0))).toEqual(cards(1, 0, 2, 1, 0, 0)))
  test('one set stands for one colour', () => expect(cheapest(cards(0, 0, 0, 0, 0, 3), cards(1, 0, 0, 1, 0, 0))).toBeNull())
  test('two sets of the same cards', () => expect(cheapest(cards(0, 0, 0, 0, 0, 4), cards(1, 0, 0, 1, 0, 0))).toEqual(cards(0, 0, 0, 0, 0, 4)))
  test('by name', () => expect(counts({ white: 2, red: 1 })).toEqual(cards(1, 0, 0, 0, 0, 2)))
})
