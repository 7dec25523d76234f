/** What a board is given of the table. */
import type { GameEvent } from '../api/types'
import type { BoardProps, Hinted, Person } from '../boards/contract'
import { still } from '../me.svelte'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

interface Around {
  sitting: { readonly people: Person[]; readonly texts: Texts }
  events: () => readonly GameEvent[]
  lit: () => readonly string[]
  hinted: () => Hinted | null
}

/** Read one by one, so that what one property is of is drawn anew when that one changes, and nothing else. */
export function boardProps(store: TableStore, { sitting, events, lit, hinted }: Around): BoardProps {
  const present = (): boolean => store.saying && !store.past
  return {
    get people() {
      return sitting.people
    },
    get texts() {
      return sitting.texts
    },
    get events() {
      return events()
    },
    get lit() {
      return lit()
    },
    get hinted() {
      return hinted()
    },
    get view() {
      return store.view
    },
    get seat() {
      return store.seat
    },
    get said() {
      return store.past ? [] : store.sentence.said
    },
    get preview() {
      return store.past ? null : store.preview
    },
    get refused() {
      return store.refusedAt
    },
    get asked() {
      return present() && !store.handover && !store.pendingRequest && !store.waiting.length
    },
    get history() {
      return store.past !== null
    },
    get stars() {
      return store.shown?.stars ?? null
    },
    get still() {
      return still()
    },
    next: (said) => (present() ? store.sentence.next(said) : []),
    say: (words) => void (present() && store.sentence.say(words)),
    confirm: () => void store.confirm(),
    play: () => void store.play(),
    propose: (act) => (store.proposal = act),
    walkOn: (away) => (store.aside = away),
    forecasts: (begun) => store.forecastsOf(begun),
    plans: (start, via) => store.plan(start, via),
    why: ([first = [], ...others], place) =>
      store.why(
        first.join(' '),
        others.map((words) => words.join(' ')),
        place,
      ),
    refuse: (text, rule, place) => store.refuse({ rule, facts: {}, text }, place),
    nowhere: (rule) => {
      if (present()) store.refuse({ rule: 'web-nowhere', facts: {}, under: rule })
    },
  }
}
