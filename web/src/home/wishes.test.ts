import { expect, test } from 'vitest'
import type { Game } from '../api/types'
import { applies, asTable, firstWish, levels, recalled, resized, seating, words } from './wishes'

const option = {
  kind: 'bool',
  default: false,
  choices: [],
  low: 0,
  high: 0,
  count: 0,
  seats: [1, 99],
  maps: [] as string[],
  choices_on: {} as Record<string, string[]>,
  help: '',
  titles: {},
}
const game = {
  id: 'toy',
  name: 'Toy',
  rules: 1,
  low: 1,
  high: 4,
  bots: ['random', 'beginner', 'easy', 'medium', 'hard'],
  languages: [],
  challenges: [],
  facts: {},
  board: [],
  browser_levels: {},
  options: [
    { ...option, name: 'hard' },
    { ...option, name: 'alone', kind: 'word', default: 'a', choices: ['a', 'b'], seats: [1, 1] },
  ],
} as Game

test('at first two bots of the middle level', () => {
  expect(levels(game)).toEqual(['beginner', 'easy', 'medium', 'hard'])
  expect(firstWish(game).seats.map((seat) => [seat.kind, seat.level])).toEqual([
    ['me', ''],
    ['bot', 'medium'],
    ['bot', 'medium'],
  ])
})

test('last time is remembered as far as it still makes sense', () => {
  const wish = { ...firstWish(game), options: { hard: true, alone: 'gone' } }
  const back = recalled(game, JSON.stringify(wish))
  expect(back.options).toEqual({ hard: true, alone: 'a' })
  expect(recalled(game, 'not json')).toEqual(firstWish(game))
  const gone = { ...wish, seats: [...wish.seats, { kind: 'bot', name: '', level: 'retired' }] }
  expect(recalled(game, JSON.stringify(gone)).seats).toHaveLength(3)
})

test('a table has only the options for so many seats, and bots have names of their own', () => {
  const table = asTable(game, firstWish(game), 'Bruno')
  expect(table.options).toEqual({ hard: false })
  expect(table.seats.map((seat) => seat.name)).toEqual(['Bruno', 'Chiara', 'Dmitri'])
  const alone = asTable(game, resized(game, firstWish(game), 1, firstWish(game).seats[1]!), 'Anna')
  expect(alone.options).toEqual({ hard: false, alone: 'a' })
  expect(alone.seats).toHaveLength(1)
})

test('an option of one map is offered on no other', () => {
  const rotors = { ...game.options[0]!, name: 'rotors', maps: ['west'] }
  expect(applies(rotors, 3, { map: 'west' })).toBe(true)
  expect(applies(rotors, 3, { map: 'east' })).toBe(false)
})

test('what is left out is left out of the cards of the chosen map', () => {
  const kinds = { east: ['a', 'b'], west: ['b', 'c'] }
  const without = {
    ...option,
    name: 'without',
    kind: 'words' as const,
    default: [],
    choices: ['a', 'b', 'c'],
    maps: ['east', 'west'],
    choices_on: kinds,
  }
  const mapped = { ...game, options: [...game.options, without] }
  expect(words(without, { map: 'east' })).toEqual(['a', 'b'])
  expect(words(game.options[1]!, { map: 'east' })).toEqual(['a', 'b'])
  const wish = firstWish(mapped)
  const wished = (map: string) =>
    asTable(mapped, { ...wish, options: { ...wish.options, map, without: ['a', 'b'] } }, 'Anna').options?.['without']
  expect(wished('east')).toEqual(['a', 'b'])
  expect(wished('west')).toEqual(['b'])
  expect(wished('north')).toBeUndefined()
})

test('what was chosen under other rules is not chosen again', () => {
  const wish = { ...firstWish(game), options: { hard: true, alone: 'b' } }
  expect(recalled({ ...game, rules: 2 }, JSON.stringify(wish)).options).toEqual({ hard: false, alone: 'a' })
})

test('a map takes no more players than it says', () => {
  expect(seating(game, undefined)).toEqual([1, 2, 3, 4])
  expect(seating(game, { least: 2, most: 3 })).toEqual([2, 3])
})
