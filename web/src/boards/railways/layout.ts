/** How large things are on the screen, what is to be labelled there, and what stands in the way. */
import type { Good } from '../../draw/goods'
import { chain, middleOf, pointOf, type Rail } from '../../draw/links'
import type { Point } from '../../draw/plain'
import { cardOf, each } from './data'
import type { City, Hex, Land } from './land'
import type { Dot, Item, Placed, Scene, Shape } from '../../draw/place'
import { type At, nearestIn, type Rect } from '../../draw/rect'
import type { Place, View } from './view'

/** Pixels at a scale: what is read keeps its size, what is land grows with it. */
export interface Sizes {
  scale: number
  side: number
  /** from the middle of a city to its corner */
  city: number
  disc: number
  name: number
  /** of a rail, in widths of one on a hex of 23.5 px */
  track: number
}

const NEAR = 18
/** below it one sheet is too small to read */
export const MIDDLE = 10.4
/** the least radius of a city whose shape is 8 px wide */
const CITY = 7

export function sizesOf(land: Land, scale: number, hand: boolean): Sizes {
  const side = land.side * scale
  const name = side >= NEAR ? 12 : hand ? 11 : side >= MIDDLE ? 10.2 : 9.6
  return {
    scale,
    side,
    city: Math.max(0.9 * side, CITY),
    disc: side >= NEAR ? 7.4 : 5.7,
    name,
    track: Math.max(side / 23.5, 0.45),
  }
}

// Owners' discs.

export interface Disc {
  x: number
  y: number
  r: number
  owner: number
  depots: readonly number[]
}

/** Points along a chain of rails, some pixels apart. */
function along(land: Land, rails: readonly Rail[], scale: number): Point[] {
  const found: Point[] = []
  for (const rail of rails) {
    const [a, b, m] = [pointOf(land, rail.hex, rail.from), pointOf(land, rail.hex, rail.to), middleOf(land, rail)]
    const steps = Math.max(2, Math.round((Math.hypot(a[0] - b[0], a[1] - b[1]) * scale) / 4))
    for (let step = found.length ? 1 : 0; step <= steps; step++) {
      const t = step / steps
      const [p, q, r] = [(1 - t) * (1 - 2 * t), 4 * t * (1 - t), t * (2 * t - 1)]
      found.push([(p * a[0] + q * m[0] + r * b[0]) * scale, (p * a[1] + q * m[1] + r * b[1]) * scale])
    }
  }
  return found
}

interface Way {
  owner: number
  depots: readonly number[]
  points: Point[]
  /** the middles of its hexes: where a disc may lie beside a sharp curve */
  middles: Point[]
}

/** The line of a link that leaves the map. */
export function westward(land: Land, city: City, scale: number): [Point, Point] {
  const [x, y] = pointOf(land, city.hex, land.western?.edge ?? 0)
  const [dx, dy] = [(x - city.hex.x) / land.side, (y - city.hex.y) / land.side]
  return [
    [x, y],
    [x + (dx * 26) / scale, y + (dy * 26) / scale],
  ]
}

function waysOf(land: Land, view: View, scale: number): Way[] {
  const links = view.links.filter(({ rails }) => rails.length)
  const found = links.map((link): Way => ({
    owner: link.owner,
    depots: link.depots,
    points: along(land, chain(land, link), scale),
    middles: link.rails.flatMap(([slug]): Point[] => {
      const hex = land.hexes.get(slug)
      return hex ? [[hex.x * scale, hex.y * scale]] : []
    }),
  }))
  for (const { place, owner } of land.western ? view.western_links : []) {
    const city = land.cities.get(place)
    if (!city) continue
    const [[x, y], [ex, ey]] = westward(land, city, scale)
    const points = Array.from({ length: 8 }, (_, at): Point => [
      (x + ((ex - x) * at) / 7) * scale,
      (y + ((ey - y) * at) / 7) * scale,
    ])
    found.push({ owner: owner ?? -1, depots: [], points, middles: [] })
  }
  return found
}

const spotOf = (view: View, land: Land, lane: string, sea: string): Point | undefined =>
  land.lanes.get(lane)?.spots[
    (view.sea_links ?? []).filter((one) => one.lane === lane).findIndex((one) => one.sea === sea)
  ]

/** the smallest disc that still holds a letter of eight pixels */
const LEAST = 5

/** On each link near its middle, clear of cities and of each other; none where there is no room. */
function discsOf(
  land: Land,
  view: View,
  ways: readonly Way[],
  signs: readonly Dot[],
  { scale, city, disc }: Sizes,
): Disc[] {
  const cities = [...land.cities.values()].map(({ hex }): Point => [hex.x * scale, hex.y * scale])
  const found = atSea(land, view, scale, disc)
  const clear = ([x, y]: Point, r: number): boolean =>
    signs.every((one) => Math.hypot(one.x - x, one.y - y) >= (one.solid ?? 0) + r)
  const free = ([x, y]: Point, r: number): boolean =>
    cities.every(([a, b]) => Math.hypot(a - x, b - y) >= city * 0.96 + r) &&
    found.every((one) => Math.hypot(one.x - x, one.y - y) >= one.r + r + 0.8)
  const owned = ways.filter(({ owner }) => owner >= 0).sort((one, two) => one.points.length - two.points.length)
  for (const { owner, depots, points, middles } of owned) {
    const half = (points.length - 1) / 2
    const line = points.map((point, at) => ({ point, off: Math.abs(at - half) })).sort((one, two) => one.off - two.off)
    const spots = [...line.map(({ point }) => point), ...middles]
    const r = [disc, LEAST].find((radius) => spots.some((point) => free(point, radius)))
    const open = r ? spots.filter((point) => free(point, r)) : []
    const spot = open.find((point) => clear(point, r ?? 0)) ?? open[0]
    if (r && spot) found.push({ x: spot[0], y: spot[1], r, owner, depots })
  }
  return found
}

/** Whose the spaces at sea are; two side by side step apart. */
function atSea(land: Land, view: View, scale: number, r: number): Disc[] {
  const found: Disc[] = []
  for (const { lane, sea, owner } of view.sea_links ?? []) {
    const spot = spotOf(view, land, lane, sea)
    if (!spot || owner === null) continue
    let [x, y] = [spot[0] * scale, spot[1] * scale]
    for (const other of found) {
      const far = Math.hypot(x - other.x, y - other.y)
      const short = 2 * r + 0.8 - far
      if (short > 0) [x, y] = [x + ((x - other.x) / (far || 1)) * short, y + ((y - other.y) / (far || 1)) * short]
    }
    found.push({ x, y, r, owner, depots: [] })
  }
  return found
}

/** Where what the snow adds is told: of each half of its line the point farthest from any city and any track. */
export function snowSpots(land: Land, view: View): Point[] {
  if (!land.snow) return []
  const rim: Point[] = []
  for (const hex of land.hexes.values())
    for (let edge = 0; edge < 6; edge++) {
      const there = hex.snow ? land.beyond(hex, edge) : undefined
      if (there && !there.snow) rim.push(pointOf(land, hex, edge))
    }
  rim.sort((one, two) => one[0] - two[0])
  const tracks = view.links.flatMap(({ rails }) => rails.flatMap(([slug]) => land.hexes.get(slug) ?? []))
  // the sign is wide; a disc is smaller than a city with its name, and may lie elsewhere on its link
  const near = ([x, y]: Point, hexes: readonly Hex[]): number =>
    Math.min(...hexes.map((hex) => Math.hypot(0.55 * (hex.x - x), hex.y - y)))
  const cities = [...land.cities.values()].map(({ hex }) => hex)
  const room = (point: Point): number => Math.min(near(point, cities), 1.4 * near(point, tracks))
  const free = (points: Point[]): Point[] => points.sort((one, two) => room(two) - room(one)).slice(0, 1)
  const half = Math.floor(rim.length / 2)
  return [...free(rim.slice(0, half)), ...free(rim.slice(half))]
}

/** of what is printed, in heights of its line: where letters have their middle, how far they reach, with air, and
 * how far apart it is looked at */
const RISE = 0.3
const REACH = 0.34
const AIRED = 0.55
const STEP = 0.5
const PRINTED = 2.5

/** Along what is printed, as the language has it: better left readable. */
function printedOn(land: Land, scale: number, called: (slug: string) => string): Map<string, Dot[]> {
  const found = new Map<string, Dot[]>()
  for (const { slug, text, x, y, turn, size, wide } of land.printed) {
    const said = called(slug)
    const long = said === slug ? wide : (wide * said.length) / text.length
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const steps = Math.ceil(long / (STEP * size))
    const dots = Array.from({ length: steps }, (_, at) => {
      const along = ((at + 0.5) / steps - 0.5) * long
      return { x: x + along * dx + RISE * size * dy, y: y + along * dy - RISE * size * dx }
    })
      .flatMap((spot) => land.fold?.seen(spot) ?? [spot])
      .map((spot): Dot => ({ x: spot.x * scale, y: spot.y * scale, r: AIRED * size * scale, cost: PRINTED }))
    found.set(slug, [...(found.get(slug) ?? []), ...dots])
  }
  return found
}

/** Names of the picture that something lies on: they are left out. */
export function hidden({ scene, printed }: Layout, placed: Iterable<Placed>): Set<string> {
  const boxes = [...placed].flatMap(({ name, tray }) => [name, tray].filter((one) => one !== null))
  const solid = scene.dots.filter((one) => one.solid)
  const touched = ({ x, y, r }: Dot): boolean => {
    const letter = (r * REACH) / AIRED
    const near = (at: At, air: number): boolean => Math.hypot(at[0] - x, at[1] - y) < letter + air
    return (
      boxes.some((box) => near(nearestIn(box, x, y), 0)) || solid.some((one) => near([one.x, one.y], one.solid ?? 0))
    )
  }
  return new Set([...printed].filter(([, dots]) => dots.some(touched)).map(([slug]) => slug))
}

// What lies on a city beside its cubes.

export type Sign =
  | { kind: 'bounty'; points: number }
  | { kind: 'rotor'; colour: Good }
  | { kind: 'mine' }
  | { kind: 'tank'; owner: number }
  | { kind: 'waiting'; colour: Good; owner: number }
  | { kind: 'charter'; owner: number }

export const WIDE: Record<Sign['kind'], number> = { bounty: 17, rotor: 15, mine: 13, tank: 8, waiting: 14, charter: 13 }
/** height of a row of signs */
export const SIGNS = 13

function signsOf(view: View, { place, charter, mine }: Place): Sign[] {
  const found: Sign[] = []
  for (const slug of view.display) {
    const { effect, place: there, points = 0 } = cardOf(view.map, slug)
    if (effect === 'first-arrival' && there === place) found.push({ kind: 'bounty', points })
  }
  for (const rotor of view.rotors ?? []) if (rotor.place === place) found.push({ kind: 'rotor', colour: rotor.colour })
  if (mine) found.push({ kind: 'mine' })
  for (const { place: there, owner, depots } of view.fuel_depots?.cities ?? [])
    if (there === place) found.push(...Array.from({ length: depots }, (): Sign => ({ kind: 'tank', owner })))
  for (const { place: there, colour, seat } of view.fuel_depots?.waiting ?? [])
    if (there === place) found.push({ kind: 'waiting', colour, owner: seat })
  if (charter !== null) found.push({ kind: 'charter', owner: charter })
  return found
}

// Forms of trays.

/** What a form is drawn from. */
export interface Form {
  body: 'shapes' | 'cubes' | 'flag' | 'upright' | 'count' | 'empty' | 'none'
  columns: number
  /** signs stand under the cubes, not beside them */
  under: boolean
}
export const formOf = (text: string): Form => {
  const [body = 'none', columns = '1', under] = text.split(' ')
  return { body: body as Form['body'], columns: Number(columns), under: under !== undefined }
}

export const PITCH = { shapes: 9.4, cubes: 13.4 }
const RIM = 2.6
const STRIPE = 3.4

function bodies(count: number, marker: boolean, side: number): Shape[] {
  if (!count) return marker ? [{ form: 'empty 1', width: 12.4, height: 12.4, cost: 0 }] : []
  const body = side >= NEAR ? 'cubes' : 'shapes'
  const pitch = PITCH[body]
  const grid = (columns: number, cost: number): Shape => {
    const rows = Math.ceil(count / columns)
    return { form: `${body} ${columns}`, width: columns * pitch + RIM, height: rows * pitch + RIM, cost }
  }
  const found = [grid(count, count > 4 ? 0.6 : 0)]
  if (count === 2) found.push(grid(1, 0.8))
  if (count === 3) found.push(grid(1, 0.9))
  if (count > 3) found.push(grid(2, count > 4 ? 0.9 : 0.35))
  if (count > 4) found.push(grid(3, 0.3))
  const long = STRIPE * count + 8.5
  if (count > 1)
    found.push(
      { form: 'flag 1', width: long, height: 10.6, cost: 3, lesser: true },
      { form: 'upright 1', width: 10.6, height: long, cost: 3.6, lesser: true },
    )
  found.push({ form: 'count 1', width: 10.6, height: 10.6, cost: 6, lesser: true })
  return found
}

export function shapesOf(count: number, marker: boolean, signs: readonly Sign[], side: number): Shape[] {
  const plain = bodies(count, marker, side)
  if (!signs.length) return plain
  const wide = signs.reduce((sum, { kind }) => sum + WIDE[kind], 0)
  const all = plain.length ? plain : [{ form: 'none 1', width: 0, height: 0, cost: 0 }]
  return all.flatMap((one) => [
    { ...one, width: one.width + wide, height: Math.max(one.height, SIGNS) },
    ...(one.width
      ? [
          {
            ...one,
            form: `${one.form} under`,
            width: Math.max(one.width, wide),
            height: one.height + SIGNS,
            cost: one.cost + 0.5,
          },
        ]
      : []),
  ])
}

// All of it.

export interface Label {
  city: City
  text: string
  goods: Good[]
  signs: Sign[]
}

export interface Layout {
  /** the same for what is placed alike */
  key: string
  /** as it is drawn: in one sheet, or in two */
  land: Land
  sizes: Sizes
  discs: Disc[]
  labels: Map<string, Label>
  /** letters of the names that are part of the picture, by name */
  printed: Map<string, Dot[]>
  items: Item[]
  scene: Scene
}

const GREY = 9
const COLOURED = 15
const TRAY = 26

/** `measure` tells how wide a name is, in units of its size; `standing` is what else is in the way. */
export function layoutOf(
  land: Land,
  view: View,
  sizes: Sizes,
  frame: Rect,
  called: (place: string) => string,
  measure: (text: string) => number,
  standing: readonly Dot[],
): Layout {
  const { scale, side, city, disc, name } = sizes
  const px = ({ x, y }: Hex): At => [x * scale, y * scale]
  const ways = waysOf(land, view, scale)
  const signs = snowSpots(land, view).flatMap(([x, y]) =>
    [-13, 0, 13].map((off): Dot => ({ x: x * scale + off, y: y * scale, r: 10, solid: 8.6, cost: 5 })),
  )
  const discs = discsOf(land, view, ways, [...signs, ...standing], sizes)
  const dots: Dot[] = ways.flatMap(({ points }) =>
    points.map(([x, y]) => ({ x, y, r: Math.max(3.6, 9.6 * sizes.track), cost: 3.2 })),
  )
  dots.push(...standing, ...signs)
  const printed = printedOn(land, scale, called)
  dots.push(...[...printed.values()].flat())
  for (const { x, y, r, depots } of discs) {
    dots.push({ x, y, r: r + 2.6, solid: r + 0.6, cost: 4.5 })
    depots.forEach((_, at) => dots.push({ x: x + (at + 1) * 9, y: y - 6, r: 6, solid: 5, cost: 4.5 }))
  }
  for (const { spots } of land.lanes.values())
    for (const [x, y] of spots) dots.push({ x: x * scale, y: y * scale, r: disc + 1, solid: disc, cost: 4.5 })
  const labels = new Map<string, Label>()
  const items: Item[] = []
  for (const place of view.places) {
    const there = land.cities.get(place.place)
    if (!there) continue
    const [x, y] = px(there.hex)
    const [text, goods, signs] = [called(there.slug), each(place.cubes), signsOf(view, place)]
    labels.set(there.slug, { city: there, text, goods, signs })
    dots.push({ x, y, r: city * 1.1, solid: city * 0.96, cost: 6, own: there.slug })
    const exits = there.exits.flatMap((open, edge): At[] => {
      const [ex, ey] = pointOf(land, there.hex, edge)
      return open ? [[x + (ex * scale - x) * 1.25, y + (ey * scale - y) * 1.25]] : []
    })
    items.push({
      id: there.slug,
      x,
      y,
      r: city * 1.02,
      name: { width: measure(text) * name + 2, height: name * 0.94 },
      nameless: place.colour === 'grey' ? GREY : COLOURED,
      trayless: TRAY,
      shapes: shapesOf(goods.length, place.marker, signs, side),
      exits,
    })
  }
  const lying = [
    view.places,
    view.links,
    view.western_links,
    view.sea_links,
    view.fuel_depots,
    view.rotors,
    view.display,
  ]
  // signs tell what cards say, which may come later than the table
  const said = [...labels.values()].map(({ text, signs }) => [text, signs])
  const key = JSON.stringify([land.name, land.fold !== null, sizes, frame, said, lying])
  return {
    key,
    land,
    sizes,
    discs,
    labels,
    printed,
    items,
    scene: { frame, dots, hexes: [...land.hexes.values()].map(px) },
  }
}
