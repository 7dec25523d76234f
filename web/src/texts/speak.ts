/** Sentences from Fluent files, made exactly as the Python side makes them. */
import { type FluentBundle, type FluentVariable } from '@fluent/bundle'
import house from '../../../src/roundhouse/texts/facts.json'

export type Facts = Record<string, unknown>

/** What facts are, by their names: kinds with | between them, * for a list. The house's stand in its
 * folder of texts, a game's come with the game. */
export type Kinds = Readonly<Record<string, string>>
const HOUSE: Kinds = house

/** What people call the words of a table beyond the texts, as the server tells it: a key, its facts
 * and more words in brackets; and what a tile joins. */
export interface Gazetteer {
  names?: Record<string, unknown[]>
  edges?: string[]
  beside?: Record<string, Record<string, string>>
  faces?: Record<string, number[][]>
}

const TYPES: Record<string, string> = {
  seat: 'number',
  amount: 'number',
  word: 'string',
  place: 'string',
  kind: 'string',
  text: 'string',
}

/** Which of a fact's kinds a value is; none if it is of another type, or said as it stands. */
function kindOf(kinds: string, value: unknown, listed: boolean): string {
  const among = kinds.split('|').filter((kind) => kind.endsWith('*') === listed)
  return among.map((kind) => kind.replace('*', '')).find((kind) => TYPES[kind] === typeof value) ?? ''
}

/** Slugs with | between them. */
const enumerated = (value: unknown, said: (slug: string) => string): string =>
  String(value).split('|').map(said).join(' / ')

/** What comes out wrong when texts meet: two stops, and minus signs that are hyphens. */
const TIDY: [RegExp, string][] = [
  [/(?<!\.)\.\.(?=\s|$)/g, '.'],
  [/([$€])-(?=\d)/g, '−$1'],
  [/(^|[\s(])-(?=\d)/g, '$1−'],
]
const tidy = (said: string): string => TIDY.reduce((text, [wrong, right]) => text.replace(wrong, right), said)

const CENTRE = 6
const NUMBER = /^-?\d+$/
const way = (steps: number, back: string, on: string): string => (steps < 0 ? back : steps ? on : 'level')
const aside = (column: number): Facts => ({ aside: way(column, 'left', 'right'), across: Math.abs(column) })

/** One language, for one game's words or for the house alone. */
export class Texts {
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
    /** what the facts of each game are */
    private readonly kinds: ReadonlyMap<string, Kinds>,
    readonly game = '',
    readonly names: readonly string[] = [],
    /** what the game's data calls its things, such as a map its places: said where no text is */
    private readonly called: Readonly<Record<string, string>> = {},
    private readonly gazetteer: Gazetteer = {},
    /** the words for places are said as well */
    private readonly coordinates = false,
  ) {}

  /** The same language at a table. */
  at(
    game: string,
    names: readonly string[] = [],
    called: Readonly<Record<string, string>> = {},
    gazetteer: Gazetteer = {},
    coordinates = false,
  ): Texts {
    return new Texts(this.language, this.bundles, this.kinds, game, names, called, gazetteer, coordinates)
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
      Object.assign(spoken, this.derived(facts))
      return tidy(bundle.formatPattern(pattern, spoken, []))
    }
    return key
  }

  /** What follows from the facts: what a tile joins, what each owner of links gets, and where a square is. */
  private derived({ hex, face, turns, owners, column, row }: Facts): Record<string, string> {
    const found: Record<string, string> = {}
    if (face !== undefined && turns !== undefined) found['joins'] = this.joins(String(hex), String(face), Number(turns))
    if (Array.isArray(owners)) {
      const all = owners as number[]
      const shares = [...new Set(all)].filter((seat) => seat >= 0)
      found['shares'] = shares
        .map((seat) => `${this.seat(seat)} +${all.filter((one) => one === seat).length}`)
        .join(', ')
    }
    if (typeof column === 'number' && typeof row === 'number') found['square'] = this.square(column, row)
    return found
  }

  /** A square of a board without names, told from its first tile; if wanted, with its coordinates, as they are
   * then drawn. */
  square(column: number, row: number): string {
    const shape = column ? (row ? 'both' : 'aside') : row ? 'upright' : 'here'
    const facts = { ...aside(column), rise: way(row, 'above', 'below'), down: Math.abs(row), shape }
    const said = this.say(`${this.game}-square`, facts)
    return this.coordinates ? tidy(`${said} (${column} · ${row})`) : said
  }

  /** The first of these keys that has a text. */
  first(keys: readonly string[], facts: Facts = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? '', facts)
  }

  /** Of the pages, in the game's own words where it has some: money, where that is the score. */
  own(key: string, facts: Facts = {}): string {
    return this.first([`web-${this.game}-${key}`, `web-${key}`], facts)
  }

  /** A thing of the game by its name for people. */
  word(slug: string): string {
    const called = this.gazetteer.names?.[slug]
    if (called) return this.name(slug, ...(called as [string, Facts, string[]?]))
    for (const key of [`${this.game}-word-${slug}`, `word-${slug}`]) if (this.has(key)) return this.say(key)
    return this.called[slug] ?? tidy(slug)
  }

  /** A place by its neighbours, with what it is and, if wanted, its coordinates. */
  private name(slug: string, key: string, facts: Facts, tags: readonly string[] = []): string {
    const more = [...tags.map((tag) => this.word(tag)), ...(this.coordinates ? [slug] : [])]
    const words = Object.entries(facts).map(([name, one]) => [name, typeof one === 'string' ? this.word(one) : one])
    const said = this.say(key, Object.fromEntries(words) as Facts)
    return more.length ? `${said} (${more.join(', ')})` : said
  }

  /** What the rails of a tile join: places, or the edges they leave by. */
  joins(hex: string, face: string, turns: number): string {
    const beside = this.gazetteer.beside?.[hex] ?? {}
    const called = (at: number): string => {
      const slug = beside[at] ?? this.gazetteer.edges?.[at]
      return slug === undefined ? '' : this.word(slug)
    }
    const turned = (end: number): number => (end < CENTRE ? (end + turns) % 6 : end)
    const ends = (this.gazetteer.faces?.[face] ?? []).map((rail) => rail.map(turned))
    const exits = ends.filter(([, to]) => to === CENTRE).map(([from = 0]) => called(from))
    const rails = ends.filter(([, to]) => to !== CENTRE).map(([from = 0, to = 0]) => `${called(from)} – ${called(to)}`)
    const town = called(CENTRE)
    if (exits.length) rails.push(town ? `${town} – ${exits.join(', ')}` : exits.join(', '))
    return rails.join(this.say('apart'))
  }

  /** The words of a move, or of its beginning, each as people would put it there. */
  phrase(words: readonly string[]): string[] {
    return this.parts(words).map(({ said }) => said)
  }

  /** The same, each with the word that it begins at: some are told by two. */
  parts(words: readonly string[]): { said: string; from: number }[] {
    const found: { said: string; from: number }[] = []
    let from = 0
    for (const at of words.keys()) {
      const said = this.nth(words, at)
      if (!said) continue // it is told with the next
      found.push({ said, from })
      from = at + 1
    }
    return found
  }

  /** A number says little by itself: `<game>-nth-<verb>-<at>` says what it counts, and the turns of
   * a tile are told by what it then joins. Column and row are one square: together they are said by the second
   * of them. */
  private nth(words: readonly string[], at: number): string {
    const [verb = '', word = '', face = ''] = [words[0], words[at], words[at - 1]]
    if (at > 1 && /^\d+$/.test(word) && this.gazetteer.faces?.[face])
      return this.joins(words[at - 2] ?? '', face, Number(word))
    const key = `${this.game}-nth-${verb}-${at}`
    if (!at || !this.has(key)) return this.word(word)
    if (!this.has(`${this.game}-square`) || !NUMBER.test(word)) return this.say(key, { value: word })
    if (NUMBER.test(face)) return this.say(key, { column: Number(face), row: Number(word) })
    return NUMBER.test(words[at + 1] ?? '') ? '' : this.say(key, { value: word, ...aside(Number(word)) })
  }

  /** Anna, Bruno and Chiara */
  list(said: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(said)
  }

  seats(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.seat(seat)))
  }

  /** An amount as the language writes it, in the game's money. */
  money(value: number): string {
    return this.say(`${this.game}-money`, { value })
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

  /** Without what another event tells better: `<game>-instead-<event>` names what it tells of its
   * seat, or, with a second word, whatever is `for` that. */
  sifted<E extends { name: string; args: Facts; audience: number | null }>(events: readonly E[]): E[] {
    const key = (event: E): string => `${this.game}-instead-${event.name}`
    const idle = new Set(
      events
        .filter((event) => this.has(key(event)))
        .map((event) => {
          const [name, purpose] = this.say(key(event)).split(' ')
          return `${name} ${purpose ?? String(event.args['seat'])}`
        }),
    )
    const told = ({ name, args }: E): boolean =>
      [args['seat'], args['for']].some((whose) => whose !== undefined && idle.has(`${name} ${String(whose)}`))
    return events.filter((event) => event.audience !== null || !told(event))
  }

  /** What happened, a sentence for each, nothing twice. */
  told(events: readonly { name: string; args: Facts; audience: number | null }[]): string[] {
    return this.sifted(events)
      .map(({ name, args }) => this.event(name, args))
      .filter((said) => said)
  }

  /** A sentence, even where it begins with a place that has no name of its own. */
  refusal(rule: string, facts: Facts): string {
    const said = this.say(rule, facts)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  /** A fact of a result, by its name for people. */
  resultFact(name: string, value: unknown): string {
    const said = typeof value === 'boolean' ? this.word(value ? 'yes' : 'no') : this.fact(name, value)
    return `${this.say(`${this.game}-fact-${name}`)}: ${String(said)}`
  }

  /** Seats become names, slugs words, lists enumerations; what isn't declared stays. */
  private fact(name: string, value: unknown, listed = false): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => String(this.fact(name, one, true))).join(', ') || '–'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    const kinds = [this.kinds.get(this.game)?.[name], HOUSE[name]].filter((one) => one !== undefined)
    const kind = kindOf(kinds.join('|'), value, listed)
    if (kind === 'seat') return this.seat(value as number)
    if (kind === 'word' || kind === 'place') return enumerated(value, (slug) => this.word(slug))
    if (kind === 'kind')
      return enumerated(value, (slug) => (this.has(`word-${slug}`) ? this.say(`word-${slug}`) : slug))
    return typeof value === 'number' ? value : String(value)
  }
}
