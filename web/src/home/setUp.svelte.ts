/** A table that somebody wishes for, and what of it his game allows: against bots, or with friends. */
import type { Game, MapSummary, Option } from '../api/types'
import { kept, remember } from '../me.svelte'
import { byFit, type Drawings, drawingsOf, listedMaps } from './drawings'
import { applies, asTable, isCommon, recalled, resized, seating, type SeatWish, type Value, type Wish } from './wishes'

const withListed = (option: Option, listed: readonly MapSummary[]): Option => ({
  ...option,
  choices: [...option.choices, ...listed.map(({ newest }) => newest)],
  titles: { ...option.titles, ...Object.fromEntries(listed.map(({ newest, title }) => [newest, title])) },
})

export class SetUp {
  wish = $state.raw<Wish>() as Wish
  drawings = $state.raw<Drawings | null>(null)
  private listed = $state.raw<MapSummary[]>([])
  /** the map that was chosen is for other numbers of players than were wished */
  fitted = $state(false)
  /** rare options are unfolded */
  all = $state(false)
  /** somebody has chosen the map himself: it isn't changed for him */
  private byHand = $state(false)

  /** `key`: where the last wish is kept; `first`: what is wished the first time. */
  constructor(
    readonly game: Game,
    private readonly key: string,
    first?: Wish,
  ) {
    const before = kept(key)
    this.wish = before === null && first ? first : recalled(game, before)
    this.byHand = before !== null
    $effect(() => this.fit())
  }

  /** So many may sit down; a map that nobody has chosen gives way. */
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
  readonly options = $derived.by(() => this.besides.filter((one) => this.all || isCommon(this.game, one)))
  readonly folded = $derived.by(() => this.besides.filter((one) => !isCommon(this.game, one)))

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

  setSeats(count: number, other: SeatWish): void {
    this.wish = resized(this.game, this.wish, count, other)
    this.fitted = false
  }

  /** `other` sits down where the map asks for more players. */
  setOption(option: string, value: Value, other: SeatWish): void {
    this.want(option, value)
    if (option !== 'map') return
    this.byHand = true
    const before = this.wish.seats.length
    const [few = 1, many = 1] = [this.allowed[0], this.allowed.at(-1)]
    this.setSeats(Math.min(Math.max(before, few), many), other)
    this.fitted = this.wish.seats.length !== before
  }

  /** The table that is wished, kept for the next time. */
  table(name: string): ReturnType<typeof asTable> {
    remember(this.key, this.wish)
    return asTable(this.game, this.wish, name)
  }
}
