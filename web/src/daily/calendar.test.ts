import { expect, test } from 'vitest'
import { clock, month } from './calendar'

test('times as people read them', () => {
  expect([0, 9.4, 252, 3800].map(clock)).toEqual(['0:00', '0:09', '4:12', '1:03:20'])
})

test('a month begins on its weekday and tells what came of each day', () => {
  const tried = { number: 1, game: 'toy', challenge: 'one', goal: 'points', table: 'x', over: true }
  const squares = month('2026-11-20', '2026-11-15', [
    { ...tried, date: '2026-11-02', came: 40, stars: 2 },
    { ...tried, date: '2026-11-03', came: null, stars: 0 },
  ])
  expect(squares.length).toBe(6 + 30)
  expect(squares.slice(0, 6)).toEqual(Array(6).fill(null))
  expect(squares[7]).toMatchObject({ day: 2, stars: 2, broken: false, to_come: false })
  expect(squares[8]).toMatchObject({ day: 3, stars: null, broken: true })
  expect(squares[20]).toMatchObject({ day: 15, to_come: false, there: true })
  expect(squares[21]).toMatchObject({ day: 16, to_come: true, there: false })
})

test('a month that is past is over, whatever day of it is looked at', () => {
  const squares = month('2026-06-03', '2026-11-15', [])
  expect(squares.filter((one) => one?.to_come)).toEqual([])
  expect(squares.filter((one) => one?.there).map((one) => one?.day)).toEqual([28, 29, 30])
})
