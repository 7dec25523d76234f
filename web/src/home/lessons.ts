/** Lessons: which there are, and the way to one. */
import { call } from '../api/call'
import type { Lesson, Lessons, Table } from '../api/types'
import { introduce, me } from '../me.svelte'
import { go } from '../router.svelte'
import { t } from '../texts/language.svelte'

export const lessonList = (): Promise<Lessons> => call<Lessons>('GET', '/lessons')

/** Where it was left, or at its beginning. */
export async function learn(game: string, lesson: string, again = false): Promise<void> {
  await introduce()
  const name = me.name || t('web-guest')
  const table = await call<Table>('POST', '/lessons', { game, lesson, name, again })
  go(`/table/${table.id}`)
}

/** What somebody is offered who doesn't know the game yet: its first lesson that he hasn't done. */
export function offered({ lessons, played }: Lessons, game: string): Lesson | undefined {
  return played.includes(game) ? undefined : lessons.find((one) => one.game === game && !one.done)
}
