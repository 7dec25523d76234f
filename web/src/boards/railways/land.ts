/** A map as the atlas compiled it: its hexes, cities, ridges and lines, and its still picture. */
import { file } from '../../api/house'
import type { Good } from '../../draw/goods'
import { opposite } from '../../draw/links'
import type { Point } from '../../draw/plain'
import { stillPicture } from '../../draw/picture'
import { type CardFacts, EDGE_WORDS, learnCards, STEPS } from './data'
import type { Fold, Sheets } from './sheets'

export interface Hex {
  slug: string
  q: number
  r: number
  x: number
  y: number
  terrain: string
  /** no track here while the mountain line is closed */
  behind: boolean
  /** what a tile costs more here */
  snow: number
  /** only with a ferry card */
  ferry: boolean
  place: City | null
}

export interface City {
  slug: string
  name: string
  /** as printed; `grey` until somebody founds an industry */
  colour: Good
  exits: boolean[]
  hex: Hex
  label: { x: number; y: number; anchor: string }
}

/** A way over water; a spot for each of its spaces. */
export interface Lane {
  slug: string
  path: string
  spots: Point[]
}

/** A name of a sea or a mountain that is part of the picture: the middle of its line, and its way in radians. */
export interface Lettering {
  slug: string
  text: string
  x: number
  y: number
  turn: number
  size: number
  wide: number
}

export interface Land {
  name: string
  side: number
  flat: false
  width: number
  height: number
  hexes: Map<string, Hex>
  cities: Map<string, City>
  edges: string[]
  lanes: Map<string, Lane>
  /** what a tile costs more beyond the snow line, 0 where there is none */
  snow: number
  ferries: boolean
  seaPrice: number
  minePrice: number
  rotors: string[]
  closedEdges: boolean
  blackHexes: boolean
  western: { cities: string[]; price: number; cubes: number; colour: Good; edge: number } | null
  beyond: (hex: Hex, edge: number) => Hex | undefined
  ridge: (hex: Hex, edge: number) => boolean
  closed: (hex: Hex, edge: number) => boolean
  ground: string
  printed: readonly Lettering[]
  /** how it is shown in two sheets, where one is too small to read; for maps that say so */
  sheets: Sheets | null
  /** it lies in two sheets */
  fold: Fold | null
}

interface Compiled {
  hexes: [string, number, number, string, string[]][]
  places: { slug: string; name: string; hex: number | null; colour: Good; exits?: string[] }[]
  ridges: [number, number][]
  closed: [number, number][]
  facts: CardFacts & {
    western_link?: { cities: string[]; price: number; cubes: number; colour: Good; edge: string }
    two_players?: { closed: string }
    snow?: { tag: string; price: number }
    ferries?: { tag: string }
    mines?: { price: number }
    sea?: { price: number }
    rotors?: { cities: string[] }
  }
}

/** The spot of a city that no hex holds, such as an island: where the picture has it. */
function offTheMap(svg: Element, slug: string): Hex {
  const drawn = svg.querySelector(`.ground [data-place="${slug}"] path[transform]`)?.getAttribute('transform') ?? ''
  const [x = 0, y = 0] = [...drawn.matchAll(/-?[\d.]+/g)].map(Number)
  return { slug, q: NaN, r: NaN, x, y, terrain: '', behind: false, snow: 0, ferry: false, place: null }
}

const laneOf = (drawn: Element): Lane => ({
  slug: drawn.getAttribute('data-lane') ?? '',
  path: drawn.querySelector('path')?.getAttribute('d') ?? '',
  spots: [...drawn.querySelectorAll('circle')].map((ring): Point => [
    Number(ring.getAttribute('cx')),
    Number(ring.getAttribute('cy')),
  ]),
})

function letteringOf(drawn: Element): Lettering {
  const number = (name: string): number => parseFloat(drawn.getAttribute(name) ?? '')
  const [x = 0, y = 0, turn = 0] = (drawn.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number)
  return {
    slug: drawn.getAttribute('data-label') ?? '',
    text: drawn.textContent,
    x,
    y,
    turn: (turn * Math.PI) / 180,
    size: number('font-size'),
    wide: number('textLength'),
  }
}

/** The still picture without its cities: they are drawn with the pieces, above the track. */
function groundOf(svg: Element): string {
  for (const drawn of svg.querySelectorAll('.ground [data-place]')) drawn.remove()
  return svg.querySelector('.ground')?.innerHTML ?? ''
}

const known = new Map<string, Promise<Land>>()

/** Fetched once for a page. */
export function landOf(map: string): Promise<Land> {
  let land = known.get(map)
  if (!land) {
    land = fetched(map)
    land.catch(() => known.delete(map))
    known.set(map, land)
  }
  return land
}

async function fetched(map: string): Promise<Land> {
  const [hexes, picture] = await Promise.all([
    fetch(file(`/games/railways/maps/${map}.json`)),
    stillPicture('railways', map),
  ])
  const compiled = (await hexes.json()) as Compiled
  learnCards(map, compiled.facts)
  const land = made(map, compiled, picture)
  const inset = picture.querySelector<SVGElement>('metadata.inset')
  if (inset) land.sheets = (await import('./sheets')).sheetsOf(land, inset.dataset)
  return land
}

function made(name: string, compiled: Compiled, svg: Element): Land {
  const side = Number(svg.getAttribute('data-side'))
  const [left = 0, top = 0] = (svg.getAttribute('data-origin') ?? '').split(' ').map(Number)
  const { facts } = compiled
  const all = compiled.hexes.map(([slug, q, r, terrain, tags]): Hex => ({
    slug,
    q,
    r,
    x: left + side * Math.sqrt(3) * (q + r / 2),
    y: top + side * 1.5 * r,
    terrain,
    behind: facts.two_players !== undefined && tags.includes(facts.two_players.closed),
    snow: facts.snow && tags.includes(facts.snow.tag) ? facts.snow.price : 0,
    ferry: facts.ferries !== undefined && tags.includes(facts.ferries.tag),
    place: null,
  }))
  const at = new Map(all.map((hex) => [`${hex.q} ${hex.r}`, hex]))
  const beyond = (hex: Hex, edge: number): Hex | undefined => {
    const [q = 0, r = 0] = STEPS[edge] ?? []
    return at.get(`${hex.q + q} ${hex.r + r}`)
  }
  const cities = new Map<string, City>()
  for (const { slug, name: said, hex: index, colour, exits = [] } of compiled.places) {
    const hex = index === null ? offTheMap(svg, slug) : all[index]
    if (!hex) continue
    const text = svg.querySelector(`.names [data-place="${slug}"] text`)
    const label = {
      x: Number(text?.getAttribute('x') ?? hex.x),
      y: Number(text?.getAttribute('y') ?? hex.y),
      anchor: text?.getAttribute('text-anchor') ?? 'middle',
    }
    hex.place = { slug, name: said, colour, exits: EDGE_WORDS.map((edge) => exits.includes(edge)), hex, label }
    cities.set(slug, hex.place)
  }
  /** edges as both hexes beside them name them */
  const bothSides = (edges: [number, number][]): ((hex: Hex, edge: number) => boolean) => {
    const named = new Set<string>()
    for (const [index, edge] of edges) {
      const hex = all[index]
      if (!hex) continue
      named.add(`${hex.slug} ${edge}`)
      const other = beyond(hex, edge)
      if (other) named.add(`${other.slug} ${opposite(edge)}`)
    }
    return (hex, edge) => named.has(`${hex.slug} ${edge}`)
  }
  const western = facts.western_link
  return {
    name,
    side,
    flat: false,
    width: Number(svg.getAttribute('width')),
    height: Number(svg.getAttribute('height')),
    hexes: new Map(all.map((hex) => [hex.slug, hex])),
    cities,
    edges: EDGE_WORDS,
    lanes: new Map([...svg.querySelectorAll('.lane')].map(laneOf).map((lane) => [lane.slug, lane])),
    snow: facts.snow?.price ?? 0,
    ferries: facts.ferries !== undefined,
    seaPrice: facts.sea?.price ?? 0,
    minePrice: facts.mines?.price ?? 0,
    rotors: facts.rotors?.cities ?? [],
    closedEdges: compiled.closed.length > 0,
    blackHexes: svg.querySelector('.black') !== null,
    western: western ? { ...western, edge: EDGE_WORDS.indexOf(western.edge) } : null,
    beyond,
    ridge: bothSides(compiled.ridges),
    closed: bothSides(compiled.closed),
    ground: groundOf(svg),
    printed: [...svg.querySelectorAll('.ground :is(.m-water, .m-land)')].map(letteringOf),
    sheets: null,
    fold: null,
  }
}
