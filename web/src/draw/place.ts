/** Names and trays step aside for track, discs, cities and each other.
 *
 * Pure geometry in pixels of the screen, without chance: everybody sees the same. Each label has
 * candidates, each candidate a cost; every label may also be left out, which costs less than lying
 * on something, so in the end nothing lies on anything. */

import { type At, nearestIn, type Rect } from './rect'

export interface Size {
  width: number
  height: number
}

/** A form that a tray may take. */
export interface Shape extends Size {
  form: string
  cost: number
  /** tells less than it should: taken only where there is no room */
  lesser?: boolean
}

export interface Item {
  id: string
  x: number
  y: number
  /** how far from its middle labels begin */
  r: number
  name: Size | null
  /** what it costs to do without the name, and without the tray */
  nameless: number
  trayless: number
  shapes: readonly Shape[]
  /** where track leaves it: better left free */
  exits: readonly At[]
  /** the candidate it had before: it moves only for a gain */
  keep?: string | undefined
}

/** Something that stands where it stands. */
export interface Dot {
  x: number
  y: number
  /** with the air that is left around it */
  r: number
  /** without: nothing may lie here at all */
  solid?: number
  /** of a pixel of depth */
  cost: number
  /** the item that it belongs to */
  own?: string
}

export interface Scene {
  frame: Rect
  dots: readonly Dot[]
  /** middles of hexes where one may build: better left free */
  hexes: readonly At[]
}

export interface Placed {
  id: string
  /** which candidate it is, for the next time */
  kind: string
  name: Rect | null
  tray: Rect | null
  form: string | null
  /** so far away that a line leads to it */
  far: boolean
}

const SIDES = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
} as const
type Side = keyof typeof SIDES
const ALL = Object.keys(SIDES) as Side[]
/** names like south and east, trays like north */
const NAME: Record<Side, number> = { n: 1.6, ne: 1.6, e: 0.6, se: 1.4, s: 0, sw: 1.9, w: 1.2, nw: 2.2 }
const TRAY: Record<Side, number> = { n: 0, ne: 0.9, e: 1.2, se: 1.9, s: 1.8, sw: 2.2, w: 1.6, nw: 1.1 }

/** how far off, and what that costs */
const GAPS = [
  [1.2, 0],
  [9, 5.5],
  [18, 11],
] as const
/** at the end of a line also to either side of where it points */
const ASIDE = [0, -1, 1]
const OUTSIDE = 90
/** what may never be: more than all that can be left out */
const NEVER = 120
const MEETING = 14
const AREA = 0.35
const AIR = 1.4
const KEPT = 3
const BUILDABLE = 0.55
const LEADER = 2.2
const PASSES = 12
/** of each kind of candidate so many are looked at */
const LOOKED = { near: 36, far: 24, lesser: 16, nameless: 16, bare: 6 }
type Class = keyof typeof LOOKED

interface Part {
  rect: Rect
  cost: number
}
interface Candidate extends Placed {
  cost: number
  class: Class
  box: Rect
}
interface Standing {
  item: Item
  all: Candidate[]
  now: Candidate
  near: Standing[]
  /** all of its candidates lie in this */
  hull: Rect
  /** when it moved last */
  moved: number
}

const overlap = (a: Rect, b: Rect, air = 0): number => {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + air
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + air
  return wide > 0 && high > 0 ? wide * high : 0
}
const union = (a: Rect, b: Rect | null): Rect =>
  b ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : a
const apartFrom = (rect: Rect, x: number, y: number): number =>
  Math.hypot(Math.max(rect[0] - x, 0, x - rect[2]), Math.max(rect[1] - y, 0, y - rect[3]))

/** A box beside an item; `aside`: moved along. */
function beside({ x, y, r }: Item, side: Side, width: number, height: number, gap: number, aside = 0): Rect {
  const [a, b] = SIDES[side]
  const slant = a !== 0 && b !== 0
  const cx = x + a * ((slant ? r * 0.62 + gap * 0.72 : r + gap) + width / 2) + (b ? aside * width * 0.4 : 0)
  const cy = y + b * ((slant ? r * 0.66 + gap * 0.72 : r + gap) + height / 2) + (b ? 0 : aside * height)
  return [cx - width / 2, cy - height / 2, cx + width / 2, cy + height / 2]
}

/** Things by where they are, so that a box asks its neighbours alone. */
class Cells<T> {
  private static readonly SIZE = 20
  private readonly cells = new Map<number, T[]>()

  constructor(all: readonly T[], at: (one: T) => At) {
    for (const one of all) {
      const [x, y] = at(one)
      const key = this.key(Math.floor(x / Cells.SIZE), Math.floor(y / Cells.SIZE))
      const cell = this.cells.get(key)
      if (cell) cell.push(one)
      else this.cells.set(key, [one])
    }
  }
  private key(x: number, y: number): number {
    return x * 4096 + y
  }
  each(rect: Rect, air: number, told: (one: T) => void): void {
    const [left, right] = [Math.floor((rect[0] - air) / Cells.SIZE), Math.floor((rect[2] + air) / Cells.SIZE)]
    const [top, bottom] = [Math.floor((rect[1] - air) / Cells.SIZE), Math.floor((rect[3] + air) / Cells.SIZE)]
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) for (const one of this.cells.get(this.key(x, y)) ?? []) told(one)
  }
}

/** What stands still. */
class Ground {
  private readonly dots: Cells<Dot>
  private readonly hexes: Cells<At>
  private readonly most: number

  constructor(private readonly scene: Scene) {
    this.most = Math.max(0, ...scene.dots.map(({ r }) => r))
    this.dots = new Cells(scene.dots, ({ x, y }) => [x, y])
    this.hexes = new Cells(scene.hexes, (at) => at)
  }
  /** what a box costs where it is, whatever other labels do */
  cost(item: Item, rect: Rect, exit: number): number {
    const { frame } = this.scene
    const outside = rect[0] < frame[0] || rect[1] < frame[1] || rect[2] > frame[2] || rect[3] > frame[3]
    let sum = outside ? OUTSIDE : 0
    this.dots.each(rect, this.most, ({ x, y, r, solid = 0, cost, own }) => {
      if (own === item.id) return
      const depth = r - apartFrom(rect, x, y)
      if (depth > 0) sum += cost * depth + (cost > 2 ? 1.2 : 0) + (depth > r - solid ? NEVER : 0)
    })
    for (const [x, y] of item.exits)
      if (x > rect[0] - 1 && x < rect[2] + 1 && y > rect[1] - 1 && y < rect[3] + 1) sum += exit
    this.hexes.each(rect, 0, ([x, y]) => {
      if (x > rect[0] && x < rect[2] && y > rect[1] && y < rect[3]) sum += BUILDABLE
    })
    return sum
  }
  /** what a line from the item to a box crosses */
  leader({ id, x, y, r }: Item, box: Rect): number {
    const [tx, ty] = nearestIn(box, x, y)
    const long = Math.hypot(tx - x, ty - y)
    let sum = 0
    for (let way = r; way < long; way += 4) {
      const [px, py] = [x + ((tx - x) * way) / long, y + ((ty - y) * way) / long]
      let crossed = false
      this.dots.each([px, py, px, py], this.most, (dot) => {
        crossed ||= dot.own !== id && dot.cost > 2 && Math.hypot(dot.x - px, dot.y - py) < dot.r * 0.75
      })
      if (crossed) sum += LEADER
    }
    return sum
  }
}

/** All places of an item's name and tray. */
class Candidates {
  private readonly found: Candidate[] = []
  private readonly names: { side: Side; part: Part }[]

  constructor(
    private readonly item: Item,
    private readonly ground: Ground,
  ) {
    const { name, shapes } = item
    this.names = name
      ? ALL.map((side) => ({ side, part: this.part(beside(item, side, name.width, name.height, 0.6), 0.7) }))
      : []
    for (const shape of shapes) {
      const trays = ALL.map((side) => ({
        side,
        part: this.part(beside(item, side, shape.width, shape.height, 1.2), 1.1),
      }))
      this.nameless(shape, trays)
      this.apart(shape, trays)
      if (name) this.blocks(shape, name)
      if (name) this.lines(shape, name)
    }
    if (name) this.trayless(name)
  }

  /** The cheapest of them. */
  get best(): Candidate[] {
    return few(
      this.found.sort((one, two) => one.cost - two.cost),
      this.item,
    )
  }

  private part(rect: Rect, exit: number): Part {
    return { rect, cost: this.ground.cost(this.item, rect, exit) }
  }

  private add(
    kind: string,
    sort: Class,
    base: number,
    parts: { named?: Part; shape?: Shape; tray?: Part },
    far = false,
  ): void {
    const { named, shape, tray } = parts
    const given = [named, tray].filter((one) => one !== undefined)
    const [first, second] = given.map(({ rect }) => rect)
    if (!first) return
    const box = union(first, second ?? null)
    const id = shape ? `${kind} ${shape.form}` : kind
    const kept = this.item.keep === id ? KEPT : 0
    const line = far ? this.ground.leader(this.item, box) : 0
    this.found.push({
      id: this.item.id,
      kind: id,
      name: named?.rect ?? null,
      tray: tray?.rect ?? null,
      form: shape?.form ?? null,
      far,
      cost: given.reduce((sum, { cost }) => sum + cost, base + (shape?.cost ?? 0) + line - kept),
      class: shape?.lesser && sort === 'near' ? 'lesser' : sort,
      box,
    })
  }

  private nameless(shape: Shape, trays: readonly { side: Side; part: Part }[]): void {
    const without = this.item.name ? this.item.nameless : 0
    const sort = this.item.name ? 'nameless' : 'near'
    for (const { side, part: tray } of trays) this.add(`tray ${side}`, sort, TRAY[side] + without, { shape, tray })
    for (const side of ALL) {
      const tray = this.part(beside(this.item, side, shape.width, shape.height, 9), 1.1)
      this.add(`tray ${side} 9`, 'nameless', 5.5 + TRAY[side] + without, { shape, tray }, true)
    }
  }

  /** the tray on one side, the name on another */
  private apart(shape: Shape, trays: readonly { side: Side; part: Part }[]): void {
    for (const { side, part: tray } of trays)
      for (const { side: other, part: named } of this.names)
        if (side !== other && !overlap(tray.rect, named.rect, 1))
          this.add(`apart ${side} ${other}`, 'near', TRAY[side] + NAME[other], { named, shape, tray })
  }

  /** one over the other, near or at the end of a line */
  private blocks(shape: Shape, name: Size): void {
    const { width, height } = shape
    const [wide, high] = [Math.max(name.width, width), name.height + height + 1]
    this.around(ALL, (side, gap, away, aside) => {
      const block = beside(this.item, side, wide, high, gap, aside)
      const along = SIDES[side][0]
      const left = (own: number): number =>
        along > 0 ? block[0] : along < 0 ? block[2] - own : (block[0] + block[2] - own) / 2
      for (const top of [true, false]) {
        const [t, n] = top ? [block[1], block[3] - name.height] : [block[3] - height, block[1]]
        const tray = this.part([left(width), t, left(width) + width, t + height], 1.1)
        const named = this.part([left(name.width), n, left(name.width) + name.width, n + name.height], 0.7)
        const base = 2.2 + NAME[side] * 0.7 + (top ? 0 : 0.5) + away
        this.add(`block ${side} ${gap} ${aside} ${top}`, away ? 'far' : 'near', base, { named, shape, tray }, away > 0)
      }
    })
  }

  /** side by side */
  private lines(shape: Shape, name: Size): void {
    const { width, height } = shape
    this.around(['e', 'w'], (side, gap, away, aside) => {
      if (aside) return
      const line = beside(this.item, side, name.width + width + 3, Math.max(name.height, height), gap)
      const middle = (line[1] + line[3]) / 2
      const row = (from: number, own: number, tall: number): Rect => [
        from,
        middle - tall / 2,
        from + own,
        middle + tall / 2,
      ]
      const [t, n] = SIDES[side][0] >= 0 ? [line[0], line[0] + width + 3] : [line[2] - width, line[0]]
      const [tray, named] = [this.part(row(t, width, height), 1.1), this.part(row(n, name.width, name.height), 0.7)]
      const base = 2.6 + NAME[side] * 0.7 + away
      this.add(`line ${side} ${gap}`, away ? 'far' : 'near', base, { named, shape, tray }, away > 0)
    })
  }

  /** near at some sides, at the end of a line at all of them */
  private around(near: readonly Side[], told: (side: Side, gap: number, away: number, aside: number) => void): void {
    for (const side of ALL)
      for (const [gap, away] of GAPS)
        if (away) for (const aside of ASIDE) told(side, gap, away, aside)
        else if (near.includes(side)) told(side, gap, away, 0)
  }

  private trayless(name: Size): void {
    const { shapes, trayless } = this.item
    const without = shapes.length ? trayless : 0
    for (const { side, part: named } of this.names)
      this.add(`name ${side}`, shapes.length ? 'bare' : 'near', NAME[side] + without, { named })
    for (const side of ALL) {
      const named = this.part(beside(this.item, side, name.width, name.height, 10), 0.7)
      this.add(`name ${side} 10`, shapes.length ? 'bare' : 'far', 7 + NAME[side] + without, { named }, true)
    }
  }
}

/** The cheapest of each kind, and the way out: nothing at all. */
function few(sorted: Candidate[], item: Item): Candidate[] {
  const left = { ...LOOKED }
  const kept = sorted.filter((one) => left[one.class]-- > 0 || one.kind === item.keep)
  const cost = (item.name ? item.nameless : 0) + (item.shapes.length ? item.trayless : 0)
  const { x, y } = item
  kept.push({
    id: item.id,
    kind: '',
    name: null,
    tray: null,
    form: null,
    far: false,
    cost,
    class: 'bare',
    box: [x, y, x, y],
  })
  return kept
}

function meeting(one: Candidate, two: Candidate): number {
  if (!overlap(one.box, two.box, AIR)) return 0
  let sum = 0
  for (const a of [one.name, one.tray])
    for (const b of [two.name, two.tray]) {
      const area = a && b ? overlap(a, b, AIR) : 0
      if (a && b && area) sum += MEETING + AREA * area + (overlap(a, b) ? NEVER : 0)
    }
  return sum
}

/** What a candidate costs among those that stand; `but` is one that is about to move too. */
function among(standing: Standing, candidate: Candidate, but?: Standing): number {
  let sum = candidate.cost
  for (const other of standing.near) if (other !== but) sum += meeting(candidate, other.now)
  return sum
}

function improve(one: Standing): boolean {
  let best = one.now
  let least = among(one, best) - 0.01
  for (const candidate of one.all) {
    if (candidate.cost >= least) continue
    const cost = among(one, candidate)
    if (cost < least) [best, least] = [candidate, cost]
  }
  const moved = best !== one.now
  one.now = best
  return moved
}

/** Two that are in each other's way are moved together. */
function improveBoth(one: Standing, two: Standing): boolean {
  const seconds = two.all.map((candidate) => among(two, candidate, one))
  const cheapest = Math.min(...seconds)
  let least = among(one, one.now, two) + among(two, two.now, one) + meeting(one.now, two.now) - 0.01
  let [first, second] = [one.now, two.now]
  for (const a of one.all) {
    const own = among(one, a, two)
    if (own + cheapest >= least) continue
    two.all.forEach((b, at) => {
      const apart = own + (seconds[at] ?? 0)
      if (apart >= least) return
      const cost = apart + meeting(a, b)
      if (cost < least) [first, second, least] = [a, b, cost]
    })
  }
  const moved = first !== one.now || second !== two.now
  ;[one.now, two.now] = [first, second]
  return moved
}

const CROWD = 60

/** For every item the place of its name and tray. */
export function place(items: readonly Item[], scene: Scene): Placed[] {
  const ground = new Ground(scene)
  const all = items.map((item): Standing => {
    const found = new Candidates(item, ground).best
    const nothing = found[found.length - 1] as Candidate
    const now = found.find(({ kind }) => kind === item.keep && kind) ?? nothing
    return { item, all: found, now, near: [], hull: found.map(({ box }) => box).reduce(union), moved: 0 }
  })
  for (const one of all) one.near = all.filter((other) => other !== one && overlap(one.hull, other.hull, AIR))
  /** most cramped first: few good places, many neighbours */
  const tight = ({ item, all: found, near }: Standing): number =>
    found.filter(({ cost }) => cost < (found[0]?.cost ?? 0) + 6).length -
    2 * near.filter((other) => Math.hypot(other.item.x - item.x, other.item.y - item.y) < CROWD).length
  const order = all
    .map((one) => ({ one, tight: tight(one) }))
    .sort((a, b) => a.tight - b.tight || a.one.item.x - b.one.item.x)
    .map(({ one }) => one)
  search(order)
  return all.map(({ now: { id, kind, name, tray, form, far } }) => ({ id, kind, name, tray, form, far }))
}

/** Each by itself, then those in trouble with each of their neighbours, until nothing moves. */
function search(order: readonly Standing[]): void {
  let time = 0
  const tried = new Map<string, number>()
  const troubled = ({ now, near }: Standing): boolean =>
    now.class !== 'near' || near.some((other) => meeting(now, other.now) > 0)
  const changed = (one: Standing): number => Math.max(one.moved, ...one.near.map(({ moved }) => moved))
  for (let pass = 0; pass < PASSES; pass++) {
    const before = time
    for (const one of order) if (improve(one)) one.moved = ++time
    for (const one of order)
      for (const other of troubled(one) ? one.near : []) {
        const pair = [one.item.id, other.item.id].sort().join(' ')
        // as long as nothing around them moves, a pair finds nothing new
        if ((tried.get(pair) ?? -1) >= Math.max(changed(one), changed(other))) continue
        if (improveBoth(one, other)) one.moved = other.moved = ++time
        tried.set(pair, time)
      }
    if (time === before) break
  }
}
