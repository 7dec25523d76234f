/** The sentence being said: the words so far, and what may follow them. */
import type { Word } from '../api/types'

/** Asks the server for the words after `said`, a few steps deep. */
export type Fetch = (said: string[]) => Promise<Word[]>

const join = (said: readonly string[]): string => said.join(' ')

/** Walks down what is known; undefined where it hasn't been asked for. */
export function follow(words: readonly Word[] | null, path: readonly string[]): readonly Word[] | undefined {
  let here = words
  for (const step of path) {
    const word = here?.find((one) => one.word === step)
    if (!word) return here ? [] : undefined
    here = word.next
  }
  return here ?? undefined
}

export class Sentence {
  said = $state.raw<string[]>([])
  /** grows when an answer comes, so that readers of `next` look again */
  private answers = $state(0)
  private known = new Map<string, readonly Word[]>()
  /** sentences that the server has made itself: they need not be asked for word by word */
  private whole = new Set<string>()
  private asking = new Set<string>()
  /** what was begun to be said last; anything begun before it is dropped */
  private turns = 0
  /** not asked again before the next position, else a lost connection would ask for ever */
  private failed = new Set<string>()

  constructor(private readonly fetch: Fetch) {}

  /** Forgets all: the position is another one. What can still be said of `said` is said again. */
  async start(said: readonly string[] = []): Promise<void> {
    this.known = new Map()
    this.whole = new Set()
    this.asking = new Set()
    this.failed = new Set()
    this.said = []
    this.answers++
    await this.say(said)
  }

  /** These are complete. */
  trust(sentences: readonly string[]): void {
    for (const one of sentences) this.whole.add(one)
  }

  /** What may follow, as far as it has been fetched. */
  fetched(said: readonly string[]): readonly Word[] | undefined {
    void this.answers
    if (this.whole.has(join(said))) return []
    for (let cut = said.length; cut >= 0; cut--) {
      const root = this.known.get(join(said.slice(0, cut)))
      if (root) return follow(root, said.slice(cut))
    }
    return undefined
  }

  /** What may follow; nothing when the sentence is complete, undefined while it is being asked. */
  next(said: readonly string[] = this.said): readonly Word[] | undefined {
    const found = this.fetched(said)
    if (found) return found
    // nobody asks what follows a verb before it is known that it may be said
    const begun = this.known.has('') ? said : []
    if (!this.failed.has(join(begun))) void this.learn(begun)
    return undefined
  }

  get move(): string {
    return join(this.said)
  }

  get complete(): boolean {
    return this.said.length > 0 && this.next()?.length === 0
  }

  /** Whether a word of it was chosen, and can be taken back: one without an alternative said itself. */
  get chosen(): boolean {
    return this.said.some((_, at) => this.fetched(this.said.slice(0, at))?.length !== 1)
  }

  /** Says these words and whatever must follow them; words that can't be said are left out. */
  async say(words: readonly string[]): Promise<void> {
    const known = this.known
    const turn = ++this.turns
    if (this.whole.has(join(words))) {
      this.said = [...words]
      return
    }
    const said: string[] = []
    for (const word of words) {
      const next = this.next(said) ?? (await this.learn(said))
      if (known !== this.known || turn !== this.turns) return
      if (!next.some((one) => one.word === word)) break
      said.push(word)
    }
    await this.extend(said)
  }

  /** Takes back the last word that was a choice; false when there was none. */
  async back(): Promise<boolean> {
    const { known, said: before } = this
    let said = before
    while (said.length) {
      said = said.slice(0, -1)
      const next = this.next(said) ?? (await this.learn(said))
      if (known !== this.known || before !== this.said) return true // something else is said by now
      if (!next.length || next.length > 1) {
        this.said = said
        return true
      }
    }
    return false
  }

  /** Words without an alternative say themselves. */
  private async extend(said: string[]): Promise<void> {
    const known = this.known
    for (;;) {
      this.said = said
      const next = this.next(said) ?? (await this.learn(said))
      if (known !== this.known || this.said !== said) return
      const only = next[0]
      if (next.length !== 1 || !only) return
      said = [...said, only.word]
    }
  }

  private async learn(said: readonly string[]): Promise<readonly Word[]> {
    const key = join(said)
    const known = this.known
    if (this.asking.has(key)) {
      while (this.asking.has(key) && known === this.known) await new Promise((on) => setTimeout(on, 10))
      return known.get(key) ?? []
    }
    this.asking.add(key)
    try {
      const words = await this.fetch([...said])
      known.set(key, words)
      return words
    } catch {
      this.failed.add(key)
      return []
    } finally {
      this.asking.delete(key)
      // answers for a position that is gone are of no use to anybody
      if (known === this.known) queueMicrotask(() => this.answers++)
    }
  }
}
