import { expect, test } from 'vitest'
import type { FinishedGame } from '../api/types'
import { csv, rowsBy } from './statistics'

const GAME: FinishedGame = {
  table: 'a',
  game: 'tiles',
  map: '',
  seats: 2,
  people: 1,
  place: 1,
  score: 40,
  won: 1,
  ended: 0,
}
const GAMES: FinishedGame[] = [
  GAME,
  { ...GAME, table: 'b', seats: 3, place: 2, score: 30, won: 0 },
  { ...GAME, table: 'c', game: 'steam', map: 'northeast', place: 4, score: null, won: 0 },
  { ...GAME, table: 'd', game: 'steam', map: 'northeast', score: 50, won: 0.5 },
]

test('games, wins, means and bests are counted by game', () => {
  const [steam, tiles] = rowsBy(GAMES, 'game')
  expect(tiles).toMatchObject({ game: 'tiles', games: 2, wins: 1, mean: 35, best: 40 })
  expect(steam).toMatchObject({ game: 'steam', games: 2, wins: 0.5, mean: 50, best: 50 })
})

test('the last ten are there, the newest at the end', () => {
  const many = Array.from({ length: 13 }, (_, n) => ({ ...GAME, table: `t${n}` }))
  const [row] = rowsBy(many, 'game')
  expect(row?.last.map(({ table }) => table)).toEqual(many.slice(3).map(({ table }) => table))
})

test('and by number of players', () => {
  expect(rowsBy(GAMES, 'seats').map((row) => [row.game, row.seats, row.games])).toEqual([
    ['steam', 2, 2],
    ['tiles', 2, 1],
    ['tiles', 3, 1],
  ])
})

test('a spreadsheet gets a line for each game, and no formula', () => {
  const lines = csv([
    { ...GAME, map: '=1+1' },
    { ...GAME, map: 'a,"b"' },
  ]).split('\r\n')
  expect(lines[0]).toBe('ended,game,map,seats,people,place,score,won,table')
  expect(lines[1]).toBe("1970-01-01T00:00:00.000Z,tiles,'=1+1,2,1,1,40,1,a")
  expect(lines[2]).toContain('"a,""b"""')
})
