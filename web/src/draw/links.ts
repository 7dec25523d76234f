/** Links as lines on a map of hexes. A rail is straight, an arc of 1.5 sides (gentle) or of half a
 * side (sharp). */
import { f, type Point } from './plain'

/** the point of a rail that is the town in its middle; 0 to 5 are edges */
export const TOWN = 6
export const opposite = (edge: number): number => (edge + 3) % 6

export interface Spot {
  slug: string
  x: number
  y: number
  place: { slug: string } | null
}

export interface Rail<H extends Spot = Spot> {
  hex: H
  from: number
  to: number
}

export interface Grid {
  side: number
  flat: boolean
}

export interface Ground<H extends Spot = Spot> extends Grid {
  hexes: ReadonlyMap<string, H>
  /** words of the edges */
  edges: readonly string[]
  /** the hex over an edge */
  beyond: (hex: H, edge: number) => H | undefined
}

/** A link as views tell it; an end is null while it is open. */
export interface Line {
  owner: number
  ends: [string | null, string | null]
  rails: [hex: string, from: number, to: number][]
}

export const isComplete = (link: Line): boolean => !link.ends.includes(null)

/** The middle of an edge of a hex, or of the hex itself. */
export function pointOf(land: Grid, hex: { x: number; y: number }, point: number, side = land.side): Point {
  if (point === TOWN) return [hex.x, hex.y]
  const angle = (((land.flat ? -90 : -60) + 60 * point) * Math.PI) / 180
  const reach = (side * Math.sqrt(3)) / 2
  return [hex.x + reach * Math.cos(angle), hex.y + reach * Math.sin(angle)]
}

export function railPath(
  land: Grid,
  hex: { x: number; y: number },
  from: number,
  to: number,
  start = true,
  side = land.side,
): string {
  const p = pointOf(land, hex, from, side)
  const q = pointOf(land, hex, to, side)
  const begin = start ? `M${f(p[0])} ${f(p[1])}` : ''
  const apart = (to - from + 6) % 6
  if (from === TOWN || to === TOWN || apart === 3) return `${begin}L${f(q[0])} ${f(q[1])}`
  const radius = f((apart === 1 || apart === 5 ? 0.5 : 1.5) * side)
  return `${begin}A${radius} ${radius} 0 0 ${apart < 3 ? 0 : 1} ${f(q[0])} ${f(q[1])}`
}

/** A link's rails, each from where the one before it ends. */
export function chain<H extends Spot>(land: Ground<H>, link: Line): Rail<H>[] {
  const rails = link.rails.flatMap(([slug, from, to]) => {
    const hex = land.hexes.get(slug)
    return hex ? [{ hex, from, to }] : []
  })
  const [first, second] = rails
  if (!first) return []
  const leads =
    second &&
    first.to !== TOWN &&
    land.beyond(first.hex, first.to) === second.hex &&
    [second.from, second.to].includes(opposite(first.to))
  const found = [second && !leads ? { hex: first.hex, from: first.to, to: first.from } : first]
  for (const { hex, from, to } of rails.slice(1)) {
    const start = opposite(found[found.length - 1]?.to ?? 0)
    found.push({ hex, from: start, to: from === start ? to : from })
  }
  return found
}

/** A line begins anew where a rail isn't drawn where the one before it ends: on another sheet. */
export const chainPath = (land: Grid, rails: readonly Rail[]): string =>
  rails
    .map(({ hex, from, to }, at) => {
      const before = rails[at - 1]
      const [[x, y], [ex, ey]] = [pointOf(land, hex, from), before ? pointOf(land, before.hex, before.to) : [NaN, NaN]]
      return railPath(land, hex, from, to, !(Math.hypot(x - ex, y - ey) < 1))
    })
    .join('')

export const backwards = <H extends Spot>(rails: readonly Rail<H>[]): Rail<H>[] =>
  rails.map(({ hex, from, to }) => ({ hex, from: to, to: from })).reverse()

/** The place beside or at an end of a chain, and the edge by which the link leaves it. */
function endOf<H extends Spot>(land: Ground<H>, rail: Rail<H>, point: number): { place: string; edge: number } | null {
  if (point === TOWN) {
    const edge = rail.from === TOWN ? rail.to : rail.from
    return rail.hex.place ? { place: rail.hex.place.slug, edge } : null
  }
  const there = land.beyond(rail.hex, point)
  return there?.place ? { place: there.place.slug, edge: opposite(point) } : null
}

/** A complete link as it is travelled from one of its ends. */
export interface Way<L extends Line = Line, H extends Spot = Spot> {
  link: L
  to: string
  rails: Rail<H>[]
}

export const leaving = (place: string, edge: string): string => `${place} ${edge}`

/** Every complete link by the place and the edge it leaves. */
export function ways<L extends Line, H extends Spot>(land: Ground<H>, links: readonly L[]): Map<string, Way<L, H>> {
  const found = new Map<string, Way<L, H>>()
  for (const link of links) {
    if (!isComplete(link)) continue
    const rails = chain(land, link)
    const [first, last] = [rails[0], rails[rails.length - 1]]
    if (!first || !last) continue
    const a = endOf(land, first, first.from)
    const b = endOf(land, last, last.to)
    if (!a || !b) continue
    found.set(leaving(a.place, land.edges[a.edge] ?? ''), { link, to: b.place, rails })
    found.set(leaving(b.place, land.edges[b.edge] ?? ''), { link, to: a.place, rails: backwards(rails) })
  }
  return found
}

/** Where track ends in the open: hex and edge. */
export function openEnds<H extends Spot>(
  land: Ground<H>,
  rails: readonly Rail<H>[],
  cities: ReadonlySet<string>,
): { hex: H; edge: number }[] {
  const [first, last] = [rails[0], rails[rails.length - 1]]
  if (!first || !last) return []
  return [
    { hex: first.hex, edge: first.from },
    { hex: last.hex, edge: last.to },
  ].filter(({ hex, edge }) => {
    if (edge === TOWN) return false
    const there = land.beyond(hex, edge)?.place
    return !(there && cities.has(there.slug))
  })
}

const BENDS: Record<number, number> = { 1: 0.5, 5: 0.5, 2: 1.5, 4: 1.5 }

/** The middle of a rail's line. */
export function middleOf(land: Grid, { hex, from, to }: Rail): Point {
  const a = pointOf(land, hex, from)
  const b = pointOf(land, hex, to)
  const chord: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const bend = from === TOWN || to === TOWN ? undefined : BENDS[(to - from + 6) % 6]
  if (bend === undefined) return chord
  const radius = bend * land.side
  const half = Math.hypot(a[0] - b[0], a[1] - b[1]) / 2
  const sag = radius - Math.sqrt(radius * radius - half * half)
  const off = Math.hypot(chord[0] - hex.x, chord[1] - hex.y) || 1
  return [chord[0] + ((hex.x - chord[0]) * sag) / off, chord[1] + ((hex.y - chord[1]) * sag) / off]
}
