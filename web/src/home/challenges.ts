/** Challenges: how one begins, what it asks for, and which comes next. */
import { call, requestId } from '../api/call'
import type { Challenge, Game, Table } from '../api/types'
import { introduce, me } from '../me.svelte'
import { go } from '../router.svelte'
import { t } from '../texts/language.svelte'
import type { Texts } from '../texts/speak'

export const MOST_STARS = 3

/** A new table for it, with my name at it. */
export async function beginChallenge(game: string, challenge: string): Promise<void> {
  await introduce()
  const name = me.name || t('web-guest')
  const table = await call<Table>('POST', '/challenges', { game, challenge, name, request: requestId() })
  go(`/table/${table.id}`)
}

/** The one after this; none after the last. */
export function nextChallenge(game: Game | undefined, challenge: string | null | undefined): string | undefined {
  const names = (game?.challenges ?? []).map(({ name }) => name)
  const at = names.indexOf(challenge ?? '')
  return at < 0 ? undefined : names[at + 1]
}

export const challengeTitle = (texts: Texts, name: string): string => texts.say(`${texts.game}-challenge-${name}`)
export const challengeTask = (texts: Texts, { name, needs }: Challenge): string =>
  texts.say(`${texts.game}-challenge-${name}-about`, { needs })
/** What is counted: points, the lead over the others, or another figure of the game. */
export const goalName = (texts: Texts, goal: string): string =>
  goal === 'lead' ? texts.say('web-goal-lead') : texts.first([`web-${texts.game}-figure-${goal}`, `web-figure-${goal}`])
