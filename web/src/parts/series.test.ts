import { expect, test } from 'vitest'
import { figureNames, series, spread, stepFor, turningPoints } from './series'

const move = (at: number, points: number[]): never =>
  ({ move: at, seat: 0, text: '', events: [], time: 0, figures: points.length ? { points } : {} }) as never

test('figures become a line per seat', () => {
  const moves = [move(0, [0, 0]), move(1, []), move(2, [3, 1])]
  expect(series(moves, 'points', 2)).toEqual([[0, 3], [0, 1]])
  expect(figureNames(moves)).toEqual(['points'])
})

test('axes have three to six steps of 1, 2 or 5', () => {
  expect([4, 10, 23, 66, 140, 1000].map(stepFor)).toEqual([1, 2, 5, 20, 50, 200])
})

test('labels do not cover each other and keep their order', () => {
  const placed = spread([50, 51, 52], 15)
  expect(placed[1]! - placed[0]!).toBeGreaterThan(13)
  expect(placed[2]! - placed[1]!).toBeGreaterThan(13)
})

test('turning points are changes of the lead and great gains', () => {
  const found = turningPoints([[0, 5, 5, 5], [0, 0, 7, 30]], 4)
  expect(found).toEqual([
    { move: 1, seat: 0, kind: 'gain', by: 5 },
    { move: 2, seat: 1, kind: 'lead', by: 2 },
    { move: 3, seat: 1, kind: 'gain', by: 23 },
  ])
})
