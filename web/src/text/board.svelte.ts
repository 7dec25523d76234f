/** What the server tells of the position that is shown, in words; renewed after each move. */
import { call, Offline, Refused } from '../api/call'
import type { TextBoard, TextPlace, Told } from '../api/types'
import type { Shared } from '../frame/shared'
import type { TableStore } from '../frame/table.svelte'
import { habits } from '../me.svelte'
import type { Texts } from '../texts/speak'

/** while moves follow each other quickly, only the last position is asked for */
const PAUSE = 60

export class Board {
  sections = $state.raw<TextBoard['sections']>([])
  places = $state.raw<TextBoard['places']>([])
  private asked = 0

  constructor(
    private readonly store: TableStore,
    private readonly texts: () => Texts,
    private readonly isAsked: Shared['isAsked'],
  ) {
    $effect(() => {
      const query = this.query
      const clock = setTimeout(() => void this.renew(query), PAUSE)
      return () => clearTimeout(clock)
    })
  }

  /** who looks at which position, in which language */
  private readonly query = $derived.by(() => {
    const { past, shown, seat, handover } = this.store
    const query = new URLSearchParams({
      move: String(past?.move ?? shown?.moves ?? 0),
      lang: this.texts().language,
      coordinates: String(habits.coordinates),
    })
    if (seat !== null && !handover) query.set('seat', String(seat))
    return `${query}`
  })

  private async renew(query: string): Promise<void> {
    const turn = ++this.asked
    try {
      const { sections, places } = await call<TextBoard>('GET', `/tables/${this.store.id}/text?${query}`)
      if (turn !== this.asked) return
      this.sections = sections
      this.places = places
    } catch (problem) {
      // it was undone meanwhile, or the line is down: the next position asks again
      if (!(problem instanceof Refused || problem instanceof Offline)) throw problem
    }
  }

  /** Lines in answer to a question; none where it isn't one. */
  async tell(line: string): Promise<string[]> {
    const ask = new URLSearchParams({ ask: line.slice(0, 120) })
    const told = call<Told>('GET', `/tables/${this.store.id}/tell?${ask}&${this.query}`)
    return (await told.catch(() => ({ lines: [] }))).lines
  }

  /** what is said, or may be begun with a verb, and the words that follow */
  private readonly begun = $derived.by(() => {
    const { sentence } = this.store
    if (!this.isAsked(this.store)) return []
    const { said } = sentence
    const verbs = said.length ? [] : (sentence.next([]) ?? []).map(({ word }) => [word])
    return [said, ...verbs].map((words) => ({
      words,
      next: new Set(sentence.next(words)?.map(({ word }) => word)),
    }))
  })

  /** The sentence that a place makes of what is said, or of the first verb that takes it; null if none does. */
  sentence(place: TextPlace): string[] | null {
    for (const { words, next } of this.begun)
      for (const [first = '', ...rest] of place.said) {
        if (!next.has(first)) continue
        const here = [...words, first]
        const then = rest.length ? this.store.sentence.next(here) : []
        if (rest.every((word) => then?.some((one) => one.word === word))) return [...here, ...rest]
      }
    return null
  }
}
