/** The board and the figures of the box, as the game's own data says them. */
import type { Point } from '../../draw/plain'
import raw from './data.json'
import type { Colour, Space, Train } from './view'

export interface Spot {
  number: number
  slug: string
  x: number
  y: number
  /** what a city has; null for a junction */
  commodity: string | null
}

export interface Edge {
  number: number
  a: Spot
  b: Spot
  /** from `a` */
  way: string
  colour: Colour
}

const [left = 0, top = 0] = raw.origin
const ROW = (raw.spacing * Math.sqrt(3)) / 2

export const SPACING = raw.spacing
export const WAYS = raw.ways
export const COLOURS = raw.colours as Colour[]
export const COMMODITIES = raw.commodities
export const SIGNS: Record<string, string> = raw.signs
export type Part = keyof Train
export const PARTS: Record<Part, number[]> = raw.parts
export const PART_NAMES = Object.keys(raw.parts) as Part[]
export const PRICE = raw.price
export const TRACK = raw.track
export const TIME_CARDS = raw.timeCards

export const POINTS: Spot[] = (raw.points as [string, number, number][]).map(([slug, column, row], number) => ({
  number,
  slug,
  x: left + SPACING * (column + (row % 2) / 2),
  y: top + ROW * row,
  commodity: raw.cities[number] ?? null,
}))
export const CITIES = POINTS.filter((one) => one.commodity !== null)
const bySlug = new Map(POINTS.map((one) => [one.slug, one]))
export const pointOf = (slug: string): Spot | undefined => bySlug.get(slug)
export const cityOf = (slug: string): Spot => bySlug.get(slug) ?? (POINTS[0] as Spot)

export const EDGES: Edge[] = (raw.edges as [number, number, string, string][]).map(([a, b, way, colour], number) => ({
  number,
  a: POINTS[a] as Spot,
  b: POINTS[b] as Spot,
  way,
  colour: colour as Colour,
}))

/** An edge as it leaves a point. */
export interface Leaving {
  edge: Edge
  to: Spot
  way: string
}

const opposite = (way: string): string => WAYS[(WAYS.indexOf(way) + 3) % WAYS.length] as string

/** By point: the edges that leave it. */
export const LEAVING: Leaving[][] = POINTS.map((spot) =>
  EDGES.flatMap((edge): Leaving[] => {
    if (edge.a === spot) return [{ edge, to: edge.b, way: edge.way }]
    return edge.b === spot ? [{ edge, to: edge.a, way: opposite(edge.way) }] : []
  }),
)

/** The edge that leaves a point this way. */
export const towards = (spot: Spot, way: string): Leaving | undefined =>
  LEAVING[spot.number]?.find((one) => one.way === way)

export const middleOf = ({ a, b }: Edge): Point => [(a.x + b.x) / 2, (a.y + b.y) / 2]

/** Spaces have the engine's numbers: a city's, or all points and an edge's. */
export const spaceNumber = (space: Space): number =>
  space.city !== undefined ? cityOf(space.city).number : POINTS.length + (space.edge ?? 0)
export const edgeOf = (space: number): Edge | undefined => EDGES[space - POINTS.length]
export const spaceAt = (space: number): Point => {
  const edge = edgeOf(space)
  const spot = POINTS[space]
  return edge ? middleOf(edge) : [spot?.x ?? 0, spot?.y ?? 0]
}

/** What a space of track is called by. */
export const trackName = (from: string, way: string): string => `${from}-${way}`

const byTrack = new Map(EDGES.map((edge) => [trackName(edge.a.slug, edge.way), edge]))
export const trackOf = (slug: string): Edge | undefined => byTrack.get(slug)

/** The words that name a space. */
export function spaceWords(space: number): [string, string] {
  const edge = edgeOf(space)
  return edge ? [edge.a.slug, edge.way] : [POINTS[space]?.slug ?? '', 'in']
}

/** The space that two words name. */
export function spaceNamed(point: string, way: string): number {
  const spot = cityOf(point)
  return way === 'in' ? spot.number : POINTS.length + (towards(spot, way)?.edge.number ?? 0)
}
