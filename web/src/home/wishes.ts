/** What a person wants to play, and how that becomes a table. */
import type { Game, NewSeat, NewTable, Option } from '../api/types'
import { requestId } from '../api/call'
import type { Texts } from '../texts/speak'
import { type OwnClock, recalledClock, timed } from './ownClock'

export type Value = boolean | number | string | string[]
export type SeatWish = { kind: NewSeat['kind']; name: string; level: string }

export interface Wish {
  /** of the game when the wish was made: their options may have meant something else */
  rules: number
  options: Record<string, Value>
  seats: SeatWish[]
  public: boolean
  visitors: boolean
  /** it counts for the ratings of all who sit down */
  rated: boolean
  /** minutes for each player; 0 is without a clock */
  minutes: number
  /** or in numbers of one's own */
  own: OwnClock | null
  /** minutes without a sign after which a bot may stand in; 0 is the server's custom */
  absence: number
  /** the bots' level was chosen, and isn't changed any more */
  levelled: boolean
}

/** Bots from the weakest; moves by chance are for games that have no other bot. */
export const levels = (game: Game): string[] => {
  const able = game.bots.filter((level) => level !== 'random')
  return able.length ? able : game.bots
}
/** The level to begin with, and who plays on for somebody else. */
export const usual = (game: Game): string => (game.bots.includes('medium') ? 'medium' : 'random')

/** options that are chosen often */
const FIRST = 3

/** Chosen often, or had by some maps alone: the others are folded. */
export function isCommon(game: Game, one: Option): boolean {
  const common = game.options.filter(({ kind, choices }) => kind === 'bool' || (kind === 'word' && choices.length > 0))
  const at = common.indexOf(one)
  return at >= 0 && (at <= FIRST || one.maps.length > 0)
}

/** Whether an option means anything for so many seats, and on the map that is chosen. */
export const applies = (option: Option, seats: number, options: Record<string, unknown>): boolean =>
  (option.seats[0] ?? 1) <= seats &&
  seats <= (option.seats[1] ?? 99) &&
  (!option.maps.length || option.maps.includes(options['map'] as string))

/** The words of an option to choose from on the map that is chosen. */
export const words = (option: Option, options: Record<string, unknown>): string[] =>
  option.choices_on[options['map'] as string] ?? option.choices

/** One of an option's words by its name for people; a map of the operator's own has a title. */
export const choice = (texts: Texts, word: string, option: Option): string =>
  option.titles[word] ??
  texts.first([`web-${texts.game}-choice-${word}`, `${texts.game}-word-${word}`, `word-${word}`, word])

/** A map by its title where somebody drew it (`drawn`), else as its game calls it. */
export function mapName(texts: Texts, known: readonly Game[], map: string, drawn: Record<string, string>): string {
  const option = known.find(({ id }) => id === texts.game)?.options.find(({ name }) => name === 'map')
  return drawn[map] ?? (option ? choice(texts, map, option) : map)
}

const isWord = (option: Option, value: unknown): boolean => option.choices.includes(value as string) && value !== 'off'

/** Which map, rules or challenge a table has, in words. */
export function chosen(game: Game, options: Record<string, unknown>, seats: number, texts: Texts): string[] {
  return game.options.flatMap((option) => {
    const value = options[option.name]
    const news = ['map', 'challenge'].includes(option.name) || value !== option.default
    const said = news && applies(option, seats, options) && isWord(option, value)
    return said ? [choice(texts, String(value), option)] : []
  })
}

export const label = (texts: Texts, option: Option): string =>
  texts.first([`web-${texts.game}-label-${option.name}`, option.name])

/** Every option that is one of several words, by its name, and switches that are not as usual. */
export function told(game: Game, options: Record<string, unknown>, seats: number, texts: Texts): [string, string][] {
  return game.options.flatMap((option) => {
    const value = options[option.name]
    if (!applies(option, seats, options)) return []
    if (isWord(option, value)) return [[label(texts, option), choice(texts, String(value), option)]]
    const turned = option.kind === 'bool' && value !== undefined && value !== option.default
    return turned ? [[label(texts, option), texts.word(value ? 'yes' : 'no')]] : []
  })
}

const bot = (game: Game): SeatWish => ({ kind: 'bot', name: '', level: usual(game) })
const me: SeatWish = { kind: 'me', name: '', level: '' }

/** A middling number of players, the others bots. */
export function firstWish(game: Game): Wish {
  const seats = Math.min(game.high, Math.max(game.low, 3))
  return {
    rules: game.rules,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    seats: [me, ...Array.from({ length: seats - 1 }, () => bot(game))],
    public: false,
    visitors: true,
    rated: false,
    minutes: 0,
    own: null,
    absence: 0,
    levelled: false,
  }
}

/** Last time's wish, as far as the game still knows what it is about. */
export function recalled(game: Game, kept: string | null): Wish {
  const wish = firstWish(game)
  try {
    const last = JSON.parse(kept ?? '') as Partial<Wish>
    for (const option of last.rules === game.rules ? game.options : []) {
      const value = last.options?.[option.name]
      const possible = !option.choices.length || [value].flat().every((one) => option.choices.includes(one as string))
      if (value !== undefined && typeof value === typeof option.default && possible) wish.options[option.name] = value
    }
    const seats = (last.seats ?? []).filter((seat) => seat.kind !== 'bot' || game.bots.includes(seat.level))
    if (seats.length >= game.low && seats.length <= game.high) wish.seats = seats
    const { public: listed = false, visitors = true, rated = false, minutes = 0, own = null, absence = 0 } = last
    const { levelled = true } = last
    return { ...wish, public: listed, visitors, rated, minutes, own: recalledClock(own), absence, levelled }
  } catch {
    return wish
  }
}

/** How many may sit down: all of the game's numbers, or those of the chosen map. */
export function seating(game: Game, map: { least?: number; most?: number } | undefined): number[] {
  const [low, high] = [Math.max(game.low, map?.least ?? 0), Math.min(game.high, map?.most ?? game.high)]
  return Array.from({ length: high - low + 1 }, (_, n) => low + n)
}

/** So many seats: the last ones go or come as `kind`. */
export function resized(game: Game, wish: Wish, seats: number, kind: SeatWish): Wish {
  const kept = wish.seats.slice(0, seats)
  while (kept.length < seats) kept.push({ ...kind, level: kind.kind === 'bot' ? kind.level || bot(game).level : '' })
  return { ...wish, seats: kept }
}

/** Names for bots, in seat order; nobody's own name is taken. */
const BOT_NAMES = ['Bruno', 'Chiara', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hugo']

const HOUR = 3600
/** Within an evening time is what one has; over days it grows with each turn, and nobody loses by his nights. */
export function clockOf(minutes: number): NewTable['clock'] {
  const seconds = minutes * 60
  if (seconds < 24 * HOUR) return seconds ? { seconds, increment: 0 } : null
  const increment = seconds / 6
  return { seconds, increment, cap: seconds * 2, hours: true, holiday: 7, extension: increment, kept: true }
}

/** Of what is wished the options that mean anything here; of several words only those that this map has. */
export function optionsFor(game: Game, wished: Record<string, Value>, seats: number): Record<string, Value> {
  const value = (option: Option): Value => {
    const one = wished[option.name] ?? option.default
    return Array.isArray(one) ? one.filter((word) => words(option, wished).includes(word)) : one
  }
  const options = game.options.filter((option) => applies(option, seats, wished))
  return Object.fromEntries(options.map((option) => [option.name, value(option)]))
}

/** Seats as a table takes them, bots with names. */
export function seated(seats: SeatWish[], myName: string): NewTable['seats'] {
  const taken = [myName, ...seats.map((seat) => seat.name.trim())]
  const free = BOT_NAMES.filter((name) => !taken.includes(name))
  const named = (seat: SeatWish): string | null =>
    seat.name.trim() || (seat.kind === 'bot' ? (free.shift() ?? null) : seat.kind === 'me' ? myName || null : null)
  return seats.map((seat) => ({
    kind: seat.kind,
    name: named(seat),
    level: seat.kind === 'bot' ? seat.level : null,
  }))
}

/** How fast bots play is the server's choice. */
export function asTable(game: Game, wish: Wish, myName: string): NewTable {
  return {
    game: game.id,
    options: optionsFor(game, wish.options, wish.seats.length),
    seats: seated(wish.seats, myName),
    public: wish.public,
    visitors: wish.visitors,
    rated: wish.rated,
    absence: wish.absence ? wish.absence * 60 : null,
    clock: wish.own ? timed(wish.own) : clockOf(wish.minutes),
    request: requestId(),
  }
}
