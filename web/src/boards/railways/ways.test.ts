import { describe, expect, test } from 'vitest'
import type { Link, Waiting } from './view'
import { deliveryOf, type Leg } from './ways'

/** Albany – Boston – Chicago in a row, and two ways over the sea to an island. */
const line = (link: number, owner: number, from: string, to: string): Link => ({
  link,
  owner,
  ends: [from, to],
  rails: [],
  complete: true,
  depots: [],
})
const both = (link: Link, there: string, back: string): [string, Leg][] => [
  [`${link.ends[0]} ${there}`, { link, to: link.ends[1] ?? '', path: `${link.link} on` }],
  [`${link.ends[1]} ${back}`, { link, to: link.ends[0] ?? '', path: `${link.link} back` }],
]
const legs = new Map<string, Leg>([
  ...both(line(0, 0, 'albany', 'boston'), 'e', 'w'),
  ...both(line(1, 1, 'boston', 'chicago'), 'e', 'w'),
  ...both(line(2, 2, 'island', 'albany'), 'sea-1', 'sea-1'),
  ...both(line(3, 0, 'island', 'albany'), 'sea-2', 'sea-2'),
])

describe('a delivery that the server tells of', () => {
  test('lies on the links that its words name, and pays as it is told', () => {
    expect(deliveryOf(legs, 'deliver red chicago w w', { links: 2, 'seat-0': 1, 'seat-1': 4 })).toEqual({
      words: ['deliver', 'red', 'chicago', 'w', 'w'],
      good: 'red',
      places: ['chicago', 'boston', 'albany'],
      owners: [1, 0],
      paths: ['1 back', '0 back'],
      refuels: 0,
      gains: new Map([
        [0, 1],
        [1, 4],
      ]),
      waits: false,
    })
  })
  test('takes the very link over the sea', () => {
    expect(deliveryOf(legs, 'deliver red island sea-2 e', { links: 2, 'seat-0': 2 })?.owners).toEqual([0, 0])
  })
  test('may refuel on its way, and wait', () => {
    const found = deliveryOf(legs, 'deliver red albany e refuel e halt', { links: 2 })
    expect(found).toMatchObject({ places: ['albany', 'boston', 'chicago'], refuels: 1, waits: true })
    expect(found?.gains.size).toBe(0)
  })
  test('goes on with all that was before', () => {
    const trip: Waiting = {
      seat: 0,
      colour: 'yellow',
      place: 'boston',
      places: ['albany', 'boston'],
      owners: [0],
    }
    expect(deliveryOf(legs, 'continue e', { links: 2, 'seat-0': 1, 'seat-1': 1 }, trip)).toMatchObject({
      good: 'yellow',
      places: ['albany', 'boston', 'chicago'],
      owners: [0, 1],
      paths: ['1 on'],
    })
  })
  test('is left out where a link is not known yet', () => {
    expect(deliveryOf(legs, 'deliver red chicago ne', { links: 1, 'seat-0': 1 })).toBeUndefined()
  })
})
