/** What somebody wishes for a game against bots, and what of it his game allows. */
import type { Game, MapSummary, Option } from '../api/types'
import { kept, remember } from '../me.svelte'
import { byFit, type Drawings, drawingsOf, listedMaps } from './drawings'
import { applies, asTable, levels, recalled, resized, seating, usual, type Value, type Wish } from './wishes'

/** options that are chosen often, beside the map */
const FIRST = 3

const withListed = (option: Option, listed: readonly MapSummary[]): Option => ({
  ...option,
  choices: [...option.choices, ...listed.map(({ newest }) => newest)],
  titles: { ...option.titles, ...Object.fromEntries(listed.map(({ newest, title }) => [newest, title])) },
})

export class AgainstBots {
  wish = $state.raw<Wish>() as Wish
  drawings = $state.raw<Drawings | null>(null)
  private listed = $state.raw<MapSummary[]>([])
  /** the map that was chosen is for other numbers of players than were wished */
  fitted = $state(false)
  /** rare options are unfolded */
  all = $state(false)
  /** somebody has chosen the map himself: it isn't changed for him */
  private byHand = $state(false)
  readonly counts: readonly number[]
  readonly levels: readonly string[]
  private readonly key: string
  private readonly common: readonly Option[]

  constructor(readonly game: Game) {
    this.key = `against-bots-${game.id}`
    const before = kept(this.key)
    this.wish = recalled(game, before)
    this.byHand = before !== null
    this.counts = Array.from({ length: game.high - game.low + 1 }, (_, n) => game.low - 1 + n)
    this.levels = levels(game)
    this.common = game.options.filter((one) => one.kind === 'bool' || (one.kind === 'word' && one.choices.length > 0))
    $effect(() => this.fit())
  }

  readonly bots = $derived.by(() => this.wish.seats.length - 1)
  readonly level = $derived.by(() => this.wish.seats.find((seat) => seat.kind === 'bot')?.level ?? usual(this.game))
  readonly allowed = $derived.by(() =>
    seating(this.game, this.byHand ? this.drawings?.maps[this.wish.options['map'] as string]?.players : undefined),
  )
  private readonly possible = $derived.by(() =>
    this.game.options.filter((one) => applies(one, this.wish.seats.length, this.wish.options)),
  )
  /** With the maps that people have drawn for everybody, behind those of the house. */
  readonly map = $derived.by(() => {
    const ours = this.possible.find(({ name }) => name === 'map')
    return ours && withListed(ours, this.listed)
  })
  private readonly besides = $derived.by(() => this.possible.filter(({ name }) => name !== 'map'))
  /** What is chosen often stands in the sheet, and what only this map has; the rest is folded. */
  readonly options = $derived.by(() => this.besides.filter((one) => this.all || this.often(one)))
  readonly folded = $derived.by(() => this.besides.filter((one) => !this.often(one)))

  private often(one: Option): boolean {
    const at = this.common.indexOf(one)
    return at >= 0 && (at <= FIRST || one.maps.length > 0)
  }

  /** The sheet is opened: drawings of the maps are wanted. */
  async look(): Promise<void> {
    this.drawings = await drawingsOf(this.game)
    const listed = this.drawings ? await listedMaps(this.game.id) : []
    if (!listed.length) return
    const names = listed.map(({ newest }) => newest)
    this.drawings = await drawingsOf(this.game, names)
    this.listed = listed
  }

  /** The best map for so many players, until somebody chooses one. */
  private fit(): void {
    if (this.byHand || !this.drawings || !this.map) return
    const ours = this.game.options.find(({ name }) => name === 'map')?.choices ?? []
    const [best] = byFit(this.drawings, ours, this.wish.seats.length)
    if (best && best !== this.wish.options['map']) this.want('map', best)
  }

  private want(option: string, value: Value): void {
    this.wish = { ...this.wish, options: { ...this.wish.options, [option]: value } }
  }

  setBots(count: number): void {
    const bot = { kind: 'bot' as const, name: '', level: this.level }
    this.wish = resized(this.game, { ...this.wish, seats: this.wish.seats.slice(0, 1) }, count + 1, bot)
    this.fitted = false
  }

  setLevel(level: string): void {
    const seats = this.wish.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat))
    this.wish = { ...this.wish, seats }
  }

  setOption(option: string, value: Value): void {
    this.want(option, value)
    if (option !== 'map') return
    this.byHand = true
    const before = this.bots
    const [few = 1, many = 1] = [this.allowed[0], this.allowed.at(-1)]
    this.setBots(Math.min(Math.max(before, few - 1), many - 1))
    this.fitted = this.bots !== before
  }

  /** The table that is wished, kept for the next time. */
  table(name: string): ReturnType<typeof asTable> {
    remember(this.key, this.wish)
    return asTable(this.game, this.wish, name)
  }
}
