/** Rivers that run: broad through the river spaces, joined where those touch, and between them
 * brooks along the seams of the hexes, to the sea on one side and to a mountain on the other. A
 * seam belongs to no space, so a brook has no price. */
import { corners } from '../../draw/hex'
import { f, hash } from '../../draw/plain'
import { type Country, SIDE, type Spot } from './country'

/** A point of a centre line, and how broad the water is there. */
export type Course = readonly [x: number, y: number, breadth: number][]

export interface Rivers {
  broad: Course[]
  brooks: Course[]
}

/** A corner where hexes meet. */
interface Corner {
  key: string
  x: number
  y: number
  spots: Spot[]
  next: Set<string>
}

const BROAD = 0.3
const BROOK = 0.15
/** a brook no longer than this */
const LONGEST = 11
const EDGES = [0, 1, 2, 3, 4, 5]

function cornersOf(country: Country): { all: Map<string, Corner>; of: Map<Spot, Corner[]> } {
  const all = new Map<string, Corner>()
  const of = new Map<Spot, Corner[]>()
  for (const spot of country.spots.values()) {
    const own = corners(spot.x, spot.y, SIDE).map(([x, y]) => {
      const key = `${Math.round(x)} ${Math.round(y)}`
      const corner = all.get(key) ?? { key, x, y, spots: [], next: new Set<string>() }
      all.set(key, corner)
      corner.spots.push(spot)
      return corner
    })
    own.forEach((corner, at) => {
      const other = own[(at + 1) % 6]
      if (!other) return
      corner.next.add(other.key)
      other.next.add(corner.key)
    })
    of.set(spot, own)
  }
  return { all, of }
}

const coast = ({ spots }: Corner): boolean => spots.length < 3
const rises = ({ spots }: Corner): boolean => spots.some(({ terrain }) => terrain === 'mountain')

/** River spaces side by side, from one end to the other. */
function streams(country: Country): Spot[][] {
  const near = (spot: Spot): Spot[] =>
    EDGES.flatMap((edge) => country.beyond(spot, edge) ?? []).filter(({ terrain }) => terrain === 'river')
  const rivers = [...country.spots.values()].filter(({ terrain }) => terrain === 'river')
  const seen = new Set<Spot>()
  const found: Spot[][] = []
  for (const first of rivers.sort((one, two) => near(one).length - near(two).length)) {
    if (seen.has(first)) continue
    const stream: Spot[] = []
    for (let spot: Spot | undefined = first; spot; spot = near(spot).find((one) => !seen.has(one))) {
      seen.add(spot)
      stream.push(spot)
    }
    found.push(stream)
  }
  return found
}

/** The shortest way along the seams to a corner that is wanted. */
function walk(
  all: ReadonlyMap<string, Corner>,
  start: Corner,
  wanted: (corner: Corner) => boolean,
  banned: ReadonlySet<Corner>,
): Corner[] | null {
  interface Step {
    cost: number
    corner: Corner
    before: Step | null
  }
  const price = (corner: Corner): number =>
    1 +
    0.5 * hash(Math.round(corner.x), Math.round(corner.y), 3) +
    0.5 * corner.spots.filter(({ terrain }) => terrain === null).length +
    (coast(corner) ? 3 : 0)
  const open: Step[] = [{ cost: 0, corner: start, before: null }]
  const done = new Set<Corner>()
  while (open.length) {
    open.sort((one, two) => two.cost - one.cost)
    const step = open.pop() as Step
    const { corner, cost } = step
    if (done.has(corner)) continue
    done.add(corner)
    if (corner !== start && wanted(corner)) {
      const way: Corner[] = []
      for (let back: Step | null = step; back; back = back.before) way.unshift(back.corner)
      return way
    }
    if (cost > LONGEST || (corner !== start && coast(corner))) continue
    for (const key of corner.next) {
      const next = all.get(key)
      if (next && !banned.has(next) && !done.has(next))
        open.push({ cost: cost + price(next), corner: next, before: step })
    }
  }
  return null
}

interface End {
  corner: Corner
  way: Corner[]
  mouth: boolean
}

const turned = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
const angle = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.atan2(to.y - from.y, to.x - from.x)

/** Along the seams, rounded: through the middle of each edge. */
function brook({ way, mouth }: End): Course {
  const last = way.length - 1
  const points: [number, number, number][] = []
  way.forEach((corner, at) => {
    const share = at / Math.max(1, last)
    const breadth = SIDE * (mouth ? BROOK - 0.03 * share : 0.13 - 0.085 * share)
    const before = way[at - 1]
    if (!before) points.push([corner.x, corner.y, SIDE * BROOK])
    else {
      points.push([(before.x + corner.x) / 2, (before.y + corner.y) / 2, breadth])
      if (at === last) points.push([corner.x, corner.y, mouth ? breadth : Math.max(1.1, breadth * 0.7)])
    }
  })
  const end = way[last]
  if (mouth && end && coast(end)) {
    const [x, y] = [average(end.spots.map((one) => one.x)), average(end.spots.map((one) => one.y))]
    const far = Math.hypot(end.x - x, end.y - y) || 1
    points.push([end.x + ((end.x - x) / far) * 14, end.y + ((end.y - y) / far) * 14, SIDE * BROAD])
  }
  return points
}
const average = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/** Through a stream's spaces, winding a little, from one of its corners to the other. */
function course(stream: readonly Spot[], ends: readonly (End | null)[], number: number): Course {
  const [from, to] = [ends[0]?.corner, ends[1]?.corner]
  const points: [number, number, number][] = []
  if (from) points.push([from.x, from.y, SIDE * BROOK])
  stream.forEach((spot, at) => {
    const before = stream[at - 1] ?? from ?? { x: spot.x - SIDE, y: spot.y }
    const after = stream[at + 1] ?? to ?? { x: spot.x + SIDE, y: spot.y }
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const bend = (SIDE * 0.2 * (hash(spot.q + 9, spot.r + 9, number) > 0.5 ? 1 : -1)) / (Math.hypot(dx, dy) || 1)
    points.push([spot.x - dy * bend, spot.y + dx * bend, SIDE * BROAD * 1.06])
    const next = stream[at + 1]
    if (next)
      points.push([
        (spot.x + next.x) / 2 + (hash(at, number, 5) - 0.5) * SIDE * 0.16,
        (spot.y + next.y) / 2 + (hash(at, number, 6) - 0.5) * SIDE * 0.16,
        SIDE * BROAD,
      ])
  })
  if (to) points.push([to.x, to.y, SIDE * BROOK])
  return points
}

/** How a stream goes on from one of its ends: the corner it leaves by, and the way from there. */
function endOf(
  all: ReadonlyMap<string, Corner>,
  spot: Spot,
  own: readonly Corner[],
  inner: { x: number; y: number } | undefined,
  banned: ReadonlySet<Corner>,
  taken: ReadonlySet<Corner>,
  mouth: boolean,
): End | null {
  let best: (End & { cost: number }) | null = null
  for (const corner of own) {
    const turn = inner ? turned(angle(spot, corner), angle(spot, inner)) : 2.6
    if (corner === inner || turn < 1.5) continue
    const free = new Set([...banned].filter((one) => one !== corner))
    const to = (wanted: (one: Corner) => boolean): Corner[] | null =>
      walk(all, corner, (one) => wanted(one) || taken.has(one), free)
    const out = (): Corner[] | null => (coast(corner) ? [corner] : to(coast))
    const way = mouth ? out() : (to(rises) ?? out())
    if (!way) continue
    const cost = way.length + Math.abs(turn - 2.4) * 0.6 + (coast(corner) && !mouth ? 2 : 0)
    const sea = mouth || coast(way[way.length - 1] ?? corner)
    if (!best || cost < best.cost) best = { corner, way, cost, mouth: sea }
  }
  return best
}

export function riversOf(country: Country): Rivers {
  const { all, of } = cornersOf(country)
  const taken = new Set<Corner>()
  const found: Rivers = { broad: [], brooks: [] }
  streams(country).forEach((stream, number) => {
    const banned = new Set(stream.flatMap((spot) => of.get(spot) ?? []))
    const ends: (End | null)[] = []
    for (const way of [stream, [...stream].reverse()]) {
      const [spot, second] = way
      if (!spot) continue
      const end = endOf(all, spot, of.get(spot) ?? [], second ?? ends[0]?.corner, banned, taken, !ends.length)
      ends.push(end)
      for (const corner of end?.way ?? []) taken.add(corner)
    }
    found.broad.push(course(stream, ends, number))
    for (const end of ends) if (end && (end.way.length > 1 || end.mouth)) found.brooks.push(brook(end))
  })
  return found
}

/** A smooth line through all points, with the breadth between them. */
function smooth(course: Course, steps = 10): [number, number, number][] {
  const found: [number, number, number][] = []
  for (let at = 0; at < course.length - 1; at++) {
    const [b, c] = [course[at], course[at + 1]]
    if (!b || !c) continue
    const [a, d] = [course[at - 1] ?? b, course[at + 2] ?? c]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      found.push([on(0), on(1), b[2] + (c[2] - b[2]) * t * t * (3 - 2 * t)])
    }
  }
  const last = course[course.length - 1]
  if (last) found.push([...last])
  return found
}

/** A course as one filled outline, `more` broader. */
export function ribbon(course: Course, more = 0): string {
  const line = smooth(course)
  const [left, right]: [string[], string[]] = [[], []]
  line.forEach(([x, y, breadth], at) => {
    const [a, b] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]]
    const [dx, dy] = [(b?.[0] ?? x) - (a?.[0] ?? x), (b?.[1] ?? y) - (a?.[1] ?? y)]
    const half = (breadth + more) / 2 / (Math.hypot(dx, dy) || 1)
    left.push(`${f(x - dy * half)} ${f(y + dx * half)}`)
    right.unshift(`${f(x + dy * half)} ${f(y - dx * half)}`)
  })
  return `M${[...left, ...right].join('L')}Z`
}

/** The middle of a course: dashes of flow. */
export const flow = (course: Course): string =>
  `M${smooth(course, 5)
    .map(([x, y]) => `${f(x)} ${f(y)}`)
    .join('L')}`
