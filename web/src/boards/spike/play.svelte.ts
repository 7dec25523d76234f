/** What lies on the map, what is asked there, and what pointing at it says. */
import { stillPicture } from '../../draw/picture'
import type { Spot as Point } from '../../draw/plain'
import { handheld } from '../../screen'
import { around, Field, type Look, nearest } from '../common/field.svelte'
import { Roving, type Stop } from '../common/roving.svelte'
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import {
  CITIES,
  cityOf,
  EDGES,
  edgeOf,
  middleOf,
  POINTS,
  SPACING,
  spaceAt,
  spaceNumber,
  type Spot,
  towards,
  trackName,
} from './data'
import { spacePath } from './drawn'
import { type Connection, connectionOf, joined, owners, wordsOf } from './network'
import { Trains } from './trains.svelte'
import { facing, valueOf } from './contracts'
import type { View } from './view'
import { journeys, MOVES, type Payment, payments } from './ways'

/** Where a connection may take another way: the next words that are not said. */
export interface Branch {
  key: string
  begun: string[]
  path: string
  at: Point
  slug: string
}

const EXTENT = around(POINTS, { west: 26, east: 26, north: 30, south: 20 })
/** room for the cards below: it is kept whatever lies there */
const SHELF = { desk: 104, phone: 150 }
const COMPASS = ['e', 'ne', 'nw', 'w', 'sw', 'se']

export class Play {
  readonly field = new Field()
  readonly roving: Roving
  readonly trains: Trains
  picture = $state.raw<{ ground: string; width: number; height: number } | null>(null)
  hovered = $state.raw<Spot | null>(null)
  pointed = $state.raw<Connection | null>(null)
  payPointed = $state.raw<Payment | null>(null)
  /** room that the cards in hand take below */
  shelf = $state(0)

  constructor(private readonly props: () => BoardProps<View>) {
    this.roving = new Roving(
      props,
      () => this.stops,
      () => CITIES.map((city) => ({ key: city.slug, x: city.x, y: city.y, go: () => this.ask(city) })),
      (key) => /^[1-9]$/.test(key) && this.numbered(Number(key) - 1),
    )
    this.trains = new Trains(props)
    $effect(() => this.follow())
    void stillPicture('spike', 'eastern').then((svg) => {
      this.picture = {
        ground: svg.querySelector('.ground')?.innerHTML ?? '',
        width: Number(svg.getAttribute('width')),
        height: Number(svg.getAttribute('height')),
      }
    })
  }

  get board(): BoardProps<View> {
    return this.props()
  }
  readonly view = $derived.by(() => this.props().view)
  readonly seat = $derived.by(() => this.board.seat ?? -1)
  readonly mine = $derived.by(() => this.view.players[this.seat])

  // What lies there; joined to one, so that a view that changes nothing here draws nothing anew.

  private readonly laid = $derived.by(() => owners(this.view).join())
  readonly owner = $derived(this.laid.split(',').map(Number))
  private readonly reached = $derived.by(() => joined(this.view, this.seat).map(Number).join())
  readonly mineAt = $derived(this.reached.split(',').map((one) => one === '1'))

  // What is asked.

  readonly verbs = $derived.by(() => (this.board.asked ? words(this.board.next, []) : []))
  readonly verb = $derived.by(() => this.board.said[0])
  /** cities that may be begun in, or reached by a new connection */
  readonly goals = $derived.by<Spot[]>(() => {
    const one = ['begin', 'build'].find((verb) => this.verbs.includes(verb) && [undefined, verb].includes(this.verb))
    return one ? words(this.board.next, [one]).map(cityOf) : []
  })
  readonly moves = $derived.by<Map<number, string[]>>(() => {
    const { board, verb } = this
    if (!board.asked || (verb !== undefined && !MOVES.includes(verb))) return new Map()
    const free = (one: string): boolean => verb === undefined || verb === one || board.said.length === 3
    return journeys(
      board.next,
      MOVES.filter((one) => this.verbs.includes(one) && free(one)),
    )
  })
  readonly goal = $derived.by(() => {
    const [verb = '', city] = this.board.said
    return ['begin', 'build'].includes(verb) && city !== undefined ? cityOf(city) : null
  })
  readonly target = $derived.by(() => {
    const { said } = this.board
    return MOVES.includes(said[0] ?? '') && said.length === 3 ? said.join(' ') : null
  })

  // Connections.

  readonly building = $derived.by(() => (this.verb === 'build' ? this.goal : null))
  /** those of a city that begin like this, the fewest cards first: the server plans */
  private plans(city: Spot, begun: readonly string[]): Connection[] | undefined {
    return this.board.plans(city.slug, begun)?.map((plan) => connectionOf(city, plan))
  }
  readonly others = $derived.by(() => (this.building && this.plans(this.building, [])) ?? [])
  private readonly saidWays = $derived.by(() => (this.verb === 'build' ? this.board.said.slice(2) : []))
  readonly planned = $derived.by(() => {
    if (!this.building) return null
    const same = this.others.find((one) => one.ways.join() === this.saidWays.join())
    return same ?? this.plans(this.building, this.saidWays)?.[0] ?? null
  })
  readonly shown = $derived.by(() => {
    const glimpse =
      this.hovered && !this.goal && this.verbs.includes('build') ? this.plans(this.hovered, [])?.[0] : null
    return this.pointed ?? this.planned ?? glimpse ?? null
  })
  readonly branches = $derived.by<Branch[]>(() => {
    const { building: goal, saidWays } = this
    if (!goal) return []
    const found: Branch[] = []
    let here: Spot | undefined = goal
    for (let at = 0; here && at <= saidWays.length; at++) {
      const next = this.board.next(['build', goal.slug, ...saidWays.slice(0, at)])
      if (!next) break // the rest is asked for when this is known
      for (const { word: way } of next) {
        const leaving = towards(here, way)
        if (!leaving || way === saidWays[at]) continue
        const [x, y] = middleOf(leaving.edge)
        const begun = [...saidWays.slice(0, at), way]
        found.push({
          key: `way-${at}-${way}`,
          begun,
          path: spacePath(leaving.edge),
          at: { x, y },
          slug: leaving.to.slug,
        })
      }
      const on: string | undefined = saidWays[at]
      here = on === undefined ? undefined : towards(here, on)?.to
    }
    return found
  })

  pickCity(city: Spot): void {
    if (this.goal === city) this.board.say([])
    else if (this.verbs.includes('begin')) this.board.say(['begin', city.slug])
    else this.lead(city, [])
  }
  /** The cheapest connection that begins like this: said when the server has planned it, all at once. */
  lead(city: Spot, begun: string[]): void {
    this.wish = { city, begun, said: this.board.said }
  }
  private wish = $state.raw<{ city: Spot; begun: string[]; said: readonly string[] } | null>(null)
  private follow(): void {
    const { wish, board } = this
    const plans = wish && this.plans(wish.city, wish.begun)
    if (!plans) return
    this.wish = null
    if (board.said !== wish.said) return // something else has been said meanwhile
    board.say(plans[0] ? wordsOf(plans[0]) : ['build', wish.city.slug, ...wish.begun])
  }
  send(space: number): void {
    const sentence = this.moves.get(space)
    if (sentence) this.board.say(this.board.said.join(' ') === sentence.join(' ') ? [] : sentence)
  }

  // Cards that would be played.

  readonly paying = $derived.by(() =>
    this.board.asked && this.view.stage === 'paying' ? payments(this.board.next) : [],
  )
  readonly played = $derived.by(() => {
    const said = this.paying.find((one) => one.words.join() === this.board.said.join())
    const pays = this.payPointed && this.paying.includes(this.payPointed) ? this.payPointed : said
    return pays?.cards ?? (this.view.stage === 'paying' ? null : (this.shown?.pays ?? null))
  })

  // Loads: what can be done where the train is.

  readonly offers = $derived.by(() =>
    ['deliver', 'load'].flatMap((verb) =>
      this.verbs.includes(verb) ? words(this.board.next, [verb]).map((commodity) => ({ verb, commodity })) : [],
    ),
  )
  payHere(commodity: string): number {
    const contract = this.mine?.contracts.find((one) => one.commodity === commodity)
    return (contract && facing(contract).find(({ city }) => city === this.mine?.at?.city)?.pays) ?? 0
  }

  // Keys.

  private readonly stops = $derived.by<Stop[]>(() => [
    ...this.goals.map((city) => ({
      key: city.slug,
      x: city.x,
      y: city.y,
      go: () => this.pickCity(city),
      chosen: city === this.goal,
    })),
    ...[...this.moves].map(([space, sentence]) => {
      const [x, y] = spaceAt(space)
      return { key: `space-${space}`, x, y, go: () => this.send(space), chosen: sentence.join(' ') === this.target }
    }),
    ...this.branches.map(({ key, at, begun }) => ({ key, ...at, go: () => this.goal && this.lead(this.goal, begun) })),
  ])
  /** Digits choose a payment, another way to the city, or a card to draw. */
  private numbered(at: number): boolean {
    const [payment, way] = [this.paying[at], this.others[at]]
    const card = this.verbs.includes('draw')
      ? [...this.view.display, ...(this.view.deck ? ['deck'] : [])][at]
      : undefined
    const sentence = payment?.words ?? (way ? wordsOf(way) : card ? ['draw', card] : null)
    if (sentence) this.board.say(sentence)
    return sentence !== null
  }

  // Why not there?

  beside(at: Point): void {
    const city = nearest(CITIES, at, SPACING * 0.34)
    if (city) this.ask(city)
    else if (this.goal) this.board.say([])
    else this.askEdge(at)
  }
  ask(city: Spot): void {
    if (this.board.history) return
    const begins = this.view.phase === 'beginning'
    const way = this.nearestWay(city, false) ?? this.nearestWay(city, true) ?? ['e']
    const sentence = begins ? ['begin', city.slug] : ['build', city.slug, ...way]
    void this.board.why([sentence], city.slug)
  }
  /** Track alone is nobody's goal: whoever may build is told to choose a city; else a space says why the train
   * can't go there. */
  private askEdge(at: Point): void {
    const middles = EDGES.map((edge) => {
      const [x, y] = middleOf(edge)
      return { x, y, edge }
    })
    const found = nearest(middles, at, SPACING * 0.6)
    if (!found) return this.board.nowhere('SPK-A2')
    if (this.board.history) return
    const { a, way, number } = found.edge
    const place = `edge-${number}`
    if (this.verbs.includes('build') && this.owner[number] === -1)
      this.board.refuse(this.board.texts.say('web-spike-to-a-city'), 'SPK-A2', place)
    else
      void this.board.why(
        MOVES.map((verb) => [verb, a.slug, way]),
        place,
      )
  }
  /** The shortest way home over free spaces, affordable or not, by other cities or not: what a
   * refusal is asked for. */
  private nearestWay(city: Spot, byCities: boolean): string[] | null {
    const home = joined(this.view, this.seat)
    const seen = new Set([city.number])
    const line: { spot: Spot; ways: string[] }[] = [{ spot: city, ways: [] }]
    for (const { spot, ways } of line) {
      if (ways.length && home[spot.number]) return ways
      for (const way of COMPASS) {
        const leaving = towards(spot, way)
        if (!leaving || seen.has(leaving.to.number) || this.owner[leaving.edge.number] !== -1) continue
        seen.add(leaving.to.number)
        if (!byCities && leaving.to.commodity !== null && !home[leaving.to.number]) continue
        line.push({ spot: leaving.to, ways: [...ways, way] })
      }
    }
    return null
  }

  // What is seen.

  readonly look = $derived.by<Look>(() => ({
    extent: EXTENT,
    margins: { top: 6, right: 6, bottom: handheld.current ? SHELF.phone : SHELF.desk, left: 6 },
    most: 1.5,
    close: 0.86,
  }))
  scene(): Point | null {
    if (this.goal) return this.goal
    if (!this.mine?.at) return null
    const [x, y] = spaceAt(spaceNumber(this.mine.at))
    return { x, y }
  }
  /** What others have just built. */
  readonly fresh = $derived.by(() =>
    this.board.events.flatMap(({ name, args }) => {
      if (name !== 'built') return []
      const path = (args['edges'] as number[]).map((edge) => spacePath(EDGES[edge]!)).join('')
      return [{ seat: Number(args['seat']), path }]
    }),
  )

  // Names.

  private say(key: string, { slug, commodity }: Spot): string {
    const facts = { station: slug, commodity, dollars: valueOf(this.view, commodity ?? '') }
    return this.board.texts.say(key, facts)
  }
  goalLabel(city: Spot): string {
    return this.say(this.verbs.includes('begin') ? 'web-spike-begin-in' : 'web-spike-build-to', city)
  }
  cityLabel(city: Spot): string {
    return this.say('web-spike-station', city)
  }
  moveLabel(space: number, [verb]: readonly string[]): string {
    const edge = edgeOf(space)
    const facts = edge ? { space: trackName(edge.a.slug, edge.way) } : { station: POINTS[space]?.slug }
    return this.board.texts.say(`web-spike-${verb}-${edge ? 'track' : 'city'}`, facts)
  }
  standsAt(seat: number): string {
    const at = this.view.players[seat]?.at
    if (!at) return ''
    return at.city !== undefined
      ? this.board.texts.say('web-spike-train-in', { seat, station: at.city })
      : this.board.texts.say('web-spike-train-on', { seat, space: trackName(at.from ?? '', at.way ?? '') })
  }
}
