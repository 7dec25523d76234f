/** The day's challenge: fetched, and taken up. */
import { call, requestId } from '../api/call'
import type { Challenge, Daily, Game, Table } from '../api/types'
import { introduce, me } from '../me.svelte'
import { go } from '../router.svelte'
import { learnChallenges, learnGame, t } from '../texts/language.svelte'

/** What is said of a game's challenges. */
const learn = (game: string): Promise<unknown> => Promise.all([learnGame(game), learnChallenges(game)])

/** A day with its results; today without a date. */
export async function dayOf(date = ''): Promise<Daily> {
  const found = await call<Daily>('GET', date ? `/daily?date=${date}` : '/daily')
  await learn(found.day.game)
  return found
}

/** With the days before it. */
export async function weekOf(date: string): Promise<Daily> {
  const found = await dayOf(date)
  await Promise.all([...new Set(found.week.map(({ game }) => game))].map(learn))
  return found
}

/** The try that counts, or another one for practice. */
export async function tryDay(date: string): Promise<void> {
  await introduce()
  const name = me.name || t('web-guest')
  const table = await call<Table>('POST', '/daily', { date, name, request: requestId() })
  go(`/table/${table.id}`)
}

/** What the bot that did best has done, to look through. */
export async function showSolution(date: string): Promise<void> {
  const table = await call<Table>('POST', '/daily/solution', { date })
  go(`/table/${table.id}`)
}

export const challengeOf = (games: readonly Game[], day: { game: string; challenge: string }): Challenge | undefined =>
  games.find(({ id }) => id === day.game)?.challenges.find(({ name }) => name === day.challenge)
