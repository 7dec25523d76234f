/** One territory: what lies there, what is in hand, and what pointing at places says. */
import type { Spot } from '../../draw/plain'
import { around, Field, type Look } from '../common/field.svelte'
import { Roving, type Stop } from '../common/roving.svelte'
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import { designOf, firstAlike, mirrored, quarterOn } from './data'
import { pointing } from './pointing.svelte'
import { afar, extentOf, frontierOf, lookOf, seatingOf } from './sight'
import { cell, landOf } from './territory'
import { under } from './under'
import type { Choice, Laid, Network, View } from './view'
import { type Place, placesFor, placing, type Settling, settling, settlings } from './ways'

const TURNS = ['turn', 'flip'].flatMap((side) => [0, 1, 2, 3].map((quarter) => `${side}${quarter}`))

export class Play {
  readonly field = new Field()
  readonly roving: Roving
  /** the tile that was last picked, by its place in the hand */
  private wish = $state(-1)
  turn = $state('turn0')
  over = $state<string | null>(null)
  touched = $state.raw<{ key: string; network: Network } | null>(null)
  drag = $state.raw<Spot | null>(null)

  constructor(private readonly props: () => BoardProps<View>) {
    this.roving = new Roving(
      props,
      () => this.stops,
      () =>
        this.frontier.map(([column, row]) => ({
          key: cell(column, row),
          x: 100 * column,
          y: 100 * row,
          go: () => this.ask(column, row),
        })),
      (key, target) => this.keyed(key, target),
    )
    $effect(() => {
      // another hand, another tile
      void this.hand.length
      void this.view.phase
      this.wish = -1
    })
    $effect(() => {
      void this.owner
      this.field.camera.held = false
    })
  }

  get board(): BoardProps<View> {
    return this.props()
  }
  readonly view = $derived.by(() => this.props().view)
  readonly actor = $derived.by(() => this.view.actors[0])
  readonly owner = $derived.by(() => pointing.owner ?? this.board.seat ?? this.actor ?? this.view.order[0] ?? 0)
  readonly mine = $derived.by(() => this.owner === this.board.seat)
  private readonly player = $derived.by(() => this.view.players[this.owner])
  readonly tiles = $derived.by<readonly Laid[]>(() => this.player?.territory.tiles ?? [])
  readonly chosen = $derived.by<readonly Choice[]>(() => this.player?.chosen ?? [])
  readonly land = $derived.by(() => landOf(this.player?.territory))

  // What is in hand.

  readonly verb = $derived.by<'start' | 'place'>(() => (this.view.phase === 'start' ? 'start' : 'place'))
  readonly laying = $derived.by(() => this.board.asked && ['start', 'place'].includes(this.view.phase))
  readonly hand = $derived.by(() => {
    const { view, actor } = this
    if (view.phase === 'start') return view.starters
    if (view.phase !== 'place' || actor === undefined) return []
    return [...view.hand, ...(view.objective_due ? (view.players[actor]?.objectives ?? []) : [])]
  })
  readonly fits = $derived.by(() => new Set(this.laying ? words(this.board.next, [this.verb]) : []))
  readonly refusing = $derived.by(() => ['refuse', 'discard'].includes(this.board.said[0] ?? ''))
  readonly picked = $derived.by(() => {
    const [verb = '', tile] = this.board.said
    const named = this.refusing || verb === this.verb ? tile : undefined
    if (!this.laying) return -1
    if (named !== undefined && this.hand[this.wish] !== named) return this.hand.indexOf(named)
    if (this.wish >= 0 && this.wish < this.hand.length) return this.wish
    return Math.max(
      0,
      this.hand.findIndex((one) => this.fits.has(one)),
    )
  })
  readonly tile = $derived.by(() => this.hand[this.picked])
  readonly places = $derived.by(() =>
    this.laying && this.mine && this.tile !== undefined
      ? placesFor(this.board.next, this.verb, this.tile)
      : new Map<string, Place>(),
  )
  offered(verb: string): boolean {
    const { asked, next } = this.board
    return asked && words(next, []).includes(verb) && words(next, [verb]).some((word) => word === this.tile)
  }
  pick(at: number): void {
    pointing.owner = null
    if ((this.place && this.hand[at] !== this.tile) || this.refusing) this.board.say([])
    this.wish = at
  }
  refuse(verb: 'refuse' | 'discard'): void {
    if (this.tile !== undefined) this.board.say(this.board.said[0] === verb ? [] : [verb, this.tile])
  }

  // Where it goes.

  readonly place = $derived.by(() => {
    const [verb, , column, row] = this.board.said
    if (verb === 'start' && this.board.said.length > 2) return this.places.get(cell(0, 0))
    return verb === 'place' && row !== undefined ? this.places.get(cell(Number(column), Number(row))) : undefined
  })
  readonly lies = $derived.by(() => {
    const last = this.board.said.at(-1)
    return this.place && last?.match(/^(turn|flip)/) ? last : undefined
  })
  /** what would lie where: the one pointed at, else the one said */
  readonly ghostAt = $derived.by(() => (this.over === null ? undefined : this.places.get(this.over)) ?? this.place)
  fitting(there: Place): string {
    if (there === this.place && this.lies) return this.lies
    return there.turns.includes(this.turn) ? this.turn : (there.turns[0] ?? this.turn)
  }
  readonly ghost = $derived.by<Laid | undefined>(() => {
    const { ghostAt, tile } = this
    return ghostAt && tile !== undefined
      ? { tile, column: ghostAt.column, row: ghostAt.row, turn: this.fitting(ghostAt) }
      : undefined
  })
  /** what it would change */
  readonly change = $derived.by(() => {
    const { ghost, ghostAt, tile } = this
    if (!ghost || !ghostAt || tile === undefined) return undefined
    const found = this.board.forecasts([this.verb, tile])?.[placing(this.verb, tile, ghostAt, ghost.turn).join(' ')]
    return found && { closed: 0, opened: 0, ends: 0, interruptions: 0, cities: 0, rectangle: 0, ...found }
  })

  lay(there: Place, way = this.fitting(there)): void {
    if (this.tile === undefined) return
    this.turn = way
    this.board.say(placing(this.verb, this.tile, there, way))
  }
  press(there: Place): void {
    if (there === this.place && there.turns.length > 1) this.turnOn()
    else this.lay(there)
  }
  /** How a tile lies that is pointed at or said, else in the hand; the one before it may have been turned. */
  private now(tile: string): string {
    return firstAlike(tile, this.ghostAt ? this.fitting(this.ghostAt) : this.turn)
  }
  /** The next way round that fits; in the hand a quarter. */
  turnOn(): void {
    const { ghostAt, tile } = this
    if (tile === undefined) return
    const now = this.now(tile)
    const next = firstAlike(tile, quarterOn(now))
    if (next === now) this.alike('turn')
    else if (!ghostAt) this.turn = next
    else if (ghostAt.turns.length < 2) this.onlyThus(ghostAt)
    else this.swing(ghostAt, ghostAt.turns[(ghostAt.turns.indexOf(now) + 1) % ghostAt.turns.length] ?? now)
  }
  flip(): void {
    const { ghostAt, tile } = this
    if (tile === undefined) return
    const now = this.now(tile)
    const image = firstAlike(tile, mirrored(now))
    if (image === now) this.alike('flip')
    else if (!ghostAt) this.turn = image
    else if (ghostAt.turns.includes(image)) this.swing(ghostAt, image)
    else {
      const other = ghostAt.turns.find((one) => one.startsWith(now.startsWith('turn') ? 'flip' : 'turn'))
      if (other) this.swing(ghostAt, other)
      else this.onlyThus(ghostAt)
    }
  }
  private alike(by: 'turn' | 'flip'): void {
    const { board } = this
    board.refuse(board.texts.say(`web-tiles-${by}-alike`), 'TIL-R4', '')
  }
  private onlyThus({ column, row }: Place): void {
    const { board } = this
    board.refuse(board.texts.say('web-tiles-one-way'), 'TIL-R3', cell(column, row))
  }
  private swing(there: Place, way: string): void {
    this.turn = way
    if (there === this.place) this.lay(there, way)
  }

  // A tile dragged from the hand.

  dragTo(at: number, event: PointerEvent): void {
    if (at !== this.picked) this.pick(at)
    this.drag = { x: event.clientX, y: event.clientY }
    const box = this.field.element?.getBoundingClientRect()
    if (!box) return
    const { x, y } = this.field.at(event)
    const inside = event.clientY > box.top && event.clientY < box.bottom && event.clientX > box.left
    this.over = inside ? cell(Math.floor(x / 100), Math.floor(y / 100)) : null
  }
  drop(event: PointerEvent): void {
    this.drag = null
    const there = this.over === null ? undefined : this.places.get(this.over)
    const beside = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-still]') === null
    const asked = this.over !== null && beside
    this.over = null
    if (event.type !== 'pointerup') return
    if (there) this.lay(there)
    else if (asked) this.beside(this.field.at(event))
  }

  // Pawns.

  readonly ways = $derived.by<Map<string, Settling[]>>(() =>
    this.board.asked && this.mine && this.view.phase === 'populate' ? settlings(this.board.next) : new Map(),
  )
  /** pawns chosen and not yet shown count already */
  readonly peopled = $derived.by(() => ({
    ...this.land,
    tiles: this.tiles.map((one) => {
      const pawn = this.chosen.find(({ column, row }) => column === one.column && row === one.row)?.pawn
      return pawn ? { ...one, pawn } : one
    }),
  }))
  readonly spot = $derived.by(() => {
    const [verb = '', , , column, row] = this.board.said
    return ['put', 'star'].includes(verb) && row !== undefined ? cell(Number(column), Number(row)) : null
  })
  readonly starsLeft = $derived.by(
    () => (this.player?.stars ?? 0) - this.chosen.reduce((sum, choice) => sum + choice.stars, 0),
  )

  pointAt(event: PointerEvent): void {
    if (event.pointerType === 'touch' && event.type === 'pointermove') return
    if (this.field.camera.grasped || (event.target as Element).closest('[data-still]')) {
      this.touched = null
      return
    }
    const { x, y } = this.field.at(event)
    const found = under(this.peopled, x, y)
    if (found?.key !== this.touched?.key) this.touched = found
  }

  beside({ x, y }: Spot): void {
    const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)]
    this.ask(column, row)
  }

  /** Why nothing can be put there now. */
  ask(column: number, row: number): void {
    const { board, owner, mine } = this
    const [place, value] = [cell(column, row), board.people[owner]?.name ?? '']
    if (board.history) return
    if (board.asked && !mine) board.refuse(board.texts.say('web-tiles-not-yours', { value }), 'TIL-R3', place)
    else if (board.asked && this.view.phase === 'start')
      board.refuse(board.texts.say('web-tiles-start-here'), 'TIL-S5', place)
    else if (mine) void board.why(this.tries(column, row), place)
  }

  /** What somebody who points there may have meant. */
  private tries(column: number, row: number): string[][] {
    const at = [String(column), String(row)]
    if (this.laying && this.tile !== undefined) {
      const { tile, verb } = this
      return TURNS.map((turn) => placing(verb, tile, { column, row, turns: [] }, turn))
    }
    if (this.view.phase !== 'populate') return [['place', this.tiles[0]?.tile ?? '', ...at, 'turn0']]
    const laid = this.tiles.find((one) => one.column === column && one.row === row)
    const pawn = (laid && designOf(laid.tile).spot) ?? 'train'
    const tokens = words(this.board.next, ['put'])
    return (tokens.length ? tokens : [pawn]).map((token) => ['put', token, pawn, ...at])
  }

  // Keys.

  private readonly stops = $derived.by<Stop[]>(() => {
    const at = (column: number, row: number, go: () => void, chosen: boolean): Stop => ({
      key: cell(column, row),
      x: 100 * column,
      y: 100 * row,
      go,
      chosen,
    })
    return [
      ...[...this.ways.values()].flatMap(([way]) =>
        way
          ? [at(way.column, way.row, () => this.board.say(settling(way)), this.spot === cell(way.column, way.row))]
          : [],
      ),
      ...[...this.places.values()].map((there) =>
        at(there.column, there.row, () => this.press(there), there === this.place),
      ),
    ]
  })
  private keyed(key: string, target: Element): boolean {
    const { board, view } = this
    if (view.phase === 'take' && (key === 'ArrowLeft' || key === 'ArrowRight'))
      return this.walk(key === 'ArrowLeft' ? -1 : 1, target)
    if (this.laying && key.toLowerCase() === 'r') this.turnOn()
    else if (this.laying && key.toLowerCase() === 'f') this.flip()
    else if (/^[1-9]$/.test(key) && view.phase === 'take') board.say(['take', key])
    else if (/^[1-9]$/.test(key) && this.laying && Number(key) <= this.hand.length) this.pick(Number(key) - 1)
    else if (key === 'Backspace' && (this.place || this.spot || board.said[0] === 'done' || this.refusing))
      board.say([])
    else return false
    return true
  }
  /** Along the open columns. */
  private walk(right: number, from: Element): boolean {
    const open = [...(this.roving.root?.querySelectorAll<HTMLButtonElement>('.column:not([aria-disabled=true])') ?? [])]
    const at = open.indexOf(from as HTMLButtonElement)
    open[at < 0 ? 0 : Math.min(open.length - 1, Math.max(0, at + right))]?.focus()
    return open.length > 0
  }

  // What is seen.

  readonly extent = $derived.by(() => extentOf(this.tiles))
  /** where something may be touched: a small screen opens there */
  scene(): Spot | null {
    if (!this.stops.length) return null
    const { west, east, north, south } = around(this.stops, { west: 0, east: 100, north: 0, south: 100 })
    return { x: (west + east) / 2, y: (north + south) / 2 }
  }
  /** Beyond each side of a window that shows a part: how many places, and the way to the nearest. */
  readonly afar = $derived.by(() => afar(this.field, this.seating.margins, this.stops))
  private readonly frontier = $derived.by(() => frontierOf(this.tiles))
  readonly seating = $derived.by(() => seatingOf(this.field, this.view.players.length, this.extent, this.frontier))
  readonly look = $derived.by<Look>(() => lookOf(this.extent, this.seating.margins))
  readonly carded = $derived.by(() => this.hand.length > 0 || (this.view.phase === 'populate' && this.board.asked))
  readonly title = $derived.by(() => {
    const { texts, people } = this.board
    const value = people[this.owner]?.name ?? ''
    return this.mine ? texts.say('web-tiles-my-territory') : texts.say('web-tiles-territory-of', { value })
  })
}
