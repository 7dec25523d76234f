/** Where cities' plates and owners' discs lie, so that neither hides what the other tells. No chance: everybody
 * sees the same. */
import { type Grid, middleOf, pointOf, type Rail, TOWN } from '../../draw/links'
import type { Point } from '../../draw/plain'

/** A plate with a name, by its middle; lengths are halves. */
export interface Plate {
  x: number
  y: number
  wide: number
  high: number
}

/** How much of a disc a plate would hide: none 0, all 1. */
export const hidden = ([x, y]: Point, radius: number, plate: Plate): number => {
  const across = plate.wide + radius - Math.abs(plate.x - x)
  const down = plate.high + radius - Math.abs(plate.y - y)
  return Math.min(1, Math.max(0, Math.min(across, down) / (2 * radius)))
}

/** A place for an owner's disc, and how far from the middle of its link. */
interface Spot {
  at: Point
  off: number
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

export function spotsOf(land: Grid, rails: readonly Rail[]): Spot[] {
  const spots: Spot[] = []
  rails.forEach((rail, at) => {
    const off = Math.abs(at - (rails.length - 1) / 2)
    const middle = middleOf(land, rail)
    spots.push({ at: middle, off })
    if (at > 0 && rail.from !== TOWN) spots.push({ at: pointOf(land, rail.hex, rail.from), off: off + 0.6 })
    for (const end of [rail.from, rail.to]) {
      if (end === TOWN) continue
      const edge = pointOf(land, rail.hex, end)
      const quarter = between(edge, middle)
      spots.push({ at: quarter, off: off + 0.3 })
      spots.push({ at: between(quarter, middle), off: off + 0.15 }, { at: between(edge, quarter), off: off + 0.45 })
    }
  })
  return spots
}

/** The best of them: near the middle, clear of towns, of other discs and of plates. */
export function bestOf(
  spots: readonly Spot[],
  radius: number,
  taken: readonly Point[],
  plates: readonly Plate[],
): { at: Point; cost: number } {
  let best: { at: Point; cost: number } = { at: [0, 0], cost: Infinity }
  for (const { at, off } of spots) {
    let cost = off
    for (const plate of plates) cost += 12 * hidden(at, radius, plate)
    for (const one of taken) cost += 12 * Math.max(0, 1 - Math.hypot(one[0] - at[0], one[1] - at[1]) / 15.5)
    if (cost < best.cost) best = { at, cost }
  }
  return best
}

/** What names keep clear of: heaps of cubes and marks of towns, links whose disc must be seen. */
export interface Around {
  boxes: readonly Plate[]
  links: readonly (readonly Spot[])[]
  radius: number
  /** towns' middles, which discs keep clear of, too */
  towns: readonly Point[]
  /** what lies beyond is cut off */
  sides: { west: number; east: number }
}

/** A name as it lies by itself, and its own city's cubes. */
export interface Named {
  plate: Plate
  own: Plate | null
}

const ASIDE = [0, 4, 8, 12, 16, 20, 24, 28, 32]
const DOWN = [0, 6, 12]
const MOST = { aside: 32, down: 12 }
/** of a step aside; one up or down is dearer, since the name then leaves its place */
const COST = { aside: 0.05, down: 0.12 }
/** names that lie on each other can't be read: worse than any disc */
const MEETING = { any: 8, whole: 60 }
const ROUNDS = 3

const bothWays = (by: number): number[] => (by ? [-by, by] : [0])

/** The part of the smaller one that two boxes share. */
function shared(one: Plate, two: Plate): number {
  const across = Math.min(one.wide + two.wide + 1 - Math.abs(one.x - two.x), 2 * one.wide, 2 * two.wide)
  const down = Math.min(one.high + two.high + 1 - Math.abs(one.y - two.y), 2 * one.high, 2 * two.high)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / (4 * Math.min(one.wide * one.high, two.wide * two.high))
}

const meeting = (part: number): number => (part > 0.01 ? MEETING.any + MEETING.whole * part : 0)

/** All places of a name, the nearest first. */
const placesOf = ({ plate }: Named): { box: Plate; cost: number }[] =>
  DOWN.flatMap(bothWays).flatMap((down) =>
    ASIDE.flatMap(bothWays).map((aside) => ({
      box: { ...plate, x: plate.x + aside, y: plate.y + down },
      cost: COST.aside * Math.abs(aside) + COST.down * Math.abs(down),
    })),
  )

/** Names beside one another, each where it and the discs around it hide least; in turn, until none moves. */
export function apart(named: readonly Named[], { boxes, links, radius, towns, sides }: Around): Plate[] {
  const lying = named.map(({ plate }) => plate)
  const inReach = ({ x, y, wide, high }: Plate, one: Plate): boolean =>
    Math.abs(one.x - x) < one.wide + wide + 2 * MOST.aside && Math.abs(one.y - y) < one.high + high + 2 * MOST.down
  const around = named.map(({ plate, own }, at) => ({
    others: named.flatMap((one, other) => (other !== at && inReach(plate, one.plate) ? [other] : [])),
    boxes: boxes.filter((box) => box !== own && inReach(plate, box)),
    links: links.filter((spots) =>
      spots.some(({ at: [x, y] }) => inReach(plate, { x, y, wide: radius, high: radius })),
    ),
  }))
  const discs = (at: number, plates: readonly Plate[]): number =>
    around[at]!.links.reduce((sum, spots) => sum + bestOf(spots, radius, towns, plates).cost, 0)
  const cost = (at: number, box: Plate, others: readonly Plate[]): number => {
    const { plate, own } = named[at]!
    const beyond = Math.max(0, sides.west - box.x + box.wide, box.x + box.wide - sides.east)
    let sum = beyond + (own ? meeting(shared(box, own) - shared(plate, own)) : 0)
    for (const one of [...others, ...around[at]!.boxes]) sum += meeting(shared(box, one))
    return sum + discs(at, [...others, box])
  }
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false
    named.forEach((one, at) => {
      const others = around[at]!.others.map((other) => lying[other]!)
      const without = discs(at, others) // wherever it lies, it is no better than nowhere
      const before = lying[at]!
      let [best, least] = [before, Infinity]
      for (const { box, cost: base } of placesOf(one)) {
        const whole = base + without < least ? base + cost(at, box, others) : Infinity
        if (whole < least - 0.001) [best, least] = [box, whole]
      }
      moved ||= best.x !== before.x || best.y !== before.y
      lying[at] = best
    })
  }
  return lying
}
