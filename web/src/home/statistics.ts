/** What finished games amount to, by game, map and number of players. */
import type { FinishedGame } from '../api/types'

export interface Row {
  key: string
  game: string
  map: string
  seats: number
  games: number
  wins: number
  /** of those who weren't bankrupt */
  mean: number | null
  best: number | null
  /** the newest at the end */
  last: readonly FinishedGame[]
}

const LAST = 10

export type By = 'game' | 'map' | 'seats'

/** One row for each game, and within it for each map or number of players. */
export function rowsBy(games: readonly FinishedGame[], by: By): Row[] {
  const groups = new Map<string, FinishedGame[]>()
  for (const one of games) {
    const key = [one.game, by === 'map' ? one.map : '', by === 'seats' ? one.seats : ''].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([key, some]) => row(key, some)).sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
}

function row(key: string, games: readonly FinishedGame[]): Row {
  const [first] = games
  const scores = games.flatMap((one) => (one.score === null ? [] : [one.score]))
  const sum = scores.reduce((all, score) => all + score, 0)
  return {
    key,
    game: first?.game ?? '',
    map: first?.map ?? '',
    seats: first?.seats ?? 0,
    games: games.length,
    wins: games.reduce((all, one) => all + one.won, 0),
    mean: scores.length ? sum / scores.length : null,
    best: scores.length ? Math.max(...scores) : null,
    last: games.slice(-LAST),
  }
}

const COLUMNS = ['ended', 'game', 'map', 'seats', 'people', 'place', 'score', 'won', 'table'] as const

/** For a spreadsheet: a line for each game; what might be taken for a formula is a text. */
export function csv(games: readonly FinishedGame[]): string {
  const cell = (value: string | number | null): string => {
    const text = String(value ?? '')
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const lines = games.map((one) =>
    COLUMNS.map((name) => cell(name === 'ended' ? new Date(one.ended * 1000).toISOString() : one[name])).join(','),
  )
  return [COLUMNS.join(','), ...lines].join('\r\n') + '\r\n'
}
