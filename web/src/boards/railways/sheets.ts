/** A map in two sheets of one scale. Where one sheet would be too small to read, a part of the land is
 * moved into a window of its own, as the map's source says; across the cut the other sheet's land is
 * seen under a veil. Fetched for such maps alone. */
import type { Component } from 'svelte'
import { chain, type Rail } from '../../draw/links'
import { f, type Point, type Spot } from '../../draw/plain'
import type { Dot } from '../../draw/place'
import type { At, Rect } from '../../draw/rect'
import type { Texts } from '../../texts/speak'
import Across from './Across.svelte'
import Choice from './Choice.svelte'
import type { City, Hex, Land } from './land'
import type { Sizes } from './layout'
import type { Play } from './play.svelte'
import type { View } from './view'
import Windows from './Windows.svelte'

/** What may be looked at: all of it, or one sheet alone and larger. */
export const WHICH = ['both', 'rest', 'part'] as const
export type Which = (typeof WHICH)[number]

export interface Sheets {
  /** what they are called */
  names: { rest: string; part: string }
  /** whether a hex is of the part that is moved */
  apart: (hex: Spot) => boolean
  folded: Land
  Choice: Component<{ play: Play; sheets: Sheets }>
}

/** What is drawn of two sheets beside their pieces. */
export interface Fold {
  /** the land as it is */
  whole: Land
  shift: Point
  /** paths: the window of the part, all beside it, the part's land, all other */
  window: string
  beside: string
  land: string
  others: string
  /** where a point of the drawing lies on the land */
  unfold: (spot: Spot) => Spot
  within: (spot: Spot) => boolean
  /** where a point of the land is seen: on its own sheet, and once more where the other runs on */
  seen: (spot: Spot) => Spot[]
  apart: (hex: Spot) => boolean
  /** where a hex is seen once more, across the cut */
  twin: (hex: Hex) => Spot | null
  signs: (view: View, sizes: Sizes, frame: Rect, texts: Texts, measure: (text: string) => number) => Sign[]
  /** what names and trays step aside for: signs, and the rim between the sheets */
  inTheWay: (signs: readonly Sign[], scale: number, frame: Rect) => Dot[]
  Windows: Component<{ fold: Fold }>
  Across: Component<{ fold: Fold; track: string; cities: string; scale: number; signs: readonly Sign[] }>
}

/** Far beyond any window. */
const ALL = 'M-9999-9999H9999V9999H-9999z'

function holds(ring: readonly Point[], { x, y }: Spot): boolean {
  let inside = false
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as Point
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}

const path = (ring: readonly Point[]): string => `M${ring.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}z`

function points(said: string | undefined): Point[] {
  const numbers = (said ?? '').split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, at): Point => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0])
}

/** The same land with some of its hexes elsewhere. */
function moved(land: Land, fold: Fold): Land {
  const hexes = new Map<string, Hex>()
  const put = (hex: Hex): Hex => {
    const [dx, dy] = fold.apart(hex) ? fold.shift : [0, 0]
    return { ...hex, x: hex.x + dx, y: hex.y + dy, place: null }
  }
  for (const hex of land.hexes.values()) hexes.set(hex.slug, put(hex))
  const cities = new Map<string, City>()
  for (const city of land.cities.values()) {
    const hex = hexes.get(city.hex.slug) ?? put(city.hex)
    hex.place = { ...city, hex }
    cities.set(city.slug, hex.place)
  }
  const beyond = (hex: Hex, edge: number): Hex | undefined => hexes.get(land.beyond(hex, edge)?.slug ?? '')
  return { ...land, hexes, cities, beyond, fold }
}

export function sheetsOf(whole: Land, said: DOMStringMap): Sheets {
  const [ring, rim] = [points(said['land']), points(said['rim'])]
  const shift = points(said['shift'])[0] ?? [0, 0]
  const [part = '', rest = ''] = (said['names'] ?? '').split(' ')
  const apart = (hex: Spot): boolean => holds(ring, hex)
  const within = (spot: Spot): boolean => holds(rim, spot)
  const fold: Fold = {
    whole,
    shift,
    window: path(rim),
    beside: ALL + path(rim),
    land: path(ring),
    others: ALL + path(ring),
    unfold: (spot) => (within(spot) ? { x: spot.x - shift[0], y: spot.y - shift[1] } : spot),
    within,
    seen: (spot) => {
      const there = { x: spot.x + shift[0], y: spot.y + shift[1] }
      return [...(within(spot) ? [] : [spot]), ...(within(there) ? [there] : [])]
    },
    apart,
    twin: (hex) => {
      const moved = within(hex)
      const [x, y] = moved ? [hex.x - shift[0], hex.y - shift[1]] : [hex.x + shift[0], hex.y + shift[1]]
      return within({ x, y }) === moved ? null : { x, y }
    },
    signs: (...facts) => signsOf(fold, ...facts),
    inTheWay: (...facts) => inTheWay(rim, ...facts),
    Windows,
    Across,
  }
  return { names: { rest, part }, apart, folded: moved(whole, fold), Choice }
}

// Where track goes on.

/** A sign at the edge of a sheet, in pixels: to which city a link leads, and which way. */
export interface Sign {
  place: string
  text: string
  x: number
  y: number
  width: number
  /** in degrees, east is 0 */
  turn: number
}

/** where a link is cut: on the land, the way across, and the cities on this side and beyond */
interface Crossing {
  at: Point
  way: Point
  to: string | null
  apart: boolean
}

const HIGH = 17
/** half of the rim between the sheets, with some air */
const RIM = 6
/** where a sign may stand, in hexes beyond the cut and beside the track: the first that is free is taken. On this
 * side of the cut a link has its disc, so there it keeps clear of the track first. */
const SPOTS = [
  ...[0, 0.8, -0.8, 1.4, -1.4].flatMap((off) => [1.3, 0.8, 1.8, 0.4, 2.3, 2.8].map((reach): At => [reach, off])),
  ...[1.4, -1.4, 2, -2, 0].flatMap((off) => [-0.4, -1.2].map((reach): At => [reach, off])),
]

/** Every link's first step from one sheet to the other, seen from both. */
function crossings({ whole, apart }: Fold, view: View): Crossing[] {
  const found: Crossing[] = []
  for (const link of view.links) {
    const rails: Rail<Hex>[] = chain(whole, link)
    const [first, last] = [rails[0], rails[rails.length - 1]]
    if (!first || !last) continue
    const [start, end] = [whole.beyond(first.hex, first.from), whole.beyond(last.hex, last.to)]
    const ends = [start?.place?.slug ?? null, end?.place?.slug ?? null] as const
    const hexes = [
      ...(ends[0] && start ? [start] : []),
      ...rails.map(({ hex }) => hex),
      ...(ends[1] && end ? [end] : []),
    ]
    const cut = hexes.findIndex((hex, at) => at > 0 && apart(hex) !== apart(hexes[at - 1] as Hex))
    const [here, there] = [hexes[cut - 1], hexes[cut]]
    if (!here || !there) continue
    const at: Point = [(here.x + there.x) / 2, (here.y + there.y) / 2]
    const way: Point = [there.x - here.x, there.y - here.y]
    found.push({ at, way, to: ends[1], apart: apart(here) })
    found.push({ at, way: [-way[0], -way[1]], to: ends[0], apart: apart(there) })
  }
  return found
}

/** Signs where they hide no city, no other sign, and stay on their sheet. */
function signsOf(
  fold: Fold,
  view: View,
  { scale, name, city }: Sizes,
  [left, top, right, bottom]: Rect,
  texts: Texts,
  measure: (text: string) => number,
): Sign[] {
  const found: Sign[] = []
  const cities = [...(fold.whole.sheets?.folded.cities.values() ?? [])].map(({ hex }): At => [
    hex.x * scale,
    hex.y * scale,
  ])
  const free = ({ x, y, width }: Sign, apart: boolean): boolean => {
    const [wide, high] = [width / 2, HIGH / 2]
    const clear = ([ox, oy]: At, dx: number, dy: number): boolean =>
      Math.abs(ox - x) > wide + dx || Math.abs(oy - y) > high + dy
    const corners = [-1, 1].flatMap((a) => [-1, 1].map((b): At => [x + a * (wide + RIM), y + b * (high + RIM)]))
    return (
      corners.every(([cx, cy]) => cx > left && cy > top && cx < right && cy < bottom) &&
      corners.every(([cx, cy]) => fold.within({ x: cx / scale, y: cy / scale }) === apart) &&
      found.every((one) => clear([one.x, one.y], one.width / 2 + 2, high + 2)) &&
      cities.every((at) => clear(at, city, city))
    )
  }
  for (const { at, way, to, apart } of crossings(fold, view)) {
    const told = found.some(({ place, x, y }) => place === to && fold.within({ x: x / scale, y: y / scale }) === apart)
    if (!to || told) continue
    const text = texts.say('web-railways-to', { place: to })
    const [dx, dy] = apart ? fold.shift : [0, 0]
    const spots = SPOTS.map(([reach, off]): Sign => ({
      place: to,
      text,
      x: (at[0] + dx + way[0] * reach - way[1] * off) * scale,
      y: (at[1] + dy + way[1] * reach + way[0] * off) * scale,
      width: measure(text) * name + 26,
      turn: (Math.atan2(way[1], way[0]) * 180) / Math.PI,
    }))
    const sign = spots.find((one) => free(one, apart))
    if (sign) found.push(sign)
  }
  return found
}

const EVERY = 6

function inTheWay(
  rim: readonly Point[],
  signs: readonly Sign[],
  scale: number,
  [left, top, right, bottom]: Rect,
): Dot[] {
  const dots: Dot[] = signs.flatMap(({ x, y, width }) =>
    Array.from({ length: Math.ceil(width / EVERY) }, (_, at) => ({
      x: x - width / 2 + (at + 0.5) * EVERY,
      y,
      r: 10.5,
      solid: 9,
      cost: 5,
    })),
  )
  rim.forEach(([ax, ay], at) => {
    const [bx, by] = rim[(at + 1) % rim.length] as Point
    const steps = Math.ceil((Math.hypot(ax - bx, ay - by) * scale) / EVERY)
    for (let step = 0; step < steps; step++) {
      const [x, y] = [(ax + ((bx - ax) * step) / steps) * scale, (ay + ((by - ay) * step) / steps) * scale]
      if (x > left - 9 && x < right + 9 && y > top - 9 && y < bottom + 9) dots.push({ x, y, r: 9, solid: 6.5, cost: 5 })
    }
  })
  return dots
}
