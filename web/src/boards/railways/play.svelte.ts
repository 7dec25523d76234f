/** What lies on the map, what is asked there, and what pointing at it says. */
import { fitted } from '../../draw/camera.svelte'
import type { Good } from '../../draw/goods'
import type { Spot } from '../../draw/plain'
import type { Rect } from '../../draw/rect'
import { handheld } from '../../screen'
import { attempts } from '../common/delivery'
import { around, Field, type Look, middleOf, nearest } from '../common/field.svelte'
import { layings } from '../common/layings'
import { Riding } from '../common/riding.svelte'
import { Roving } from '../common/roving.svelte'
import { known, words } from '../common/words'
import type { BoardProps } from '../contract'
import { Building } from './building.svelte'
import { each, FACES, railsOf, TERRAIN } from './data'
import { Delivering } from './delivering.svelte'
import { type City, type Hex, type Land, landOf } from './land'
import { MIDDLE } from './layout'
import { nameOf, tilesLeft, type Trail } from './trail'
import type { SeaLink, View } from './view'
import type { Which } from './sheets'
import { type Leg, legsOf } from './ways'

/** how large a hex's side is where a small screen opens, in pixels */
const CLOSE = 15

/** Something that can be pointed at. */
export interface Target {
  hex: Hex
  kind: 'city' | 'hex' | 'sea'
  label: string
  pressed: boolean
  way?: Trail | undefined
  lit: boolean
  press: () => void
}

export class Play {
  readonly field = new Field()
  readonly build: Building
  readonly goods: Delivering
  readonly roving: Roving
  readonly riding: Riding<{ good: Good; path: string; links: number }>
  /** the map, as one sheet */
  private whole = $state.raw<Land | null>(null)
  sheet = $state<Which>('both')
  /** names of the picture that something lies on */
  covered = $state.raw<ReadonlySet<string>>(new Set())
  /** the boxes of names and trays, in units of the map, when they have found their places */
  labels = $state.raw<readonly Rect[] | null>(null)
  /** the scale that the layers are painted in: while a hand zooms they are only stretched */
  painted = $state(1)

  constructor(private readonly props: () => BoardProps<View>) {
    const map = $derived(this.view.map)
    $effect(() => {
      void landOf(map).then((found) => (this.whole = found))
    })
    $effect(() => {
      if (!this.field.camera.grasped) this.painted = this.field.camera.scale
    })
    const [verb, acting] = [() => this.verb, () => this.acting]
    this.build = new Building(props, () => this.land, verb, acting)
    this.goods = new Delivering(props, () => this.out, verb, acting)
    this.roving = new Roving(
      props,
      () =>
        this.spots.map(({ hex, press, pressed }) => ({
          key: hex.slug,
          x: hex.x,
          y: hex.y,
          go: press,
          chosen: pressed,
        })),
      () => this.everywhere.map((hex) => ({ key: hex.slug, x: hex.x, y: hex.y, go: () => this.ask(hex) })),
      (key) => this.keyed(key),
    )
    this.riding = new Riding(
      props,
      ['cube-delivered', 'cube-waits'],
      ({ args }) => {
        const waits = this.view.fuel_depots?.waiting.find((one) => one.seat === Number(args['seat']))
        return this.ridden(
          args['places'] as string[],
          (args['owners'] as number[] | undefined) ?? waits?.owners ?? [],
          args['colour'] as Good,
        )
      },
      () => this.land !== null,
    )
  }

  get board(): BoardProps<View> {
    return this.props()
  }
  readonly view = $derived.by(() => this.props().view)
  readonly seat = $derived.by(() => this.board.seat ?? -1)
  /** a pixel in units of the map, in steps: lettering and trays keep their size on the screen */
  readonly px = $derived(Math.max(0.375, Math.round(8 / this.painted) / 8))
  readonly marks = $derived(Math.min(1.7, Math.max(0.85, this.px)))
  readonly places = $derived.by(() => new Map(this.view.places.map((place) => [place.place, place])))
  readonly out = $derived.by(() => (this.land ? legsOf(this.land, this.view) : new Map<string, Leg>()))
  cityOf(place: string | null | undefined): City | undefined {
    return this.land?.cities.get(place ?? '')
  }

  // What is asked.

  readonly acting = $derived.by(
    () => this.board.asked && ['actions', 'building', 'express-run'].includes(this.view.phase),
  )
  readonly verbs = $derived.by(() => (this.acting ? words(this.board.next, []) : []))
  readonly verb = $derived.by(() => {
    const { phase } = this.view
    const [said] = this.board.said
    if (said !== undefined || !this.acting) return said ?? ''
    if (phase === 'building' && (!this.verbs.length || this.verbs.includes('build'))) return 'build'
    return phase === 'express-run' ? 'deliver' : ''
  })
  readonly following = $derived.by(() => (this.board.asked ? (this.board.next(this.board.said) ?? []) : []))
  readonly complete = $derived.by(() => {
    const { asked, said, next } = this.board
    return asked && said.length > 0 && next(said)?.length === 0
  })

  // What can be pointed at.

  /** spaces at sea where the seat may open a link */
  private readonly sailing = $derived.by(() =>
    this.verbs.includes('sail') && ['', 'sail'].includes(this.verb) ? words(this.board.next, ['sail']) : [],
  )
  private seaSpot({ sea, lane }: SeaLink): Spot | null {
    const spaces = (this.view.sea_links ?? []).filter((one) => one.lane === lane)
    const spot = this.land?.lanes.get(lane)?.spots[spaces.findIndex((one) => one.sea === sea)]
    return spot ? { x: spot[0], y: spot[1] } : null
  }
  private readonly seaTargets = $derived.by<Target[]>(() =>
    (this.view.sea_links ?? []).flatMap((one): Target[] => {
      const {
        sea,
        between: [from, to],
      } = one
      const spot = this.seaSpot(one)
      if (!spot || !this.sailing.includes(sea)) return []
      const hex = { ...spot, slug: sea, q: NaN, r: NaN, terrain: '', behind: false, snow: 0, ferry: false, place: null }
      const label = this.board.texts.say('web-railways-sail-here', { from, to, dollars: this.land?.seaPrice ?? 0 })
      return [
        {
          hex,
          kind: 'sea',
          label,
          pressed: this.board.said[1] === sea,
          lit: true,
          press: () => this.board.say(['sail', sea]),
        },
      ]
    }),
  )
  readonly spots = $derived.by<Target[]>(() => {
    const { land, board, verb, following } = this
    if (!land || !board.asked) return []
    const { moving } = this.goods
    if (!moving && following[0]?.section === 'place') return this.placeTargets(following.map(({ word }) => word))
    if (verb === 'redirect' && board.said.length <= 2) return this.hexTargets(words(board.next, ['redirect']))
    if (this.build.now) return this.build.origin ? this.reached() : this.begins()
    if (!this.acting || (!moving && verb !== 'sail')) return []
    if (verb === 'sail') return this.seaTargets
    const cities = [...land.cities.values()]
      .filter(({ slug }) => verb === '' || this.goods.sources.has(slug))
      .map((city) =>
        this.cityTarget(city, this.goods.sources.has(city.slug), this.goods.picked === city.slug, () =>
          this.goods.pick(city.slug),
        ),
      )
    return [...cities, ...this.seaTargets]
  })
  private cityTarget({ slug, hex }: City, lit: boolean, pressed: boolean, press: () => void): Target {
    return { hex, kind: 'city', label: this.cityLabel(slug), pressed, lit, press }
  }
  /** places that are the next word */
  private placeTargets(all: string[]): Target[] {
    const { said, say } = this.board
    return known(all.map((place) => this.cityOf(place))).map((city) =>
      this.cityTarget(city, true, said.includes(city.slug), () => say([...said, city.slug])),
    )
  }
  private hexTargets(all: string[]): Target[] {
    const { said, say } = this.board
    return known(all.map((slug) => this.land?.hexes.get(slug))).map((hex) => ({
      hex,
      kind: 'hex',
      label: this.hexLabel(hex),
      pressed: said[1] === hex.slug,
      lit: true,
      press: () => say(['redirect', hex.slug]),
    }))
  }
  /** where the link may go */
  private reached(): Target[] {
    const { texts } = this.board
    return this.build.targets.map((hex) => {
      const way = this.build.wayTo(hex)
      const facts = { price: way?.price ?? 0, count: way?.tiles ?? 0 }
      return {
        hex,
        kind: hex.place ? 'city' : 'hex',
        label: hex.place
          ? texts.say('web-railways-link-to', { place: hex.place.slug, ...facts })
          : texts.say('web-railways-track-to', { hex: hex.slug, ...facts }),
        pressed: this.build.isAim(hex),
        way,
        lit: true,
        press: () => this.build.pick(hex),
      }
    })
  }
  /** where a link may begin */
  private begins(): Target[] {
    return this.build.origins.map((one) => ({
      hex: one.tip?.hex ?? one.city.hex,
      kind: one.tip ? 'hex' : 'city',
      label: this.board.texts.say(one.tip ? 'web-railways-go-on' : 'web-railways-build-from', { place: one.city.slug }),
      pressed: false,
      lit: true,
      press: () => this.build.begin(nameOf(one)),
    }))
  }

  private readonly everywhere = $derived.by<Hex[]>(() => {
    if (!this.land) return []
    const { hexes, cities } = this.land
    return [...new Set([...hexes.values(), ...[...cities.values()].map(({ hex }) => hex)])]
  })

  /** The hex at a spot of the drawing; across a cut it is the other sheet's. */
  private hexAt(at: Spot): Hex | undefined {
    const { land } = this
    if (!land?.fold) return land ? nearest(this.everywhere, at, land.side * 0.87) : undefined
    const { whole, unfold } = land.fold
    return land.hexes.get(nearest(whole.hexes.values(), unfold(at), land.side * 0.87)?.slug ?? '')
  }

  beside(at: Spot): void {
    const { build } = this
    const hex = this.hexAt(at)
    const there = this.spots.find((spot) => spot.hex === hex)
    const open = this.goods.picked !== null
    if (there) return there.press()
    this.goods.picked = null
    if (hex && (!open || hex.place)) this.ask(hex)
    else if (build.plan) build.drop()
    else if (!open) this.board.nowhere('ROW-B4')
  }

  /** Why nothing can be done there now. */
  ask(hex: Hex): void {
    const { board, build } = this
    if (build.beginAt(hex)) return
    const from = build.now && build.origin?.city.slug
    if (from && hex.place && hex.place.slug !== from) {
      const facts = { from, to: hex.place.slug, count: tilesLeft(this.view) }
      board.refuse(board.texts.say('web-railways-out-of-reach', facts), 'ROW-B1', hex.slug)
    } else if (!board.history) void this.board.why(this.tries(hex), hex.slug)
  }

  /** What somebody who points there may have meant. */
  private tries(hex: Hex): string[][] {
    const { verb, board } = this
    const place = hex.place?.slug
    if (place && this.following[0]?.section === 'place') return this.named([...board.said, place])
    if (place && this.goods.moving && !this.build.now && this.view.phase !== 'building') return this.shipped(place)
    if (verb === 'sail') return [['build', hex.slug, 'straight', '0']]
    const laid = verb === 'redirect' ? 'redirect' : 'build'
    const lies = this.build.rails.get(hex.slug)?.length ?? 0
    const faces = Object.entries(FACES).filter(([, { rails }]) => rails.length === Math.min(lies, 1) + 1)
    return layings(
      laid,
      hex,
      faces.map(([face]) => face),
      railsOf,
      (edge) => this.land?.beyond(hex, edge) !== undefined,
    )
  }
  private named(words: string[]): string[][] {
    const more: Record<string, string[]> = { urbanize: ['red'], depot: ['1'] }
    return [[...words, ...(more[words[0] ?? ''] ?? [])]]
  }
  /** A cube from there, over any link, to the nearest city of its colour. */
  private shipped(place: string): string[][] {
    const goods = each(this.places.get(place)?.cubes ?? {})
    const edge = this.land?.edges[0] ?? ''
    return attempts(this.out, place, goods, (to, good) => this.places.get(to)?.colour === good, edge)
  }

  private keyed(key: string): boolean {
    const { build, goods } = this
    if (key.toLowerCase() === 'r' && build.plan && !build.plan.end) build.turnOn()
    else if (key === 'Escape' && (goods.picked || build.plan)) {
      goods.picked = null
      if (build.plan) build.drop()
    } else return false
    return true
  }

  // What happened last.

  private ridden(passed: string[], owners: number[], good: Good): { good: Good; path: string; links: number } {
    const path = passed.slice(1).map((to, at) => {
      const leg = [...this.out].find(
        ([key, one]) => key.startsWith(`${passed[at]} `) && one.to === to && one.link.owner === owners[at],
      )
      return leg?.[1].path ?? ''
    })
    return { good, path: path.join(''), links: owners.length }
  }
  readonly lastHexes = $derived.by(() => {
    const found = new Map<Hex, number>()
    for (const { args } of this.board.events) {
      const hex = this.land?.hexes.get(String(args['hex'])) ?? this.cityOf(String(args['place']))?.hex
      if (hex && !found.has(hex)) found.set(hex, Number(args['seat'] ?? -1))
    }
    return [...found].map(([hex, seat]) => ({ hex, seat }))
  })

  // Where the camera looks.

  /** the playing area and a little air; links that leave the map need some more */
  private lookAt(land: Land, seen: (hex: Hex) => boolean): Look {
    const { side, hexes, cities, western } = land
    const spread = [...hexes.values(), ...[...cities.values()].map(({ hex }) => hex)].filter(seen)
    const extent = around(spread, { west: 0.9 * side, east: 0.9 * side, north: side, south: side })
    return { extent, margins: { top: 6, right: 6, bottom: 6, left: western ? 38 : 6 }, most: 1.8, close: CLOSE / side }
  }
  /** one sheet can't be read in this window, and two are larger */
  private readonly split = $derived.by(() => {
    const [{ width, height }, { whole }] = [this.field, this]
    if (!whole?.sheets || handheld.current || !width || !height) return false
    const side = (land: Land): number =>
      fitted(
        this.lookAt(land, () => true),
        width,
        height,
      ).scale * land.side
    const one = side(whole)
    return one < MIDDLE && one < side(whole.sheets.folded)
  })
  readonly land = $derived.by(() =>
    this.split && this.sheet === 'both' ? (this.whole?.sheets?.folded ?? null) : this.whole,
  )
  /** the sheets that one may choose from */
  readonly sheets = $derived.by(() => (this.split || this.sheet !== 'both' ? (this.whole?.sheets ?? null) : null))
  private readonly shows = $derived.by(() => {
    const { sheet, whole } = this
    return (hex: Hex): boolean => sheet === 'both' || whole?.sheets?.apart(hex) === (sheet === 'part')
  })
  readonly look = $derived.by<Look | null>(() => this.land && this.lookAt(this.land, this.shows))
  turnTo(sheet: Which): void {
    this.sheet = sheet
    this.field.fit()
  }
  scene(): Spot | null {
    const { origin } = this.build
    if (this.sheet !== 'both') return middleOf(this.everywhere.filter(this.shows))
    if (origin) return origin.tip?.hex ?? origin.city.hex
    if (this.verb === 'sail') return middleOf(this.seaTargets.map(({ hex }) => hex))
    const own = this.view.links.filter((link) => link.owner === this.seat).flatMap((link) => link.rails)
    return middleOf(known(own.map(([hex]) => this.land?.hexes.get(hex))))
  }

  readonly phoneLetters = $derived.by(() => (handheld.current ? 11 : 10.5))

  /** Where it is, what a tile costs on its ground, whose track lies there. */
  hexLabel({ slug, terrain, snow }: Hex): string {
    const { texts } = this.board
    const there = this.view.links.filter(({ owner, rails }) => owner >= 0 && rails.some(([hex]) => hex === slug))
    const owners = [...new Set(there.map(({ owner }) => texts.seat(owner)))].join(', ')
    return [
      texts.say('web-railways-hex', { hex: slug, terrain, dollars: (TERRAIN[terrain] ?? 0) + snow }),
      ...(owners ? [texts.say('web-railways-track-of', { value: owners })] : []),
    ].join(', ')
  }
  cityLabel(place: string): string {
    const { texts } = this.board
    const city = this.places.get(place)
    const value = each(city?.cubes ?? {})
      .map((good) => texts.word(good))
      .join(', ')
    const second = this.view.rotors?.find((one) => one.place === place)?.colour
    const fuel = this.view.fuel_depots?.cities.find((one) => one.place === place)
    return [
      texts.say(value ? 'web-railways-city-with' : 'web-railways-city-empty', {
        place,
        colour: city?.colour ?? '',
        value,
      }),
      ...(second ? [texts.say('web-railways-city-rotor', { colour: second })] : []),
      ...(fuel ? [texts.say('web-railways-city-depots', { count: fuel.depots, seat: fuel.owner })] : []),
      ...(city?.mine ? [texts.say('web-railways-city-mine')] : []),
    ].join('; ')
  }
}
