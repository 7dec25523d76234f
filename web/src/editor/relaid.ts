/** The same country on other hexes: what was drawn hex by hex stays where it lies on the earth. */
import { apart, centre, corner, edgeAt, EDGES, hexAt, type Hex, type Orientation, pointOf, way, whereIs } from './plane'
import type { Point, Projection } from './plane'
import { type Override, type Place, type Source, type Stroke, WHY } from './source'

type Edge = [number, number, string]
/** more hexes than these round one are no map any more */
const MOST_RINGS = 12

const key = ([q, r]: Hex): string => `${q} ${r}`
const once = <T>(all: T[], by: (one: T) => string): T[] => [...new Map(all.map((one) => [by(one), one])).values()]
const sameEdge = ([q, r, word]: Edge): string => `${q} ${r} ${word}`

function round(middle: Hex, rings: number): Hex[] {
  const steps = Array.from({ length: 2 * rings + 1 }, (_, n) => n - rings)
  const square = steps.flatMap((q) => steps.map((r): Hex => [middle[0] + q, middle[1] + r]))
  return square.filter((hex) => apart(middle, hex) <= rings)
}

const carried = (from: Projection, to: Projection, point: Point): Point => {
  const where = whereIs(from, point)
  return (where && pointOf(to, where)) ?? point
}

export function relaid(source: Source, orientation: Orientation, projection: Projection): Source {
  const [lay, lies] = [source.orientation, source.projection]
  const over = (point: Point): Point => carried(lies, projection, point)
  const to = (hex: Hex): Hex => hexAt(orientation, over(centre(lay, hex)))
  const was = (hex: Hex): Hex => hexAt(lay, carried(projection, lies, centre(orientation, hex)))
  const rings = Math.min(MOST_RINGS, Math.ceil(lies.hex_km / projection.hex_km))

  /** all hexes whose middle lies where one of these lay */
  const spread = (hexes: Hex[]): Hex[] => {
    const there = new Set(hexes.map(key))
    const near = hexes.flatMap((hex) => round(to(hex), rings))
    return once(near, key).filter((hex) => there.has(key(was(hex))))
  }
  const led = (hexes: Hex[]): Hex[] =>
    hexes
      .map(to)
      .reduce<Hex[]>((all, hex) => [...all, ...(all.length ? way(orientation, all.at(-1) as Hex, hex) : [hex])], [])
  /** the edge that lies nearest: finer hexes leave gaps */
  const edge = ([q, r, word]: Edge): Edge => {
    const at = EDGES[lay].indexOf(word)
    const ends = [corner(lay, [q, r], at), corner(lay, [q, r], at + 1)].map(over) as [Point, Point]
    const middle: Point = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
    const [x, y] = over(centre(lay, [q, r]))
    const hex = hexAt(orientation, [middle[0] + (x - middle[0]) * 0.3, middle[1] + (y - middle[1]) * 0.3])
    return [...hex, EDGES[orientation][edgeAt(orientation, hex, middle)] as string]
  }
  const stroke = (one: Stroke): Stroke => ({
    ...one,
    ...(one.hexes && { hexes: spread(one.hexes) }),
    ...(one.through && { through: led(one.through) }),
    ...(one.edges && { edges: once(one.edges.map(edge), sameEdge) }),
  })
  const place = (one: Place): Place => (one.at ? { ...one, at: to(one.at) } : one)

  const strokes = (['land', 'lake', 'river', 'canal', 'ridge', 'closed'] as const).filter((table) => source[table])
  return {
    ...source,
    orientation,
    projection,
    ...Object.fromEntries(strokes.map((table) => [table, (source[table] as Stroke[]).map(stroke)])),
    ...(source.city && { city: source.city.map(place) }),
    ...(source.town && { town: source.town.map(place) }),
    ...(source.override && { override: overrides(source.override, spread, was, edge) }),
  }
}

function overrides(
  list: Override[],
  spread: (hexes: Hex[]) => Hex[],
  was: (hex: Hex) => Hex,
  edge: (one: Edge) => Edge,
): Override[] {
  const before = new Map(list.map((one) => [key(one.at), one]))
  const found = new Map<string, Override>()
  for (const at of spread(list.map((one) => one.at))) {
    const { open: _, ...said } = before.get(key(was(at))) as Override
    if (Object.keys(said).length > 2) found.set(key(at), { ...said, at })
  }
  for (const { at, open } of list)
    for (const word of open ?? []) {
      const [q, r, now] = edge([at[0], at[1], word])
      const one = found.get(key([q, r])) ?? { at: [q, r], why: WHY }
      found.set(key([q, r]), { ...one, open: once([...(one.open ?? []), now], String) })
    }
  return [...found.values()]
}
