/** What happened, for those who hear the table: what others did is summed up, a line for a turn. */
import { untrack } from 'svelte'
import type { GameEvent } from '../api/types'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

/** sentences of a turn that are said; the rest are counted */
const SAID = 3
/** lines that stay to be read again */
const KEPT = 8

interface Turn {
  seat: number | null
  sentences: string[]
}

const seatOf = ({ args }: GameEvent): number | null => (typeof args['seat'] === 'number' ? args['seat'] : null)

export class Spoken {
  lines = $state.raw<{ key: number; text: string }[]>([])
  private turns: Turn[] = []
  private count = 0
  private last: readonly GameEvent[] = []

  constructor(store: TableStore, happened: () => readonly GameEvent[], texts: () => Texts) {
    $effect(() => {
      const { events, past, waiting } = store
      untrack(() => {
        if (past || events === this.last) return
        this.last = events
        for (const event of happened()) this.hear(seatOf(event), texts().event(event.name, event.args))
        // while others move, nothing is said before the last of them
        if (!waiting.length) this.tell(texts())
      })
    })
  }

  private hear(seat: number | null, sentence: string): void {
    if (!sentence) return
    const last = this.turns.at(-1)
    if (last && last.seat === seat) last.sentences.push(sentence)
    else this.turns.push({ seat, sentences: [sentence] })
  }

  private tell(texts: Texts): void {
    const told = this.turns.map(({ sentences }) => {
      const more = sentences.length - SAID
      const said = sentences.slice(0, SAID).join(' ')
      return { key: ++this.count, text: more > 0 ? `${said} ${texts.say('web-spoken-more', { count: more })}` : said }
    })
    this.turns = []
    if (told.length) this.lines = [...this.lines, ...told].slice(-KEPT)
  }
}
