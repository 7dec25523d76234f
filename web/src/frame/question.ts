/** What is asked at a table now, and what is wrong with what was tried: the dock and the text board say it. */
import type { Refusal } from '../api/types'
import type { Face } from '../boards/face'
import { handheld } from '../screen'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

/** This browser is asked, in the present, and may look. */
export const isAsked = (store: TableStore): boolean => store.saying && !store.past && !store.handover

export function questionOf(store: TableStore, texts: Texts, face: Face): string {
  const { shown: position, sentence, past } = store
  if (!position) return texts.say('web-joining')
  if (past) return texts.say('web-move-of', { move: past.move, moves: position.moves })
  if (position.status === 'gathering') return texts.say('web-gathering')
  if (position.status === 'over' || position.status === 'record') return texts.say('web-over')
  if (position.status === 'aborted') return texts.say('web-aborted')
  if (store.pendingRequest) return texts.say('web-sending')
  if (!isAsked(store)) return texts.say('web-waits', { value: texts.seats(position.asked) })
  if (sentence.complete)
    return texts.say(store.aside ? 'web-ready-aside' : store.planning?.on ? 'web-plan-ready' : 'web-ready')
  const atVerb = sentence.said.length === 0
  if (store.task && (atVerb || handheld.current)) return store.task
  if (atVerb) return texts.first([`web-${texts.game}-ask-${face.ask(store.view)}`, 'web-your-move'])
  const name = face.which(sentence.said, sentence.next()?.[0]?.section ?? '')
  return texts.first([`web-${texts.game}-which-${name}`, `web-which-${name}`, 'web-which'])
}

/** Why not: with words of its own where a board has them, and the rule that what was tried stands under. */
export type Told = Refusal & { text?: string; under?: string }

/** Why the last thing was refused; empty if it wasn't. */
export function refusedOf({ refusal }: TableStore, texts: Texts): string {
  if (refusal?.rule === 'web-possible')
    return texts.say('web-possible', { value: texts.word(String(refusal.facts['verb'])) })
  return refusal ? (refusal.text ?? texts.refusal(refusal.rule, refusal.facts)) : ''
}

/** The rule to read about that: the one that is broken, or the one that what was tried stands under; empty if none. */
export const ruleOf = ({ refusal }: TableStore): string =>
  [refusal?.rule ?? '', refusal?.under ?? ''].find((rule) => /^[A-Z]+-/.test(rule)) ?? ''

/** Where the rule book is opened: at the present phase. */
export function ruleNow({ view }: TableStore, face: Face): string {
  const { stops, now } = view ? face.phases(view) : { stops: [], now: 0 }
  return face.rules?.[stops[now] ?? ''] ?? ''
}
