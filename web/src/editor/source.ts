/** A map source as the editor holds it, the tables of its TOML, and what the tools make of it.
 * Nothing is changed in place: every step of the undo list is a source of its own. */
import {
  apart,
  beside,
  centre,
  EDGES,
  type Hex,
  hexAt,
  type Orientation,
  pointOf,
  type Projection,
  same,
  way,
  whereIs,
} from './plane'
import { entryOf, rubPlace } from './places'

export interface Place {
  name: string
  slug?: string
  at?: Hex
  where?: [number, number]
  colour?: string
  cubes?: number
  region?: string
  [fact: string]: unknown
}
export interface Stroke {
  name: string
  line?: [number, number][]
  hexes?: Hex[]
  through?: Hex[]
  edges?: [number, number, string][]
  [fact: string]: unknown
}
export interface Override {
  at: Hex
  why: string
  terrain?: string
  open?: string[]
  present?: boolean
  absent?: boolean
  [fact: string]: unknown
}
export type Kind = 'city' | 'town'
export type Border = 'ridge' | 'closed'

export interface Source {
  name: string
  title: string
  game: string
  orientation: Orientation
  border?: [number, number][]
  projection: Projection
  facts: Record<string, unknown>
  city?: Place[]
  town?: Place[]
  land?: Stroke[]
  lake?: Stroke[]
  river?: Stroke[]
  range?: Stroke[]
  ridge?: Stroke[]
  closed?: Stroke[]
  override?: Override[]
  lane?: { slug: string; line: [number, number][]; spaces: number }[]
  [table: string]: unknown
}

/** a hex as the compiler made it: slug, q, r, terrain, tags */
export type Made = [string, number, number, string, string[]]
/** what the compiler has made of the source */
export interface Compiled {
  hexes: Made[]
  places: (Place & { slug: string; kind: Kind; hex: number | null })[]
  /** edges that no track crosses, by the number of a hex */
  closed?: [number, number][]
}

export const WHY = 'Drawn by hand.'
/** what tools call what they make; people may call it otherwise */
const LAND = 'Land'
const WATER = 'Water'
const RIDGES = 'Ridges'
const CLOSED = 'Closed edges'

export const made = (compiled: Compiled | null, hex: Hex): Made | undefined =>
  compiled?.hexes.find((one) => one[1] === hex[0] && one[2] === hex[1])
/** A source as it is compared: a list of nothing is as good as none. */
export const written = (source: Source): string =>
  JSON.stringify(source, (_, value: unknown) => (Array.isArray(value) && !value.length ? undefined : value))

/** Whether a hand has painted the hex as land, drawn already or not. */
export const painted = (source: Source, hex: Hex): boolean =>
  (source.land ?? []).some(({ hexes }) => hexes?.some((one) => same(one, hex))) ||
  (source.override ?? []).some(({ at, present }) => present && same(at, hex))

/** Whether there is a hex, or will be when it is drawn again. */
export const stands = (source: Source, compiled: Compiled | null, hex: Hex): boolean =>
  made(compiled, hex) !== undefined || painted(source, hex)

/** Whether nothing of its geography is drawn yet: then all inside the border is land. */
export const bare = (source: Source): boolean =>
  !source['printed'] &&
  !['land', 'lake', 'river', 'canal', 'range'].some((key) => (source[key] as [] | undefined)?.length)

const without = (hexes: Hex[] | undefined, hex: Hex): Hex[] => (hexes ?? []).filter((one) => !same(one, hex))

/** A table of strokes, its first one of hexes changed; an empty one goes. */
function withHexes(strokes: Stroke[] | undefined, name: string, change: (hexes: Hex[]) => Hex[]): Stroke[] {
  const list = strokes ?? []
  const at = list.findIndex(({ hexes }) => hexes)
  const before = at < 0 ? [] : (list[at]?.hexes ?? [])
  const hexes = change(before)
  if (at < 0) return hexes.length ? [...list, { name, hexes }] : list
  const changed = list.map((one, n) => (n === at ? { ...one, hexes } : one))
  return changed.filter((one) => one.line || one.hexes?.length)
}

const off = (strokes: Stroke[] | undefined, hex: Hex): Stroke[] =>
  (strokes ?? [])
    .map((one) => (one.hexes ? { ...one, hexes: without(one.hexes, hex) } : one))
    .filter((one) => one.line || !one.hexes || one.hexes.length)

function override(source: Source, hex: Hex, change: (one: Override) => Override | null): Source {
  const list = source.override ?? []
  const before = list.find(({ at }) => same(at, hex))
  const after = change(before ?? { at: hex, why: WHY })
  const rest = list.filter((one) => one !== before)
  return { ...source, override: after ? [...rest, after] : rest }
}

/** Keys that say nothing go; an override without any goes, too. */
function tidy(one: Override): Override | null {
  const said = Object.entries(one).filter(([, value]) => value && !(Array.isArray(value) && !value.length))
  return said.some(([key]) => key !== 'at' && key !== 'why') ? (Object.fromEntries(said) as unknown as Override) : null
}

/** The hex is land, flat land if it was land already. */
export function land(source: Source, compiled: Compiled | null, hex: Hex): Source {
  const there = made(compiled, hex)
  let next: Source = { ...source, lake: off(source.lake, hex) }
  next = override(next, hex, (one) => tidy({ ...one, absent: false, terrain: there ? 'plain' : undefined } as Override))
  if (there && there[3] === 'plain') next = override(next, hex, (one) => tidy({ ...one, terrain: '' }))
  if (there) return next
  // where there is no coast all is land: a first one would make the rest water
  if (!source.land?.length) return override(next, hex, (one) => ({ ...one, present: true }))
  return { ...next, land: withHexes(next.land, LAND, (hexes) => [...without(hexes, hex), hex]) }
}

/** The water round a hex, as far as land that was drawn shuts it in; none where it is the sea. */
function pool({ land = [], orientation }: Source, hex: Hex): Hex[] {
  const dry = land.flatMap(({ hexes }) => hexes ?? [])
  const known = new Set([...dry, hex].map(String))
  const reach = Math.max(0, ...dry.map((one) => apart(hex, one)))
  const found = [hex]
  for (const one of found) {
    if (apart(hex, one) > reach) return []
    const around = EDGES[orientation].map((_, edge) => beside(orientation, one, edge))
    for (const next of around.filter((it) => !known.has(String(it)))) {
      known.add(String(next))
      found.push(next)
    }
  }
  return found
}

/** The hex is water: land that was drawn goes, land that a coast gave becomes a lake. Land that was drawn fills what it
 * shuts in, so there is a lake, too, until it meets the sea. */
export function water(source: Source, compiled: Compiled | null, hex: Hex): Source {
  const drawn = painted(source, hex)
  let next = rubPlace({ ...source, land: off(source.land, hex) }, compiled, hex)
  next = override(next, hex, () => null)
  if (drawn && !source.land?.some(({ line }) => line)) {
    const lakes = (hexes: Hex[]): Hex[] => [
      ...new Map([...hexes, hex].flatMap((one) => pool(next, one)).map((one) => [String(one), one])).values(),
    ]
    return { ...next, lake: withHexes(next.lake, WATER, lakes) }
  }
  if (!made(compiled, hex) && !drawn) return next
  return { ...next, lake: withHexes(next.lake, WATER, (hexes) => [...without(hexes, hex), hex]) }
}

/** What the ground of a hex is that a hand may change: as somebody has drawn it, drawn again or not; null where
 * somebody lives, and in water. */
function groundOf(source: Source, compiled: Compiled | null, hex: Hex): string | null {
  const there = made(compiled, hex)
  if (!there || entryOf(source, compiled, hex)) return null
  return source.override?.find(({ at }) => same(at, hex))?.terrain ?? there[3]
}

/** Whether a hex would become high ground, as the game has it, or flat again. */
export function rises(source: Source, compiled: Compiled | null, hex: Hex, high: string): boolean | null {
  const ground = groundOf(source, compiled, hex)
  return ground === null ? null : ground !== high
}

/** High ground, or flat. */
export function hill(source: Source, compiled: Compiled | null, hex: Hex, terrain: string): Source {
  const ground = groundOf(source, compiled, hex)
  if (ground === null || ground === terrain) return source
  return override(source, hex, (one) => tidy({ ...one, terrain }))
}

/** A river one hex further, or a new one; the way to a hex that isn't beside the last is filled. */
export function flow(source: Source, river: number | null, hex: Hex, name: string): { source: Source; river: number } {
  const rivers = source.river ?? []
  const one = river === null ? undefined : rivers[river]
  if (!one?.through)
    return { source: { ...source, river: [...rivers, { name, through: [hex] }] }, river: rivers.length }
  const last = one.through.at(-1) as Hex
  if (same(last, hex)) return { source, river: river as number }
  const longer = { ...one, through: [...one.through, ...way(source.orientation, last, hex)] }
  return { source: { ...source, river: rivers.map((it, n) => (n === river ? longer : it)) }, river: river as number }
}

type Edge = [number, number, string]
/** An edge as each of its two hexes calls it. */
function sides(orientation: Orientation, hex: Hex, edge: number): [Edge, Edge] {
  const words = EDGES[orientation]
  const far = beside(orientation, hex, edge)
  return [
    [hex[0], hex[1], words[edge] as string],
    [far[0], far[1], words[(edge + 3) % 6] as string],
  ]
}

/** A ridge or a closed edge between two hexes, there or gone again. */
export function border(source: Source, compiled: Compiled | null, kind: Border, hex: Hex, edge: number): Source {
  const names = sides(source.orientation, hex, edge)
  const is = (one: Readonly<Edge>): boolean =>
    names.some(([q, r, word]) => one[0] === q && one[1] === r && one[2] === word)
  const strokes = source[kind] ?? []
  const there = strokes.some(({ edges }) => edges?.some(is))
  if (there) {
    const left = strokes.map((one) => (one.edges ? { ...one, edges: one.edges.filter((it) => !is(it)) } : one))
    return { ...source, [kind]: left.filter((one) => one.line || one.edges?.length) }
  }
  if (!names.every(([q, r]) => stands(source, compiled, [q, r]))) return source
  const at = strokes.findIndex(({ edges }) => edges)
  const added = names[0]
  const drawn = { name: kind === 'ridge' ? RIDGES : CLOSED, edges: [added] }
  if (at < 0) return { ...source, [kind]: [...strokes, drawn] }
  const longer = strokes.map((one, n) => (n === at ? { ...one, edges: [...(one.edges ?? []), added] } : one))
  return { ...source, [kind]: longer }
}

/** Track may cross an edge that water shuts, or no more: a ferry, or a bridge. */
export function open(source: Source, compiled: Compiled | null, hex: Hex, edge: number): Source {
  const names = sides(source.orientation, hex, edge)
  const opened = names.find(([q, r, word]) =>
    source.override?.some(({ at, open }) => same(at, [q, r]) && open?.includes(word)),
  )
  const hexes = names.map(([q, r]) => compiled?.hexes.findIndex((one) => one[1] === q && one[2] === r))
  const shut = compiled?.closed?.some(([n, e]) => hexes.some((it, far) => it === n && (edge + 3 * far) % 6 === e))
  if (!opened && !shut) return source
  const [q, r, word] = opened ?? names[0]
  return override(source, [q, r], (one) => {
    const before = one.open ?? []
    return tidy({ ...one, open: opened ? before.filter((it) => it !== word) : [...before, word] })
  })
}

/** A sea link between two cities, there or gone again. */
export function sail(
  source: Source,
  from: Place & { slug: string },
  to: Place & { slug: string },
  ends: [Hex, Hex],
): Source {
  const sea = (source.facts['sea'] ?? { price: 6, links: [] }) as {
    price: number
    links: { slug: string; between: string[] }[]
  }
  const between = [from.slug, to.slug].sort()
  const slug = between.join('-')
  const links = sea.links.filter((one) => one.slug !== slug)
  const lanes = (source.lane ?? []).filter((one) => one.slug !== slug)
  const line = ends.map((hex) => whereIs(source.projection, centre(source.orientation, hex)))
  if (links.length === sea.links.length && line[0] && line[1]) {
    links.push({ slug, between, spaces: 2, each: 1 } as (typeof links)[number])
    lanes.push({ slug, line: line as [number, number][], spaces: 2 })
  }
  const { sea: _, ...facts } = source.facts
  return { ...source, lane: lanes, facts: links.length ? { ...facts, sea: { ...sea, links } } : facts }
}

/** What may say where an entry of a table lies. */
export type Marked = Partial<Pick<Stroke, 'line' | 'through' | 'hexes' | 'edges'>> & {
  at?: Hex
  where?: [number, number]
}

/** A hex of an entry, or of a spot that is told as latitude and longitude; of a line, the point in the midst of the
 * map. */
export function hexOn(source: Source, one: Marked | undefined, spot: unknown): Hex | null {
  const [lat, lon] = typeof spot === 'string' ? spot.split(', ').map(Number) : []
  const where = lat === undefined || lon === undefined ? one?.where : ([lat, lon] as const)
  const [edge] = one?.edges ?? []
  const hex = one?.at ?? one?.through?.[0] ?? one?.hexes?.[0] ?? (edge && ([edge[0], edge[1]] as const))
  if (hex && lat === undefined) return hex
  const points = (where ? [where] : (one?.line ?? [])).map((it) => pointOf(source.projection, it))
  const [near] = points.filter((it) => it !== null).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
  return near ? hexAt(source.orientation, near) : null
}

/** What was drawn on a hex goes: a place, a terrain, a river that was drawn through it. */
export function rub(source: Source, compiled: Compiled | null, hex: Hex): Source {
  const next = override(rubPlace(source, compiled, hex), hex, () => null)
  const rivers = (next.river ?? []).filter(({ through }) => !through?.some((one) => apart(one, hex) === 0))
  return { ...next, river: rivers }
}

/** A coast, a lake or a river that was drawn or typed as a line. */
export function stroke(
  source: Source,
  kind: 'land' | 'lake' | 'river' | 'range',
  name: string,
  line: [number, number][],
): Source {
  return { ...source, [kind]: [...((source[kind] as Stroke[] | undefined) ?? []), { name, line }] }
}
