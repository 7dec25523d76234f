/** Sentences from Fluent files, made exactly as the Python side makes them. */
import { type FluentBundle, type FluentVariable } from '@fluent/bundle'

export type Facts = Record<string, unknown>

/** Facts that are said as they stand: what a person typed, and what selectors go by. */
export const VERBATIM: ReadonlySet<string> = new Set([
  'answer',
  'bot',
  'data',
  'file',
  'format',
  'game',
  'known',
  'language',
  'map',
  'near',
  'option',
  'reason',
  'said',
  'text',
  'value',
  'why',
  'word',
])

/** Facts that are seats, alone or in a list. */
export const SEATS: ReadonlySet<string> = new Set(['bankrupt', 'by', 'order', 'owner', 'seat', 'to_move'])
/** Facts that are kinds of words, whatever else a game calls so. */
export const KINDS: ReadonlySet<string> = new Set(['expected', 'next'])

/** One language, for one game's words or for the house alone. */
export class Texts {
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
    readonly game = '',
    readonly names: readonly string[] = [],
  ) {}

  /** The same language at a table. */
  at(game: string, names: readonly string[] = []): Texts {
    return new Texts(this.language, this.bundles, game, names)
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }

  say(key: string, facts: Facts = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value
      if (!pattern) continue
      const spoken: Record<string, FluentVariable> = {}
      for (const [name, value] of Object.entries(facts)) spoken[name] = this.fact(name, value)
      return bundle.formatPattern(pattern, spoken, [])
    }
    return key
  }

  /** The first of these keys that has a text. */
  first(keys: readonly string[], facts: Facts = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? '', facts)
  }

  /** A thing of the game by its name for people. */
  word(slug: string): string {
    for (const key of [`${this.game}-word-${slug}`, `word-${slug}`])
      if (this.has(key)) return this.say(key)
    return slug
  }

  seat(seat: number): string {
    return this.names[seat] ?? String(seat + 1)
  }

  /** What happened. A game that brought no texts along is told by names and values. */
  event(name: string, args: Facts): string {
    const key = `${this.game}-event-${name}`
    if (this.has(key)) return this.say(key, args)
    const { seat, ...rest } = args
    const who = typeof seat === 'number' ? `${this.seat(seat)}: ` : ''
    const what = Object.entries(rest).map(([fact, value]) => `${fact} ${String(this.fact(fact, value))}`)
    return `${who}${[name, ...what].join(', ').replaceAll('-', ' ')}`
  }

  refusal(rule: string, facts: Facts): string {
    return this.say(rule, facts)
  }

  /** A fact of a result, by its name for people. */
  resultFact(name: string, value: unknown): string {
    const said = typeof value === 'boolean' ? this.word(value ? 'yes' : 'no') : this.fact(name, value)
    return `${this.say(`${this.game}-fact-${name}`)}: ${String(said)}`
  }

  /** Seats become names, slugs words, lists enumerations. */
  private fact(name: string, value: unknown): FluentVariable {
    if (VERBATIM.has(name)) return typeof value === 'number' ? value : String(value)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (SEATS.has(name) && typeof value === 'number') return this.seat(value)
    if (typeof value === 'string') {
      const said = (slug: string): string =>
        !KINDS.has(name) ? this.word(slug) : this.has(`word-${slug}`) ? this.say(`word-${slug}`) : slug
      return value.split('|').map(said).join(' / ')
    }
    if (Array.isArray(value)) return value.map((one) => String(this.fact(name, one))).join(', ')
    return typeof value === 'number' ? value : String(value)
  }
}
