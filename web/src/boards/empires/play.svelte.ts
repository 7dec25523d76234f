/** What lies in the country, what is asked there, and what pointing at it says. */
import type { Spot as Point } from '../../draw/plain'
import { handheld } from '../../screen'
import { Field, type Look, middleOf, nearest } from '../common/field.svelte'
import { Riding } from '../common/riding.svelte'
import { Roving } from '../common/roving.svelte'
import { known, words } from '../common/words'
import type { BoardProps } from '../contract'
import { looksOf, RIVALS } from './companies'
import { countryOf, SIDE, type Spot } from './country'
import { colourOf, NEW_ROUTE } from './data'
import { pointing } from './pointing.svelte'
import { type Offer, offersOf } from './offers'
import { bySlug, line, present } from './pieces'
import type { Space, View } from './view'

/** A space where something may be built or begun. */
export interface Lit {
  spot: Spot
  words: string[]
  price: number | null
  loans: number
}

/** a space is passed in a fifth of a link's time */
const LEGS = 5
/** room for the bill below on a small screen */
const BILL = 118
/** so many sentences are asked about at once */
const MOST = 200

export class Play {
  readonly field = new Field()
  readonly roving: Roving
  readonly riding: Riding<{ colour: string; path: string; links: number }>
  pointed = $state.raw<Offer | null>(null)
  /** a city that several goods can go to, before one of them is named */
  wish = $state<string | null>(null)

  constructor(private readonly props: () => BoardProps<View>) {
    this.roving = new Roving(
      props,
      () =>
        this.lit.length
          ? this.lit.map(({ spot }) => ({
              key: spot.slug,
              x: spot.x,
              y: spot.y,
              go: () => this.pick(spot.slug),
              chosen: spot === this.chosen,
            }))
          : this.at(this.ends).map(({ slug, x, y }) => ({
              key: slug,
              x,
              y,
              go: () => this.pickPlace(slug),
              chosen: this.board.said.includes(slug),
            })),
      () =>
        [...this.country.spots.values()].map((spot) => ({
          key: spot.slug,
          x: spot.x,
          y: spot.y,
          go: () => this.ask(spot),
        })),
    )
    this.riding = new Riding(props, ['good-delivered', 'conglomerate-delivered'], ({ args }) => {
      const route = args['route'] as string[]
      const path = line(this.country, this.spaces, route, this.companyOf(args))
      return { colour: colourOf(args['good'] as string), path, links: route.length / LEGS }
    })
    $effect(() => {
      if (!this.delivering) this.wish = null
    })
    $effect(() => {
      pointing.length = this.planned?.length ?? null
      return () => (pointing.length = null)
    })
  }

  get board(): BoardProps<View> {
    return this.props()
  }
  readonly view = $derived.by(() => this.props().view)
  readonly country = $derived.by(() => countryOf(this.view))
  readonly spaces = $derived.by(() => bySlug(this.view))
  readonly looks = $derived.by(() => looksOf(this.board))
  at(slugs: readonly string[]): Spot[] {
    return known(slugs.map((slug) => this.country.spots.get(slug)))
  }
  private companyOf(args: Record<string, unknown>): number {
    return typeof args['seat'] === 'number' ? args['seat'] : 1 + RIVALS.indexOf(args['company'] as 'black')
  }

  // Spaces.

  readonly lit = $derived.by<Lit[]>(() => {
    const { board, view } = this
    if (!board.asked) return []
    const at = (slug: string, verb: string, price: number | null, loans = 0): Lit[] =>
      this.at([slug]).map((spot) => ({ spot, words: [verb, slug], price, loans }))
    if (view.phase === 'start') return words(board.next, ['start']).flatMap((slug) => at(slug, 'start', null))
    if (view.phase !== 'construct' && view.phase !== 'unlock') return []
    const verb = view.phase === 'unlock' ? 'unlock' : 'build'
    const routes = view.phase === 'construct' ? (view.new_routes ?? []) : []
    return [
      ...(view.sites ?? []).flatMap(({ space, cost, loans }) => at(space, verb, cost, loans)),
      ...routes.flatMap((slug) => at(slug, 'route', NEW_ROUTE)),
    ]
  })
  readonly chosen = $derived.by(() => {
    const [verb = '', slug = ''] = this.board.said
    return this.board.asked && ['start', 'build', 'route', 'unlock'].includes(verb)
      ? this.country.spots.get(slug)
      : undefined
  })
  readonly chosenSpace = $derived.by(() => this.chosen && this.spaces.get(this.chosen.slug))

  pick(slug: string): void {
    const one = this.lit.find(({ spot }) => spot.slug === slug)
    if (one) this.board.say(slug === this.chosen?.slug ? [] : one.words)
  }

  // Deliveries.

  readonly delivering = $derived.by(() => this.board.asked && this.view.phase === 'deliver')
  readonly offers = $derived.by(() => {
    const { seat } = this.board
    return this.delivering && seat !== null ? offersOf(this.view, this.country, this.spaces, seat) : []
  })
  readonly settled = $derived.by(
    () => this.offers.find((one) => one.words.join(' ') === this.board.said.join(' ')) ?? null,
  )
  readonly listed = $derived.by(() => {
    const [, factory] = this.board.said
    const narrowed = this.offers.filter((one) =>
      this.wish ? one.city === this.wish : factory === undefined || one.factory === factory,
    )
    return narrowed.length ? narrowed : this.offers
  })
  readonly planned = $derived.by(() =>
    this.pointed && this.offers.includes(this.pointed) ? this.pointed : this.settled,
  )
  readonly ends = $derived.by(() => [...new Set(this.offers.flatMap(({ factory, city }) => [factory, city]))])

  pickPlace(slug: string): void {
    const { said, say } = this.board
    const from = this.offers.filter(({ factory }) => factory === slug)
    if (from.length) {
      this.wish = null
      say(from.length === 1 ? (from[0]?.words ?? []) : ['deliver', slug])
      return
    }
    const all = this.offers.filter(({ city }) => city === slug)
    const named = said[1] !== undefined && !this.wish ? all.filter(({ factory }) => factory === said[1]) : []
    const to = named.length ? named : all
    this.wish = to.length > 1 ? slug : null
    if (to[0]) say(to[0].words)
  }

  showAll(): void {
    this.wish = null
    this.board.say(['deliver'])
  }

  beside(at: Point): void {
    const spot = nearest(this.country.spots.values(), at, SIDE * 0.87)
    if (spot) this.ask(spot)
    else this.board.nowhere('SRE-C1')
  }

  /** Why nothing can be done there now. */
  ask(spot: Spot): void {
    if (!this.board.history) void this.board.why(this.tries(spot), spot.slug)
  }

  /** What somebody who points there may have meant. */
  private tries({ slug }: Spot): string[][] {
    const space = this.spaces.get(slug)
    const { phase } = this.view
    if (phase === 'start' && space?.factory) return [['start', slug]]
    if (phase === 'deliver' && (space?.city || space?.factory)) return this.deliveries(slug, space)
    return [[phase === 'unlock' ? 'unlock' : 'build', slug]]
  }

  /** From the factory that was named to this city; else from or to here, whatever is nearest to possible. */
  private deliveries(slug: string, space: Space): string[][] {
    const here = (place: string): boolean => present(this.spaces.get(place)!).includes(this.board.seat ?? 0)
    const factories = this.view.spaces.filter(({ factory }) => factory)
    const cities = this.view.spaces.filter(({ city }) => city)
    const [, named] = this.board.said
    const from = space.factory ? [space] : factories.filter((one) => (named ? one.space === named : here(one.space)))
    const to = space.city ? [space] : cities.filter((one) => here(one.space))
    const found = from.flatMap((one) =>
      (one.goods?.length ? one.goods : [one.printed?.[0] ?? '']).flatMap((good) =>
        to.map((city) => ['deliver', one.space, good, city.space]),
      ),
    )
    const known = found.filter((words) => words.every((word) => word))
    const any = this.offers[0]
    return known.length ? known.slice(0, MOST) : any ? [['deliver', any.factory, any.good, slug]] : [['build', slug]]
  }

  // What happened last.

  readonly lastSpots = $derived.by(() =>
    this.board.events.flatMap(({ name, args }) => {
      const spot = this.country.spots.get(String(args['place'] ?? args['factory'] ?? ''))
      if (!spot || !/^(track|route|started|conglomerate-built)/.test(name)) return []
      const company = this.companyOf(args)
      return company === this.board.seat ? [] : [{ spot, look: this.looks[company] }]
    }),
  )

  // What is seen.

  readonly look = $derived.by<Look>(() => {
    const small = handheld.current
    const margins = { top: 4, right: 4, bottom: small ? BILL : 4, left: 4 }
    return { extent: this.country.extent, margins, most: 1.6, close: 0.82 }
  })
  scene(): Point | null {
    const own = this.view.spaces.filter((space) => present(space).includes(this.board.seat ?? 0))
    return middleOf(this.at(this.offers.length ? this.ends : own.map(({ space }) => space)))
  }

  // Names.

  litLabel({ spot, words: [verb], price, loans }: Lit): string {
    const { texts } = this.board
    return [
      texts.word(spot.slug),
      ...(price === null ? [] : [texts.say('web-empires-dollars', { count: price })]),
      ...(verb === 'route' ? [texts.say('web-empires-new-route')] : []),
      ...(loans ? [texts.say('web-empires-loans-needed', { count: loans })] : []),
      ...this.whoIsAt(spot.slug),
    ].join(', ')
  }
  /** those who are there are paid by who comes later */
  private whoIsAt(slug: string): string[] {
    const space = this.spaces.get(slug)
    return space ? present(space).map((company) => this.looks[company]?.name ?? '') : []
  }
  nameOf(slug: string): string {
    if (!this.spaces.get(slug)?.terrain) return this.placeLabel(slug)
    return [this.board.texts.word(slug), ...this.whoIsAt(slug)].join(', ')
  }
  placeLabel(slug: string): string {
    const { texts } = this.board
    const space = this.spaces.get(slug)
    const listed = (all: readonly string[]): string => all.map((good) => texts.word(good)).join(', ')
    const there = this.whoIsAt(slug).join(', ')
    const told = space?.city
      ? texts.say('web-empires-city', {
          city: slug,
          value: listed(space.demands ?? []),
          text: texts.say(`web-empires-hat-${space.hat}`),
        })
      : texts.say('web-empires-factory', { factory: slug, value: listed(space?.goods ?? []) || '–' })
    return there ? `${told} · ${there}` : told
  }
}
