import { expect, test } from 'vitest'
import {
  deed,
  figureNames,
  gains,
  labelled,
  overTheGame,
  series,
  spread,
  spreadWithin,
  stepFor,
  turningPoints,
} from './series'
import { roundStarts } from './rounds'

const move = (at: number, points: number[], round = 0): never =>
  ({ move: at, seat: 0, text: '', round, events: [], time: 0, figures: points.length ? { points } : {} }) as never

test('figures become a line per seat', () => {
  const moves = [move(0, [0, 0]), move(1, []), move(2, [3, 1])]
  expect(series(moves, 'points', 2)).toEqual([
    [0, 3],
    [0, 1],
  ])
  expect(figureNames(moves)).toEqual(['points'])
})

test('axes have three to six steps of 1, 2 or 5', () => {
  expect([4, 10, 23, 66, 140, 1000].map(stepFor)).toEqual([1, 2, 5, 20, 50, 200])
})

test('the last label is written, and none too close to it', () => {
  expect(labelled(16, 2)).toEqual([0, 2, 4, 6, 8, 10, 12, 15])
  expect(labelled(5, 2)).toEqual([0, 2, 4])
  expect(labelled(1, 2)).toEqual([0])
})

test('labels do not cover each other and keep their order', () => {
  const placed = spread([50, 51, 52], 15)
  expect(placed[1]! - placed[0]!).toBeGreaterThan(13)
  expect(placed[2]! - placed[1]!).toBeGreaterThan(13)
})

test('labels stay within their picture', () => {
  expect(spreadWithin([1, 2, 290], 50, 25, 275)).toEqual([25, 75, 275])
  expect(spreadWithin([299, 298, 100], 50, 25, 275)).toEqual([275, 225, 100])
})

test('turning points are changes of the lead and great gains', () => {
  const found = turningPoints(
    [
      [0, 5, 5, 5],
      [0, 0, 7, 30],
    ],
    4,
  )
  expect(found).toEqual([
    { move: 1, seat: 0, kind: 'gain', by: 5 },
    { move: 2, seat: 1, kind: 'lead', by: 2 },
    { move: 3, seat: 1, kind: 'gain', by: 23 },
  ])
})

/** Six rounds of two moves after one move of set-up; in each round seat 0 wins 2 points, then seat 1 wins 1. */
const long = [move(0, [0, 0]), move(1, [0, 0])]
for (let round = 1; round <= 6; round++)
  long.push(move(2 * round, [2 * round, round - 1], round), move(2 * round + 1, [2 * round, round], round))

test('rounds begin with their first move', () => {
  expect(roundStarts(long).slice(0, 3)).toEqual([
    { round: 1, move: 2 },
    { round: 2, move: 4 },
    { round: 3, move: 6 },
  ])
})

test('a long game is charted by its rounds', () => {
  const { values, labels, where } = overTheGame(long, 'points', 2)
  expect(labels).toEqual(['', '1', '2', '3', '4', '5', '6'])
  expect(values).toEqual([
    [0, 2, 4, 6, 8, 10, 12],
    [0, 1, 2, 3, 4, 5, 6],
  ])
  expect([0, 1, 2, 3, 12, 13].map(where)).toEqual([0, 0, 0.5, 1, 5.5, 6])
})

test('a game of few rounds is charted by its moves', () => {
  const { values, labels } = overTheGame(long.slice(0, 6), 'points', 2)
  expect(labels).toEqual([])
  expect(values[0]).toEqual([0, 0, 2, 2, 4, 4])
})

test('gains are told by round, and the final count by itself', () => {
  const { labels, values } = gains(long, [12, 20], 'end')
  expect(labels).toEqual(['1', '2', '3', '4', '5', '6', 'end'])
  expect(values).toEqual([
    [2, 2, 2, 2, 2, 2, 0],
    [1, 1, 1, 1, 1, 1, 14],
  ])
  expect(gains(long, [12, 6], 'end').labels).not.toContain('end')
})

test('a turning point tells the deed, not the number once more', () => {
  const told = (at: number, name: string, args: object): never =>
    ({ ...(move(at, []) as object), events: [{ name, args }] }) as never
  const moves = [
    told(4, 'cube-delivered', { seat: 1, colour: 'red', places: ['boston', 'albany'] }),
    told(5, 'points-taken', { seat: 1, amount: 3 }),
    told(6, 'tile-placed', { seat: 0, tile: 'curve' }),
    told(7, 'points-taken', { seat: 1, amount: 2 }),
  ]
  expect(deed(moves, 5, 1)?.name).toBe('cube-delivered')
  expect(deed(moves, 6, 0)?.name).toBe('tile-placed')
  expect(deed(moves, 7, 1)).toBeUndefined()
})
