import { expect, test } from 'vitest'
import type { Word } from '../../api/types'
import { placesFor, placing, settlings, settling } from './ways'

const word = (name: string, ...next: Word[]): Word => ({ word: name, section: '', next })
const tree =
  (...roots: Word[]) =>
  (said: readonly string[]): readonly Word[] => {
    let here: readonly Word[] = roots
    for (const one of said) here = here.find((found) => found.word === one)?.next ?? []
    return here
  }

test('places are read out of columns, rows and turns', () => {
  const next = tree(
    word(
      'place',
      word('overpass', word('-1', word('0', word('turn0'), word('turn1'))), word('2', word('-3', word('turn1')))),
    ),
    word('refuse', word('overpass')),
  )
  const places = placesFor(next, 'place', 'overpass')
  expect([...places.values()]).toEqual([
    { column: -1, row: 0, turns: ['turn0', 'turn1'] },
    { column: 2, row: -3, turns: ['turn1'] },
  ])
  expect(placesFor(next, 'place', 'rail-curve').size).toBe(0)
  expect(placing('place', 'overpass', { column: 2, row: -3, turns: [] }, 'turn1')).toEqual([
    'place',
    'overpass',
    '2',
    '-3',
    'turn1',
  ])
})

test('a starting tile lies where the territory begins', () => {
  const places = placesFor(tree(word('start', word('overpass', word('turn0'), word('turn1')))), 'start', 'overpass')
  expect([...places.values()]).toEqual([{ column: 0, row: 0, turns: ['turn0', 'turn1'] }])
})

test('a token that gives only this pawn goes before one that gives others, and a star last', () => {
  const at = word('1', word('2'))
  const next = tree(
    word('put', word('either', word('car', at), word('train', at)), word('car', word('car', at))),
    word('star', word('car', word('traveller', word('0', word('0'))))),
    word('done'),
  )
  const ways = settlings(next)
  expect(ways.get('1 2')?.map((way) => settling(way).join(' '))).toEqual([
    'put car car 1 2',
    'put either car 1 2',
    'put either train 1 2',
  ])
  expect(ways.get('0 0')?.map((way) => way.verb)).toEqual(['star'])
})
