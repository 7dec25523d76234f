/** What the server tells of the position that is shown, in words; renewed whenever the table is another one. */
import { call, Offline, Refused } from '../api/call'
import type { TextBoard, TextPlace, Told } from '../api/types'
import type { Shared } from '../frame/shared'
import type { TableStore } from '../frame/table.svelte'
import { habits } from '../me.svelte'
import type { Texts } from '../texts/speak'

/** while moves follow each other quickly, only the last position is asked for */
const PAUSE = 60
/** sentences that are asked about at once */
const MOST = 400

/** Nobody, or the seat that is in front of the screen. */
export const readerOf = ({ seat, handover }: Pick<TableStore, 'seat' | 'handover'>): number | null =>
  handover ? null : seat

interface Beginning {
  words: string[]
  next: ReadonlySet<string>
}

export class Board {
  /** it is told to one reader, and is nothing to the next */
  private told = $state.raw<(TextBoard & { reader: number | null }) | null>(null)
  private asked = 0

  constructor(
    private readonly store: TableStore,
    private readonly texts: () => Texts,
    private readonly isAsked: Shared['isAsked'],
  ) {
    $effect(() => {
      void [this.stands, this.store.planning?.view]
      const [query, reader] = [this.query, readerOf(this.store)]
      if (!this.store.shown) return
      const clock = setTimeout(() => void this.renew(query, reader), PAUSE)
      return () => clearTimeout(clock)
    })
  }

  private readonly now = $derived.by(() => (this.told?.reader === readerOf(this.store) ? this.told : null))
  readonly sections = $derived.by<TextBoard['sections']>(() => this.now?.sections ?? [])
  readonly places = $derived.by<TextBoard['places']>(() => this.now?.places ?? [])

  /** who looks at which position, in which language */
  private readonly query = $derived.by(() => {
    const { past, shown, planning } = this.store
    const reader = readerOf(this.store)
    const query = new URLSearchParams({
      move: String(past?.move ?? shown?.moves ?? 0),
      planned: String((planning?.on ?? false) && !past),
      lang: this.texts().language,
      coordinates: String(habits.coordinates),
    })
    if (reader !== null) query.set('seat', String(reader))
    return `${query}`
  })
  /** what else is told: the end, and who sits there; what a lost line has kept back is asked for again */
  private readonly stands = $derived.by(() => {
    const { shown, link } = this.store
    return JSON.stringify([link, shown?.status, shown?.result?.places, shown?.seats.map(({ name }) => name)])
  })

  private async renew(query: string, reader: number | null): Promise<void> {
    const turn = ++this.asked
    try {
      const told = await call<TextBoard>('GET', `/tables/${this.store.id}/text?${query}`)
      if (turn === this.asked) this.told = { ...told, reader }
    } catch (problem) {
      // it was undone meanwhile, or the line is down: the next position asks again
      if (!(problem instanceof Refused || problem instanceof Offline)) throw problem
    }
  }

  /** Lines in answer to a question, none where it isn't one; without an answer, why there is none. */
  async tell(line: string): Promise<string[]> {
    const ask = new URLSearchParams({ ask: line.slice(0, 120) })
    try {
      return (await call<Told>('GET', `/tables/${this.store.id}/tell?${ask}&${this.query}`)).lines
    } catch (problem) {
      if (problem instanceof Offline) return [this.texts().say('web-offline')]
      if (problem instanceof Refused) return [this.texts().refusal(problem.refusal.rule, problem.refusal.facts)]
      throw problem
    }
  }

  /** How a sentence may begin that goes on with a place: what is said, and up to two words that name none. */
  private beginnings(said: string[]): Beginning[] {
    const { sentence } = this.store
    if (!this.isAsked(this.store)) return []
    const onward = (words: string[]): string[][] =>
      (sentence.fetched(words) ?? []).filter(({ word }) => !this.named.has(word)).map(({ word }) => [...words, word])
    const once = onward(said)
    return [said, ...once, ...once.flatMap(onward)].map((words) => ({
      words,
      next: new Set(sentence.fetched(words)?.map(({ word }) => word)),
    }))
  }
  private readonly named = $derived.by(
    () => new Set(this.places.flatMap(({ said }) => said.map(([first = '']) => first))),
  )
  private readonly begun = $derived.by(() => this.beginnings(this.store.sentence.said))

  /** What may be said of a place, after what is said already. */
  sentences(place: TextPlace, begun = this.begun): string[][] {
    return begun.flatMap(({ words, next }) =>
      place.said.flatMap(([first = '', ...rest]) => {
        if (!next.has(first)) return []
        let here = [...words, first]
        for (const word of rest) {
          if (!this.store.sentence.next(here)?.some((one) => one.word === word)) return []
          here = [...here, word]
        }
        return [here]
      }),
    )
  }

  /** The same, with as much of what is said as can stay. */
  instead(place: TextPlace): string[][] {
    const { said } = this.store.sentence
    for (let kept = said.length; kept >= 0; kept--) {
      const found = this.sentences(place, this.beginnings(said.slice(0, kept)))
      if (found.length) return found
    }
    return []
  }

  /** What somebody may mean by a place of which nothing can be said. */
  tries(place: TextPlace): string[] {
    const begun = this.beginnings(this.store.sentence.said.slice(0, 1)).map(({ words }) => words)
    const meant = begun.flatMap((words) => (words.length ? place.said.map((own) => [...words, ...own]) : []))
    return meant.slice(0, MOST).map((words) => words.join(' '))
  }
}
