/** What a board is given of the table. */
import type { GameEvent } from '../api/types'
import type { BoardProps, Person } from '../boards/contract'
import { still } from '../me.svelte'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

interface Around {
  people: Person[]
  texts: Texts
  events: readonly GameEvent[]
  lit: readonly string[]
}

export function boardProps(store: TableStore, around: Around): BoardProps {
  const present = store.myTurn && !store.past
  return {
    ...around,
    view: store.view,
    seat: store.seat,
    said: store.sentence.said,
    next: (said) => (present ? store.sentence.next(said) : []),
    say: (words) => void (present && store.sentence.say(words)),
    confirm: () => void store.play(),
    propose: (act) => (store.proposal = act),
    preview: store.preview,
    forecasts: (begun) => store.forecastsOf(begun),
    plans: (start, via) => store.plan(start, via),
    why: ([first = [], ...others], place) =>
      store.why(
        first.join(' '),
        others.map((words) => words.join(' ')),
        place,
      ),
    refuse: (text, rule, place) => store.refuse({ rule, facts: {}, text }, place),
    refused: store.refusedAt,
    asked: present && !store.handover && !store.pendingRequest && !store.waiting.length,
    history: store.past !== null,
    stars: store.shown?.stars ?? null,
    still: still(),
  }
}
