/** A link before it is built: where it may go from a city or from one's own open end, and for what. */
import { chain, isComplete, opposite } from '../../draw/links'
import { cardOf, type Ends, faceWith, HALF, RIDGE, TERRAIN, TILES } from './data'
import type { City, Hex, Land } from './land'
import type { Link, View } from './view'

/** A tile of the plan: over which edges its rail runs (`to` is null while it is open) and its price. */
export interface Step {
  hex: Hex
  from: number
  to: number | null
  ground: number
  /** what the snow adds */
  snow: number
  ridges: number
  price: number
}

/** Where a link begins: at a city, or at the open end of one's own track that began there. */
export interface Origin {
  city: City
  tip: { hex: Hex; edge: number } | null
}

export interface Trail {
  steps: Step[]
  tiles: number
  ridges: number
  ground: number
  snow: number
  /** ferry hexes among them */
  ferries: number
  price: number
  /** the city at its other end; null while it is open */
  end: City | null
}

/** What stands on the map, looked up quickly. */
export interface Site {
  land: Land
  view: View
  seat: number
  /** open ends by the side they look over: `hex edge` of the hex beyond */
  tips: Map<string, { link: Link; start: string }>
  /** rails by hex */
  rails: Map<string, { link: Link; ends: Ends }[]>
  charters: Map<string, number>
}

export function siteOf(land: Land, view: View, seat: number): Site {
  const tips: Site['tips'] = new Map()
  const rails: Site['rails'] = new Map()
  for (const link of view.links) {
    for (const [hex, from, to] of link.rails) rails.set(hex, [...(rails.get(hex) ?? []), { link, ends: [from, to] }])
    const tip = tipOf(land, link)
    const beyond = tip && land.beyond(tip.hex, tip.edge)
    if (tip && beyond) tips.set(`${beyond.slug} ${opposite(tip.edge)}`, { link, start: link.ends.find((end) => end !== null) ?? '' })
  }
  const charters = new Map(view.places.flatMap(({ place, charter }) => (charter === null ? [] : [[place, charter] as const])))
  return { land, view, seat, tips, rails, charters }
}

/** The open end of an incomplete link. */
export function tipOf(land: Land, link: Link): { hex: Hex; edge: number } | null {
  if (link.complete || isComplete(link)) return null
  const rails = chain(land, link)
  const [first, last] = [rails[0], rails[rails.length - 1]]
  if (!first || !last) return null
  const start = link.ends.find((end) => end !== null)
  const begins = land.beyond(first.hex, first.from)?.place?.slug === start
  return begins ? { hex: last.hex, edge: last.to } : { hex: first.hex, edge: first.from }
}

export const tilesLeft = (view: View): number => view.build?.tiles_left ?? TILES

function groundPrice(view: View, hex: Hex): number {
  if (hex.ferry) return 0
  const price = TERRAIN[hex.terrain] ?? 0
  if (view.build?.land_grant && hex.terrain === 'plain') return 0
  return view.build?.tunnel_engineer && hex.terrain === 'mountain' ? Math.floor(price / HALF) : price
}

export const ridgePrice = (view: View): number => (view.build?.tunnel_engineer ? Math.floor(RIDGE / HALF) : RIDGE)

/** A city that the seat may complete no link to: another's charter, or the one link of this turn. */
const shut = (site: Site, place: string): boolean => {
  const owner = site.charters.get(place)
  const once = site.view.one_link_a_turn
  return (owner !== undefined && owner !== site.seat) || (once?.city === place && once.linked.includes(site.seat))
}

/** Ferry hexes that the seat's cards still cover. */
export function ferriesLeft(view: View, seat: number): number {
  const cards = (view.players[seat]?.cards ?? []).map((slug) => cardOf(view.map, slug))
  const covered = cards.filter(({ effect }) => effect === 'ferry-line').reduce((sum, { hexes = 1 }) => sum + hexes, 0)
  return (view.build?.ferries ?? 0) + covered
}

type Beyond = { kind: 'wall' } | { kind: 'open'; hex: Hex } | { kind: 'end'; city: City }

/** What a rail of the seat finds over an edge. */
export function lookOver(site: Site, hex: Hex, edge: number): Beyond {
  const { land } = site
  const there = land.beyond(hex, edge)
  if (!there || land.closed(hex, edge)) return { kind: 'wall' }
  if (there.place) {
    const open = there.place.exits[opposite(edge)] === true && !shut(site, there.place.slug)
    return open ? { kind: 'end', city: there.place } : { kind: 'wall' }
  }
  const met = site.tips.get(`${hex.slug} ${edge}`)
  if (!met) return { kind: 'open', hex: there }
  const city = land.cities.get(met.start)
  return met.link.owner === site.seat && city && !shut(site, met.start) ? { kind: 'end', city } : { kind: 'wall' }
}

/** The tile that brings this rail to a hex, if there is one in the box and the hex may take it. */
export function tileFor(site: Site, hex: Hex, rail: Ends): { face: string; turns: number } | null {
  const { view } = site
  if (hex.place || (view.line_closed && hex.behind)) return null
  const lying = site.rails.get(hex.slug) ?? []
  if (lying.length > 1 || lying.some(({ link }) => !link.complete)) return null
  const tile = faceWith([...lying.map(({ ends }) => ends), rail])
  return tile && (view.box[tile.face] ?? 0) > 0 ? tile : null
}

function stepOver(site: Site, hex: Hex, from: number, to: number | null): Step {
  const { land, view } = site
  const ends = to !== null && lookOver(site, hex, to).kind === 'end'
  const ridges = Number(land.ridge(hex, from)) + Number(ends && to !== null && land.ridge(hex, to))
  const ground = groundPrice(view, hex)
  const snow = hex.ferry ? 0 : hex.snow
  return { hex, from, to, ground, snow, ridges, price: ground + snow + ridges * ridgePrice(view) }
}

/** The edges by which track that entered a hex may leave it: straight first, never sharply. */
const onward = (from: number): number[] => [3, 2, 4].map((turn) => (from + turn) % 6)

interface Node {
  hex: Hex
  from: number
  cost: number
  before: Node | null
}

const passes = (node: Node | null, hex: Hex): boolean => node !== null && (node.hex === hex || passes(node.before, hex))
const ferriesOf = (node: Node | null): number => (node ? Number(node.hex.ferry) + ferriesOf(node.before) : 0)

/** The hexes that a link from here may enter first, with the edge it comes over. */
export function firsts(site: Site, origin: Origin, allowed: ReadonlySet<string>): { hex: Hex; from: number }[] {
  const { land } = site
  const out = origin.tip
    ? [{ hex: origin.tip.hex, edge: origin.tip.edge }]
    : origin.city.exits.flatMap((open, edge) => (open ? [{ hex: origin.city.hex, edge }] : []))
  return out.flatMap(({ hex, edge }) => {
    const there = land.beyond(hex, edge)
    return there && !there.place && allowed.has(there.slug) ? [{ hex: there, from: opposite(edge) }] : []
  })
}

export interface Reach {
  hexes: Map<string, Trail>
  cities: Map<string, Trail>
}

/** The cheapest way to every hex and city within the tiles that are left, after `begun`. */
export function reach(site: Site, origin: Origin, allowed: ReadonlySet<string>, begun: readonly Step[] = []): Reach {
  const left = tilesLeft(site.view)
  const found: Reach = { hexes: new Map(), cities: new Map() }
  const noted = (all: Map<string, Trail>, key: string, trail: Trail): void => {
    const known = all.get(key)
    if (!known || trail.price < known.price || (trail.price === known.price && trail.tiles < known.tiles)) all.set(key, trail)
  }
  const trailOf = (node: Node, to: number | null, end: City | null): Trail => {
    const nodes: Node[] = []
    for (let one: Node | null = node; one; one = one.before) nodes.unshift(one)
    return trail(
      nodes.map((one, at) => {
        const after = nodes[at + 1]
        return stepOver(site, one.hex, one.from, after ? onward(one.from).find((edge) => opposite(edge) === after.from && site.land.beyond(one.hex, edge) === after.hex) ?? null : to)
      }),
      end,
    )
  }
  const ferries = ferriesLeft(site.view, site.seat)
  let layer: Node[] = []
  const enter = (before: Node | null, hex: Hex, from: number): void => {
    if (hex.place || passes(before, hex) || (hex.ferry && ferriesOf(before) >= ferries)) return
    if (!onward(from).some((to) => lookOver(site, hex, to).kind !== 'wall' && tileFor(site, hex, [from, to]))) return
    layer.push({ hex, from, cost: (before?.cost ?? 0) + stepOver(site, hex, from, null).price, before })
  }
  const along = begun.reduce<Node | null>(
    (before, { hex, from }) => ({ hex, from, cost: (before?.cost ?? 0) + stepOver(site, hex, from, null).price, before }),
    null,
  )
  if (along) layer.push(along)
  else for (const { hex, from } of firsts(site, origin, allowed)) enter(null, hex, from)
  for (let tiles = Math.max(1, begun.length); tiles <= left && layer.length; tiles++) {
    // of those that stand in the same place the cheapest goes on
    const best = new Map<string, Node>()
    for (const node of layer) {
      const key = `${node.hex.slug} ${node.from}`
      const known = best.get(key)
      if (!known || node.cost < known.cost) best.set(key, node)
    }
    layer = []
    for (const node of best.values()) {
      for (const to of onward(node.from)) {
        if (!tileFor(site, node.hex, [node.from, to])) continue
        const over = lookOver(site, node.hex, to)
        if (over.kind === 'wall') continue
        if (over.kind === 'end') {
          if (over.city !== origin.city) noted(found.cities, over.city.slug, trailOf(node, to, over.city))
          continue
        }
        noted(found.hexes, node.hex.slug, trailOf(node, to, null))
        if (tiles < left && !(site.view.line_closed && over.hex.behind)) enter(node, over.hex, opposite(to))
      }
    }
  }
  return found
}

export function trail(steps: Step[], end: City | null): Trail {
  const sum = (of: (step: Step) => number): number => steps.reduce((all, step) => all + of(step), 0)
  return {
    steps,
    end,
    tiles: steps.length,
    ground: sum(({ ground }) => ground),
    snow: sum(({ snow }) => snow),
    ferries: sum(({ hex }) => Number(hex.ferry)),
    ridges: sum(({ ridges }) => ridges),
    price: sum(({ price }) => price),
  }
}

/** The ways on which the last tile of an open trail may look; choosing one changes no price. */
export function turned(site: Site, way: Trail): Trail {
  const last = way.steps[way.steps.length - 1]
  if (!last || way.end || last.to === null) return way
  const open = onward(last.from).filter((to) => lookOver(site, last.hex, to).kind === 'open' && tileFor(site, last.hex, [last.from, to]))
  const to = open[(open.indexOf(last.to) + 1) % open.length] ?? last.to
  return { ...way, steps: [...way.steps.slice(0, -1), { ...last, to }] }
}

/** The sentence that lays a tile of the plan. */
export function sentence(site: Site, { hex, from, to }: Step): string[] | null {
  const tile = to === null ? null : tileFor(site, hex, [from, to])
  return tile ? ['build', hex.slug, tile.face, String(tile.turns)] : null
}

/** Whether a step of the plan lies there already, as the seat's own. */
export const isLaid = (site: Site, { hex, from, to }: Step): boolean =>
  (site.rails.get(hex.slug) ?? []).some(
    ({ link, ends: [a, b] }) => link.owner === site.seat && ((a === from && b === to) || (a === to && b === from)),
  )
