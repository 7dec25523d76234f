import { expect, test } from 'vitest'
import type { Game, Tournament } from '../api/types'
import { asked, fitting, myTable, type Wish } from './tournaments'

const map = { name: 'map', default: 'north', choices: ['north', 'south'], maps: [], seats: [1, 9], choices_on: {} }
const two = { ...map, name: 'market', default: 'on', choices: ['on', 'off'], seats: [2, 2] }
const game = { id: 'toy', low: 1, high: 4, options: [map, two] } as unknown as Game
const wish: Wish = {
  title: 'Cup',
  game: 'toy',
  options: { map: 'south', market: 'off' },
  kind: 'league',
  seats: 4,
  rounds: 5,
  group: 4,
  advance: 3,
  days: 7,
  minutes: 30,
  own: null,
  starts: '',
  bots: 2,
  level: 'easy',
  fill: true,
  rated: false,
}

test('numbers become such that everybody sits on each seat equally often', () => {
  expect(fitting(wish, game)).toMatchObject({ seats: 4, rounds: 4 })
  expect(fitting({ ...wish, seats: 9 }, game).seats).toBe(4)
  expect(fitting({ ...wish, kind: 'swiss' }, game)).toMatchObject({ seats: 2, rounds: 5 })
  expect(fitting({ ...wish, kind: 'knockout', seats: 2, group: 5, advance: 7 }, game)).toMatchObject({
    group: 4,
    advance: 3,
  })
})

test('a kind is asked for with what it needs alone', () => {
  expect(asked(wish, game)).toMatchObject({ rounds: 5, every: 604800, group: 0, bots: ['easy', 'easy'], fill: 'easy' })
  expect(asked({ ...wish, kind: 'knockout' }, game)).toMatchObject({ rounds: 0, every: 0, group: 4, advance: 3 })
  expect(asked(wish, game).options).toEqual({ map: 'south' })
  expect(asked({ ...wish, seats: 2 }, game).options).toEqual({ map: 'south', market: 'off' })
  expect(asked({ ...wish, minutes: 0 }, game).clock).toBeNull()
  expect(asked({ ...wish, minutes: 3 * 24 * 60 }, game).clock).toMatchObject({ increment: 43200, kept: true })
})

test('my table is the one that is still played', () => {
  const table = { board: 1, players: [1, 2], places: [], scores: [] }
  const one = {
    standing: [{ number: 2, mine: true }],
    played: [
      { round: 1, tables: [{ ...table, table: 'a', over: true }] },
      { round: 2, tables: [{ ...table, table: 'b', over: false }] },
    ],
  } as unknown as Tournament
  expect(myTable(one)).toBe('b')
  expect(myTable({ ...one, standing: [] })).toBeNull()
})
