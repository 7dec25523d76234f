import { describe, expect, test } from 'vitest'
import type { Rail, Way } from '../../draw/links'
import { deliveryOf } from './ways'

/** Albany – Hartford – Boston in a row, the first link of seat 0, the second nobody's. */
const rail: Rail = { hex: { slug: 'a1', x: 0, y: 0, place: null }, from: 0, to: 3 }
const way = (owner: number, to: string): Way => ({ link: { owner, ends: ['', ''], rails: [] }, to, rails: [rail] })
const out = new Map([
  ['albany s', way(0, 'hartford')],
  ['hartford se', way(-1, 'boston')],
])

describe('a delivery that the server tells of', () => {
  test('lies on the links that its words name, and pays as it is told', () => {
    expect(deliveryOf(out, 'deliver blue albany s se', { 'seat-0': 4, 'seat-2': 1 })).toEqual({
      words: ['deliver', 'blue', 'albany', 's', 'se'],
      good: 'blue',
      places: ['albany', 'hartford', 'boston'],
      owners: [0, -1],
      rails: [[rail], [rail]],
      gains: new Map([
        [0, 4],
        [2, 1],
      ]),
    })
  })
  test('is left out where a link is not known yet', () => {
    expect(deliveryOf(out, 'deliver blue albany n', { 'seat-0': 1 })).toBeUndefined()
  })
})
