import { describe, expect, test } from 'vitest'
import { attempts, follow, gainsOf, type Listed, ranked, shortest } from './delivery'

/** Albany – Boston – Chicago in a row, and Detroit in a ring with Albany and Chicago. */
const out = new Map([
  ['albany e', { to: 'boston' }],
  ['boston w', { to: 'albany' }],
  ['boston e', { to: 'chicago' }],
  ['chicago w', { to: 'boston' }],
  ['albany nw', { to: 'detroit' }],
  ['detroit se', { to: 'albany' }],
])

test('what is told of players is what they get, other parts are not', () => {
  expect([...gainsOf({ links: 3, 'seat-0': 1, 'seat-10': 2 })]).toEqual([
    [0, 1],
    [10, 2],
  ])
})

test('legs are followed as they are named, until one is not known', () => {
  expect(follow(out, 'albany', ['e', 'e'])?.map(({ to }) => to)).toEqual(['boston', 'chicago'])
  expect(follow(out, 'albany', ['e', 'ne'])).toBeUndefined()
})

describe('the best delivery comes first', () => {
  const one = (places: string, gains: [number, number][], waits = false): Listed => ({
    words: places.split(' '),
    good: 'red',
    places: places.split(' '),
    owners: [],
    gains: new Map(gains),
    waits,
  })
  const alone = one('albany boston', [[0, 2]])
  const longer = one('albany boston chicago', [[0, 2]])
  const most = one('boston chicago', [
    [0, 2],
    [1, 1],
  ])
  const little = one('detroit albany', [[0, 1]])
  const waits = one('chicago boston', [], true)
  test('that brings the seat most, then others least, then is the shortest; one that waits is the last', () => {
    expect(ranked([waits, little, most, longer, alone], 0)).toEqual([alone, longer, most, little, waits])
    expect(ranked([alone, most], 1)).toEqual([most, alone])
  })
})

describe('what is asked about a city', () => {
  const takes = (place: string): boolean => place === 'chicago'
  test('the shortest way to where the cube belongs', () => {
    expect(attempts(out, 'detroit', ['red', 'red'], takes, 'e')).toEqual([
      ['deliver', 'red', 'detroit', 'se', 'e', 'e'],
    ])
  })
  test('of the colours the one with the shortest way', () => {
    const near = (place: string, good: string): boolean => place === (good === 'red' ? 'chicago' : 'boston')
    expect(attempts(out, 'albany', ['red', 'blue'], near, 'e')).toEqual([['deliver', 'blue', 'albany', 'e']])
  })
  test('any way where there is none, and any edge where there is no link', () => {
    expect(attempts(out, 'chicago', [], () => false, 'n')).toEqual([['deliver', 'red', 'chicago', 'w']])
    expect(attempts(out, 'elsewhere', ['blue'], takes, 'n')).toEqual([['deliver', 'blue', 'elsewhere', 'n']])
  })
  test('no way leads where nothing is joined', () => {
    expect(shortest(out, 'albany', (place) => place === 'elsewhere')).toBeNull()
  })
})
