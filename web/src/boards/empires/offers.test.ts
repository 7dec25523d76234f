import { describe, expect, it } from 'vitest'
import { countryOf } from './country'
import { nextEra, rowOf } from './data'
import { offersOf, prestigeOf } from './offers'
import type { Offer as OfferView, Space, View } from './view'

/** A factory and a city, two spaces apart, with two ways between them; the upper has a forest. */
const spaces: Space[] = [
  {
    space: 'larkin-cellars',
    tile: 4,
    q: 0,
    r: 0,
    tracks: [0],
    trains: [],
    factory: 'larkin-cellars',
    goods: ['wine'],
    printed: ['wine'],
  },
  { space: '4a', tile: 4, q: 1, r: -1, tracks: [0], trains: [], terrain: 'forest', star: true },
  { space: '4b', tile: 4, q: 1, r: 0, tracks: [0], trains: [], terrain: 'plain' },
  { space: 'sandle', tile: 4, q: 2, r: -1, tracks: [0], trains: [], city: 'sandle', demands: ['wine'], hat: 'orange' },
]
const offer = (route: string[], said: string[] = [], fitting: string[] = []): OfferView => ({
  factory: 'larkin-cellars',
  good: 'wine',
  city: 'sandle',
  route,
  said,
  length: route.length,
  money: 2,
  prestige: 0,
  bonus: 2,
  fitting,
  card: fitting.length,
  contract: 3,
})
const upper = offer(['larkin-cellars', '4a', 'sandle'], ['4a'], ['red-forest'])
const lower = offer(['larkin-cellars', '4b', 'sandle'], ['4b'])

const table = (deliveries: OfferView[]): View =>
  ({ tiles: [4], country: 1, spaces, deliveries, players: [{}] }) as unknown as View
const all = (view: View): ReturnType<typeof offersOf> =>
  offersOf(view, countryOf(view), new Map(spaces.map((space) => [space.space, space])), 0)

describe('deliveries', () => {
  it('are sentences', () => {
    expect(all(table([upper])).map(({ words }) => words)).toEqual([
      ['deliver', 'larkin-cellars', 'wine', 'sandle', '4a'],
    ])
  })
  it('show one of those that come to the same', () => {
    expect(all(table([upper, upper]))).toHaveLength(1)
  })
  it('count the card that fits and the contract, the best first', () => {
    const found = all(table([lower, upper]))
    expect(found.map((one) => [one.route[1], prestigeOf(one)])).toEqual([
      ['4a', 4],
      ['4b', 3],
    ])
  })
})

describe('cards and tables', () => {
  it('know the era of the next action card, and the row of a length', () => {
    expect([0, 5, 6, 10, 12].map(nextEra)).toEqual([0, 0, 1, 2, undefined])
    expect([0, 1, 6, 7, 40].map(rowOf)).toEqual([-1, 0, 2, 3, 5])
  })
})
