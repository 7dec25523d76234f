/** The same country on other hexes: what was drawn hex by hex stays where it lies on the earth. */
import {
  apart,
  beside,
  centre,
  corner,
  edgeAt,
  EDGES,
  hexAt,
  type Hex,
  type Orientation,
  pointOf,
  way,
  whereIs,
} from './plane'
import type { Point, Projection } from './plane'
import { type Override, type Place, type Source, type Stroke, WHY } from './source'

type Edge = [number, number, string]
/** a hex, and the one of before that it stands for */
interface Spread {
  at: Hex
  of: Hex
  /** none of its middle */
  small: boolean
}
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

  const places = [...(source.city ?? []), ...(source.town ?? [])].flatMap(({ at }) => (at ? [key(at)] : []))
  /** All hexes whose middle lies where one of these lay. Larger ones also where nothing would be left of it and what is
   * beside it, or somebody lives. */
  const spread = (hexes: readonly Hex[]): Spread[] => {
    const there = new Set(hexes.map(key))
    const near = hexes.flatMap((hex) => round(to(hex), rings))
    const found = once(near, key).filter((hex) => there.has(key(was(hex))))
    const kept = new Set(found.map(key))
    const left = (hex: Hex): boolean => kept.has(key(to(hex)))
    const around = (hex: Hex): Hex[] => EDGES[lay].map((_, at) => beside(lay, hex, at))
    const gone = (hex: Hex): boolean =>
      places.includes(key(hex)) || !around(hex).some((one) => there.has(key(one)) && left(one))
    const small = hexes.filter((hex) => !left(hex) && gone(hex))
    return [
      ...found.map((at) => ({ at, of: was(at), small: false })),
      ...once(
        small.map((of) => ({ at: to(of), of, small: true })),
        ({ at }) => key(at),
      ),
    ]
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
    ...(one.hexes && { hexes: spread(one.hexes).map(({ at }) => at) }),
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
    ...(source.override && { override: overrides(source.override, spread, edge) }),
  }
}

function overrides(
  list: Override[],
  spread: (hexes: readonly Hex[]) => Spread[],
  edge: (one: Edge) => Edge,
): Override[] {
  const before = new Map(list.map((one) => [key(one.at), one]))
  const kinds = new Map<string, Hex[]>()
  for (const { at, open: _, ...said } of list) {
    const kind = JSON.stringify(said)
    kinds.set(kind, [...(kinds.get(kind) ?? []), at])
  }
  const found = new Map<string, Override>()
  // whose middle it is comes before what has no middle left
  const all = [...kinds.values()].flatMap(spread).sort((one, two) => Number(one.small) - Number(two.small))
  for (const { at, of } of all) {
    const { open: _, ...said } = before.get(key(of)) as Override
    if (Object.keys(said).length > 2 && !found.has(key(at))) found.set(key(at), { ...said, at })
  }
  for (const { at, open } of list)
    for (const word of open ?? []) {
      const [q, r, now] = edge([at[0], at[1], word])
      const one = found.get(key([q, r])) ?? { at: [q, r], why: WHY }
      found.set(key([q, r]), { ...one, open: once([...(one.open ?? []), now], String) })
    }
  return [...found.values()]
}
