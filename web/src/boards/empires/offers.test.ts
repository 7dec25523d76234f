import { describe, expect, it } from 'vitest'
import { countryOf } from './country'
import { fits, nextEra, rowOf } from './data'
import { offersOf, prestigeOf } from './offers'
import type { OfferView, Space, View } from './view'

/** A factory and a city, two spaces apart, with two ways between them; the upper has a forest. */
const spaces: Space[] = [
  { space: 'larkin-cellars', tile: 4, q: 0, r: 0, tracks: [0], trains: [], factory: 'larkin-cellars', goods: ['wine'], printed: ['wine'] },
  { space: '4a', tile: 4, q: 1, r: -1, tracks: [0], trains: [], terrain: 'forest', star: true },
  { space: '4b', tile: 4, q: 1, r: 0, tracks: [0], trains: [], terrain: 'plain' },
  { space: 'sandle', tile: 4, q: 2, r: -1, tracks: [0], trains: [], city: 'sandle', demands: ['wine'], hat: 'orange' },
]
const offer = (route: string[]): OfferView => ({
  factory: 'larkin-cellars',
  good: 'wine',
  city: 'sandle',
  route,
  length: route.length,
  money: 2,
  prestige: 0,
  bonus: 2,
})
const upper = offer(['larkin-cellars', '4a', 'sandle'])
const lower = offer(['larkin-cellars', '4b', 'sandle'])

function table(deliveries: OfferView[], hand: string[] = [], factory = 'ferro-works'): View {
  const player = { hand, contract: { factory, prestige: 3, shown: false } }
  return { tiles: [4], country: 1, spaces, deliveries, players: [player] } as unknown as View
}
const all = (view: View): ReturnType<typeof offersOf> =>
  offersOf(view, countryOf(view), new Map(spaces.map((space) => [space.space, space])), 0)

describe('deliveries', () => {
  it('name the way where two are equally short, and only there', () => {
    expect(all(table([upper])).map(({ words }) => words)).toEqual([['deliver', 'larkin-cellars', 'wine', 'sandle']])
    expect(all(table([upper, lower])).map(({ words }) => words[4])).toEqual(['4a', '4b'])
  })
  it('show one of those that come to the same', () => {
    expect(all(table([upper, upper]))).toHaveLength(1)
  })
  it('count the card that fits and the contract, the best first', () => {
    const found = all(table([lower, upper], ['red-forest', 'red-steel'], 'larkin-cellars'))
    expect(found.map((one) => [one.route[1], prestigeOf(one)])).toEqual([['4a', 4], ['4b', 3]])
    expect(found[0]?.cards).toEqual(['red-forest'])
  })
})

describe('cards and tables', () => {
  it('hold a card against a delivery', () => {
    expect(fits('red-plain-desert', 'wine', 3, ['plain'])).toBe(false)
    expect(fits('red-plain-desert', 'wine', 3, ['desert', 'plain'])).toBe(true)
    expect(fits('blue-long', 'wine', 4, [])).toBe(false)
    expect(fits('blue-wine', 'wine', 1, [])).toBe(true)
  })
  it('know the era of the next action card, and the row of a length', () => {
    expect([0, 5, 6, 10, 12].map(nextEra)).toEqual([0, 0, 1, 2, undefined])
    expect([0, 1, 6, 7, 40].map(rowOf)).toEqual([-1, 0, 2, 3, 5])
  })
})
