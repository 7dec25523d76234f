/** What lies on the map, what is asked there, and what pointing at it says. */
import { type Good } from '../../draw/goods'
import { chain, chainPath, isComplete, type Rail, type Way, ways } from '../../draw/links'
import type { Spot } from '../../draw/plain'
import { attempts, shortest } from '../common/delivery'
import { Field, type Look, middleOf, nearest } from '../common/field.svelte'
import { layings } from '../common/layings'
import { Riding } from '../common/riding.svelte'
import { Roving } from '../common/roving.svelte'
import { known, words } from '../common/words'
import type { BoardProps } from '../contract'
import { each, FACES, railsOf } from './data'
import { Delivering } from './delivering.svelte'
import { type Hex, type Land, landOf } from './land'
import { type Entry, Laying } from './laying.svelte'
import { cubesOf, goodsOf, shown } from './pieces'
import type { Link, View } from './view'

const ON_HEX = ['build', 'redirect', 'withdraw']
const ON_PLACE = ['urbanize', 'grow']

export class Play {
  readonly field = new Field()
  readonly laying: Laying
  /** where the faces lie that fit the chosen hex */
  fanned = $state.raw<readonly Spot[]>([])
  readonly goods: Delivering
  readonly roving: Roving
  readonly riding: Riding<{ good: Good; path: string; links: number }>
  land = $state.raw<Land | null>(null)

  constructor(private readonly props: () => BoardProps<View>) {
    const map = $derived(this.view.map)
    $effect(() => {
      void landOf(map).then((found) => (this.land = found))
    })
    this.laying = new Laying(
      props,
      () => this.verb,
      () => this.chosen,
    )
    this.goods = new Delivering(props, () => this.out)
    this.roving = new Roving(
      props,
      () => [
        ...this.lit.map((hex) => ({
          key: hex.slug,
          x: hex.x,
          y: hex.y,
          go: () => this.pick(hex),
          chosen: hex === this.chosen,
        })),
        ...this.sources.map((hex) => ({
          key: hex.slug,
          x: hex.x,
          y: hex.y,
          go: () => this.pickCity(hex),
          chosen: hex.place?.slug === this.goods.from,
        })),
      ],
      () =>
        [...(this.land?.hexes.values() ?? [])].map((hex) => ({
          key: hex.slug,
          x: hex.x,
          y: hex.y,
          go: () => this.ask(hex),
        })),
      (key) => this.keyed(key),
    )
    this.riding = new Riding(
      props,
      ['cube-delivered'],
      ({ args }) => this.ridden(args['places'] as string[], args['owners'] as number[], args['colour'] as Good),
      () => this.land !== null,
    )
  }

  get board(): BoardProps<View> {
    return this.props()
  }
  readonly view = $derived.by(() => this.props().view)
  readonly colour = $derived.by(() => this.board.people[this.board.seat ?? -1]?.colour ?? 0)
  at(places: Iterable<string>): Hex[] {
    return known([...places].map((place) => this.land?.places.get(place)?.hex))
  }

  // What lies there.

  readonly cities = $derived.by(
    () => new Map(this.view.places.flatMap((place) => (place.colour ? [[place.place, place] as const] : []))),
  )
  readonly laid = $derived.by(() => new Map(this.view.tiles.map((tile) => [tile.hex, tile])))
  readonly out = $derived.by<ReadonlyMap<string, Way>>(() => (this.land ? ways(this.land, this.view.links) : new Map()))

  // What is asked.

  readonly verb = $derived.by(() => {
    const { phase } = this.view
    return this.board.said[0] ?? (phase === 'build' ? 'build' : phase === 'goods' ? 'deliver' : '')
  })
  readonly lit = $derived.by<Hex[]>(() => {
    const { land, verb, board } = this
    if (!board.asked || !land) return []
    if (ON_HEX.includes(verb)) return known(words(board.next, [verb]).map((word) => land.hexes.get(word)))
    return ON_PLACE.includes(verb) ? this.at(words(board.next, [verb])) : []
  })
  readonly chosen = $derived.by<Hex | null>(() => {
    const word = this.board.said[1]
    if (!this.land || word === undefined) return null
    if (ON_HEX.includes(this.verb)) return this.land.hexes.get(word) ?? null
    return ON_PLACE.includes(this.verb) ? (this.land.places.get(word)?.hex ?? null) : null
  })
  readonly sources = $derived.by(() => this.at(this.goods.sources.keys()))

  pick(hex: Hex): void {
    const word = ON_PLACE.includes(this.verb) ? (hex.place?.slug ?? '') : hex.slug
    if (hex === this.chosen && this.board.said.length > 2) this.laying.turnOn()
    else if (hex === this.chosen) this.board.say([this.verb])
    else this.board.say([this.verb, word])
  }

  /** A cube is where a delivery begins; with one begun, another city is where it goes. */
  pickCity(hex: Hex, event?: MouseEvent): void {
    const place = hex.place?.slug ?? ''
    const good = event && this.cubeUnder(hex, this.field.at(event))
    const { from, list } = this.goods
    if (from === null || from === place || good) this.goods.pick(place, good)
    else {
      const to = list.find((one) => one.places.at(-1) === place)
      if (to) this.board.say(to.words)
      else this.ask(hex)
    }
  }

  private cubeUnder(hex: Hex, { x, y }: Spot): Good | undefined {
    const city = this.cities.get(hex.place?.slug ?? '')
    if (!this.land || !city) return undefined
    return cubesOf(this.land, hex, goodsOf(city)).find(
      (one) => Math.abs(one.x - x) < one.size * 0.65 && Math.abs(one.y - y) < one.size * 0.7,
    )?.colour
  }

  private keyed(key: string): boolean {
    if (!this.laying.now) return false
    const entry = /^[1-9]$/.test(key) ? this.laying.entries[Number(key) - 1] : undefined
    if (key.toLowerCase() === 'r') this.laying.turnOn()
    else if (entry) this.laying.lay(entry)
    else return false
    return true
  }

  beside(spot: Spot): void {
    const hex = this.land && nearest(this.land.hexes.values(), spot, this.land.side * 0.87)
    if (!hex) this.board.nowhere('STM-B4')
    else if (this.goods.from !== null && this.goods.list.some((one) => one.places.at(-1) === hex.place?.slug))
      this.pickCity(hex)
    else this.ask(hex)
  }

  /** Why nothing can be done there now. */
  ask(hex: Hex): void {
    const { board, land } = this
    const { from } = this.goods
    const to = hex.place?.slug
    if (board.history) return
    // of a cube that has been chosen no other place is of interest
    if (land && from !== null && to && to !== from && !shortest(this.out, from, (place) => place === to))
      board.refuse(board.texts.say('web-steam-not-joined', { from, to }), 'STM-G2', hex.slug)
    else void board.why(this.tries(hex), hex.slug)
  }

  /** What somebody who points there may have meant. */
  private tries(hex: Hex): string[][] {
    const { verb, land } = this
    const place = hex.place?.slug
    if (verb === 'withdraw') return [['withdraw', hex.slug]]
    if (place && verb === 'urbanize') return [['urbanize', place, 'grey', '1']]
    if (place && verb === 'grow') return [['grow', place, '1']]
    if (land && place && this.view.phase === 'goods') {
      const from = this.goods.from ?? place
      const city = this.cities.get(from)
      const cubes = city ? goodsOf(city) : []
      const said = this.board.said[2] === from ? (this.board.said[1] as Good) : undefined
      const takes = (to: string, good: Good): boolean =>
        from === place ? this.cities.get(to)?.colour === good : to === place
      return attempts(this.out, from, said ? [said] : cubes, takes, land.edges[0] ?? '')
    }
    const laid = verb === 'redirect' ? 'redirect' : 'build'
    const town = hex.place?.kind === 'town' && !this.cities.has(hex.place.slug)
    const lies = this.laid.has(hex.slug)
    const faces = Object.entries(FACES).filter(([, face]) => face.town === town && (town || face.exits > 2 === lies))
    return layings(
      laid,
      hex,
      faces.map(([face]) => face),
      railsOf,
      (edge) => !land || edge > 5 || land.beyond(hex, edge) !== undefined,
    )
  }

  // Lines.

  line(rails: Rail[]): string {
    return this.land ? chainPath(this.land, rails) : ''
  }

  private ridden(places: string[], owners: number[], good: Good): { good: Good; path: string; links: number } {
    const path = places.slice(1).map((to, at) => {
      const leg = [...this.out].find(
        ([key, way]) => key.startsWith(`${places[at]} `) && way.to === to && way.link.owner === owners[at],
      )
      return leg ? this.line(leg[1].rails) : ''
    })
    return { good, path: path.join(''), links: owners.length }
  }

  private finished(links: readonly Link[], hexes: readonly string[]): string {
    const { land } = this
    if (!land) return ''
    const done = links.filter((link) => isComplete(link) && link.rails.some(([hex]) => hexes.includes(hex)))
    return done.map((link) => this.line(chain(land, link))).join('')
  }
  /** a link that becomes complete glows: before it is confirmed, */
  readonly completing = $derived.by(() => {
    const { preview } = this.board
    if (!preview || !this.chosen || this.laying.face === undefined || this.laying.over) return ''
    if (!preview.events.some((event) => event.name === 'link-completed')) return ''
    return this.finished(preview.view.links, [this.chosen.slug])
  })
  readonly lastHexes = $derived.by(() =>
    this.board.events.flatMap(({ args }) => {
      const hex = this.land?.hexes.get(String(args['hex'])) ?? this.land?.places.get(String(args['place']))?.hex
      return hex ? [{ hex, seat: Number(args['seat'] ?? -1) }] : []
    }),
  )
  /** and when it has been */
  readonly completed = $derived.by(() =>
    this.board.events.some((event) => event.name === 'link-completed')
      ? this.finished(
          this.view.links,
          this.lastHexes.map(({ hex }) => hex.slug),
        )
      : '',
  )

  // What is seen.

  readonly look = $derived.by<Look | null>(() => {
    if (!this.land) return null
    return {
      extent: shown(this.land),
      margins: { top: 4, right: 4, bottom: 4, left: 4 },
      most: 1.6,
      close: 0.95,
    }
  })
  scene(): Spot | null {
    const own = this.view.links.filter((link) => link.owner === this.board.seat).flatMap((link) => link.rails)
    const track = known(own.map(([hex]) => this.land?.hexes.get(hex)))
    return middleOf(this.sources.length ? this.sources : track.length ? track : this.lit)
  }
  readonly step = $derived.by(() => {
    const side = (this.land?.side ?? 33) * this.field.camera.scale
    return side < 20 ? 'far' : side > 45 ? 'near' : 'middle'
  })

  // Names.

  /** Where it is, what its ground is and adds to a tile, whose track lies there. */
  hexLabel({ slug, place, ground, hill, river }: Hex): string {
    const { texts } = this.board
    const there = this.view.links.filter(({ owner, rails }) => owner >= 0 && rails.some(([hex]) => hex === slug))
    const owners = [...new Set(there.map(({ owner }) => texts.seat(owner)))]
    return [
      place
        ? texts.say('web-steam-hex-at', { place: place.slug, hex: slug })
        : texts.say('web-steam-hex', { hex: slug }),
      ...(river ? [texts.say('web-steam-price-river')] : []),
      ...(hill ? [texts.say('web-steam-price-hill')] : []),
      texts.say(ground ? 'web-steam-ground' : 'web-steam-plain', { euros: ground }),
      ...(owners.length ? [texts.say('web-steam-track-of', { value: owners.join(', ') })] : []),
    ].join(', ')
  }
  cityLabel(place: string): string {
    const { texts } = this.board
    const city = this.cities.get(place)
    const value = each(city?.cubes ?? {})
      .map((good) => texts.word(good))
      .join(', ')
    return texts.say(value ? 'web-steam-city-with' : 'web-steam-city-empty', {
      place,
      colour: city?.colour ?? '',
      value,
    })
  }
  /** A tile that can lie in one way only is told by what it then joins. */
  entryLabel({ face, price, turn, turns }: Entry): string {
    const key = turns.length > 1 ? 'web-steam-face-ways' : 'web-steam-face'
    const facts = { face, euros: price, count: turns.length, hex: this.chosen?.slug ?? '', turns: Number(turn) }
    return this.board.texts.say(key, facts)
  }
}
