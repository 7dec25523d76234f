/** Everything that lies on the map, as SVG: cities with their cubes, track, owners' discs. */
import type { Extent } from '../../draw/camera.svelte'
import { cube, type Good, sized } from '../../draw/goods'
import { corners, hex as hexPath, type Track, tracks } from '../../draw/hex'
import { chain, chainPath, type Grid, isComplete, openEnds, pointOf, type Rail, railPath } from '../../draw/links'
import { f, type Point, safe } from '../../draw/plain'
import type { Texts } from '../../texts/speak'
import { around } from '../common/field.svelte'
import type { Person } from '../contract'
import { each } from './data'
import type { Hex, Land } from './land'
import { apart, bestOf, hidden, type Plate, spotsOf } from './plates'
import type { Link, Place, View } from './view'

/** The hexes with some air: what is seen of a map when it is seen whole. */
export function shown({ side, hexes }: Land): Extent {
  const air = { west: 1.2 * side, east: 1.2 * side, north: 1.1 * side, south: 1.3 * side }
  return around([...hexes.values()], air)
}

/** The drawing is made for a side of 33; others are larger or smaller in all. */
export const scaleOf = (land: Land): number => land.side / 33

export interface Set {
  colour: Good
  x: number
  y: number
  size: number
}

const GAP = { across: 3.5, down: 4.5 }

/** How many cubes lie in each row of a city. */
function rows(count: number): number[] {
  if (count === 5) return [3, 2]
  const per = count === 4 ? 2 : count <= 9 ? 3 : 4
  return Array.from({ length: Math.ceil(count / per) }, (_, row) => Math.min(per, count - row * per))
}

/** Where a city's cubes lie. */
export function cubesOf(land: Land, hex: Hex, goods: readonly Good[]): Set[] {
  const k = scaleOf(land)
  const lines = rows(goods.length)
  const size = (lines.length < 3 ? 12.5 : 10) * k
  const top = hex.y - 5 * k - ((lines.length - 1) / 2) * (size + GAP.down * k) - (lines.length > 1 ? 3 * k : 0)
  let at = 0
  return lines.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      colour: goods[at++] ?? 'grey',
      x: hex.x + (i - (count - 1) / 2) * (size + GAP.across * k),
      y: top + row * (size + GAP.down * k),
      size,
    })),
  )
}

export const goodsOf = (place: Place): Good[] => each(place.cubes ?? {})

function growthMark(x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><circle r="6.4" fill="var(--disc-ring)"/>` +
    `<circle r="5.2" fill="var(--panel)"/><path d="M0 2.9V-2.9M-2.7-.4L0-3.1L2.7-.4" fill="none" stroke="var(--text)" stroke-width="1.5"/></g>`
  )
}

/** Cubes in their cities, and the markers of those that have grown. */
export function goods(land: Land, places: readonly Place[]): string {
  const k = scaleOf(land)
  return places
    .map((place) => {
      const hex = land.places.get(place.place)?.hex
      if (!hex || !place.colour) return ''
      const lying = cubesOf(land, hex, goodsOf(place))
      const mark = place.grown ? growthMark(hex.x + 19 * k, hex.y - 24 * k, k) : ''
      return lying.map(({ colour, x, y, size }) => cube(x, y, size, colour)).join('') + mark
    })
    .join('')
}

/** Cities that stand where a town was printed. */
export const isNew = (land: Land, place: Place): boolean =>
  place.colour !== undefined && land.places.get(place.place)?.kind === 'town'

export function cityHex(land: Land, hex: Hex, colour: Good): string {
  const k = scaleOf(land)
  const outer = hexPath(hex.x, hex.y, land.side - 0.8, land.flat)
  return (
    `<path d="${outer}" fill="var(--panel)"/><path d="${outer}" fill="var(--g-${colour})" fill-opacity=".22"/>` +
    `<path d="${hexPath(hex.x, hex.y, land.side - 3.6 * k, land.flat)}" fill="none" stroke="var(--g-${colour})" stroke-width="${f(5 * k)}"/>` +
    `<path d="${outer}" fill="none" stroke="var(--case)" stroke-width="1.3"/>`
  )
}

/** The width of a name in capitals, near enough for its plate. */
const wide = (name: string): number => 6.6 * name.length

export function plate(land: Land, hex: Hex, name: string, colour: Good): string {
  const width = wide(name) + 24.4
  const rect = (inset: number, round: number, looks: string): string =>
    `<rect x="${f(-width / 2 + inset)}" y="${f(-9.7 + inset)}" width="${f(width - 2 * inset)}" height="${f(19.4 - 2 * inset)}" rx="${round}" ${looks}/>`
  return (
    `<g transform="translate(${f(hex.x)} ${f(hex.y + land.side * 0.866 - 9)})"><g class="keeps">` +
    rect(0, 4, 'fill="var(--case)"') +
    rect(1.2, 3, `fill="var(--g-${colour})"`) +
    rect(3, 1.8, `fill="none" stroke="var(--g-${colour}-t)" stroke-opacity=".55" stroke-width=".8"`) +
    sized(-width / 2 + 11.2, 0, 9, colour) +
    `<text class="m-city" x="6" y="4.1" fill="var(--g-${colour}-t)" textLength="${f(wide(name))}" lengthAdjust="spacingAndGlyphs">${safe(name.toUpperCase())}</text></g></g>`
  )
}

interface Lettering {
  /** above the pieces */
  drawn: string
  /** where names lie, with a plate and without */
  plates: readonly Plate[]
}

const PLATE = /translate\(([-\d.]+) ([-\d.]+)\).*?width="([\d.]+)"/

function plateBox(drawn: string, letters: number): Plate | null {
  const [, x, y, width] = PLATE.exec(drawn) ?? []
  return width ? { x: Number(x), y: Number(y), wide: (Number(width) / 2) * letters, high: 9.7 * letters } : null
}

/** Where a town's name lies; letters are 9 high. */
function nameBox(drawn: string, letters: number): Plate | null {
  const text = drawn.slice(drawn.indexOf('<text'))
  const said = (what: string): string => new RegExp(`${what}(?::|=")([^";]+)`).exec(text)?.[1] ?? ''
  const wide = (Number(said('textLength')) / 2) * letters
  if (!text.includes('m-town') || !wide) return null
  const side = { start: wide, end: -wide }[said('text-anchor')] ?? 0
  return { x: Number(said(' x')) + side, y: Number(said(' y')) - 3.5, wide, high: 5 * letters }
}

/** Where a city's cubes lie, all together. */
function heap(land: Land, place: Place): Plate | null {
  const hex = land.places.get(place.place)?.hex
  const lying = hex && place.colour ? cubesOf(land, hex, goodsOf(place)) : []
  const [first, last] = [lying[0], lying.at(-1)]
  if (!first || !last) return null
  const wide = Math.max(...lying.map(({ x, size }) => Math.abs(x - hex!.x) + size / 2))
  return { x: hex!.x, y: (first.y + last.y) / 2, wide, high: (last.y - first.y + last.size) / 2 }
}

/** Where towns stand that haven't become cities. */
function townMiddles(land: Land, places: readonly Place[]): Point[] {
  const cities = new Set(places.flatMap((place) => (place.colour ? [place.place] : [])))
  return [...land.places.values()].filter(({ slug }) => !cities.has(slug)).map(({ hex }) => [hex.x, hex.y])
}

/** Names of places; a new city has a plate, and so has one that the language calls otherwise. */
export function names(land: Land, { places, links }: View, texts: Texts, letters: number): Lettering {
  const cities = new Map(places.map((place) => [place.place, place]))
  const drawn = land.names.map(({ slug, drawn }) => {
    const place = cities.get(slug)
    const printed = land.places.get(slug)
    const name = texts.word(slug)
    if (!printed || (name === printed.name && !(place && isNew(land, place)))) return drawn
    return place?.colour
      ? plate(land, printed.hex, name, place.colour)
      : drawn.replace(/textLength="[^"]*"(.*>)[^<]+<\/text>/, (_, rest: string) => `${rest}${safe(name)}</text>`)
  })
  const boxes = drawn.map((one) => plateBox(one, letters) ?? nameBox(one, letters))
  const found = boxes.flatMap((plate, at) => (plate ? [{ plate, at }] : []))
  const heaps = new Map(places.map((place) => [place.place, heap(land, place)]))
  const towns = townMiddles(land, places)
  const mark = MARK * scaleOf(land)
  const plates = apart(
    found.map(({ at, plate }) => ({ plate, own: heaps.get(land.names[at]?.slug ?? '') ?? null })),
    {
      boxes: [
        ...[...heaps.values()].filter((one) => one !== null),
        ...towns.map(([x, y]) => ({ x, y, wide: mark, high: mark })),
      ],
      links: links.flatMap((link) => (link.owner < 0 ? [] : [spotsOf(land, chain(land, link))])),
      radius: RADIUS * scaleOf(land),
      towns,
      sides: shown(land),
    },
  )
  found.forEach(({ at, plate }, nth) => {
    const [{ x, y }, one] = [plates[nth]!, drawn[at]!]
    const moved = (what: string): string => `<g transform="translate(${f(x - plate.x)} ${f(y - plate.y)})">${what}</g>`
    // the mark of a town stays where it stands
    if (x !== plate.x || y !== plate.y)
      drawn[at] = one.includes('m-town') ? one.replace(/<text.*<\/text>/, moved) : moved(one)
  })
  const marked = drawn.map((one, at) => {
    const name = `data-name="${land.names[at]!.slug}"`
    return one.includes('m-town') ? one.replace('<text', `<text ${name}`) : `<g ${name}>${one}</g>`
  })
  return { drawn: marked.join(''), plates }
}

/** radius of a town's mark */
const MARK = 8.7
const PALE = '#FFFBF0'

/** The mark of a town, on a face of the box as on the map. */
export const townMark = (x: number, y: number, k: number): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(MARK * k)}" fill="var(--case)"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(7.2 * k)}" fill="${PALE}"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(2.6 * k)}" fill="#1B2127"/>`

const RADIUS = 8.4

export const disc = ([x, y]: Point, person: Person | undefined, k: number): string =>
  person
    ? `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><circle r="${RADIUS}" fill="var(--bed)"/><circle r="7.1" fill="var(--disc-ring)"/>` +
      `<circle r="6" fill="var(--p${person.colour})"/><text class="letter" y="3.1" fill="var(--p${person.colour}-t)">${person.letter}</text></g>`
    : ''

function buffer(land: Land, hex: Hex, edge: number): string {
  const [x, y] = pointOf(land, hex, edge)
  const k = scaleOf(land)
  const angle = (Math.atan2(y - hex.y, x - hex.x) * 180) / Math.PI
  const [a, b] = [x + (hex.x - x) * 0.07, y + (hex.y - y) * 0.07]
  return (
    `<g transform="translate(${f(a)} ${f(b)}) rotate(${f(angle)}) scale(${f(k)})">` +
    `<rect x="-2.6" y="-8.4" width="5.2" height="16.8" rx="1.4" fill="var(--bed)"/><rect x="-1.7" y="-7.5" width="3.4" height="15" rx="1" fill="var(--stop-mark)"/></g>`
  )
}

/** All track: lines, crossings once more, buffer stops. */
export function railway(land: Land, view: View, people: readonly Person[]): string {
  const k = scaleOf(land)
  const cities = new Set(view.places.flatMap((place) => (place.colour ? [place.place] : [])))
  const lines = view.links.map((link) => ({ link, rails: chain(land, link) }))
  const colour = (link: Link): number => people[link.owner]?.colour ?? 0
  const line = (link: Link, path: string): Track => ({ path, player: colour(link), open: !isComplete(link) })
  let drawn = tracks(
    lines.map(({ link, rails }) => line(link, chainPath(land, rails))),
    k,
  )

  // the second rail of a hex repeats its bed, so that it visibly passes over the first
  const passing = new Map<string, { link: Link; rail: Rail }[]>()
  for (const { link, rails } of lines)
    for (const rail of rails)
      if (rail.from < 6 && rail.to < 6)
        passing.set(rail.hex.slug, [...(passing.get(rail.hex.slug) ?? []), { link, rail }])
  for (const both of passing.values()) {
    const over = both[1]
    if (over) drawn += tracks([line(over.link, railPath(land, over.rail.hex, over.rail.from, over.rail.to))], k)
  }
  for (const { link, rails } of lines)
    if (!isComplete(link)) for (const { hex, edge } of openEnds(land, rails, cities)) drawn += buffer(land, hex, edge)
  return drawn
}

/** Whose each link is; a disc that a plate would hide lies above it. */
export function owners(
  land: Land,
  view: View,
  people: readonly Person[],
  plates: readonly Plate[],
): { under: string; above: string } {
  const k = scaleOf(land)
  const taken = townMiddles(land, view.places)
  const drawn = { under: '', above: '' }
  for (const link of view.links) {
    if (link.owner < 0) continue
    const { at } = bestOf(spotsOf(land, chain(land, link)), RADIUS * k, taken, plates)
    taken.push(at)
    const lies = plates.some((plate) => hidden(at, RADIUS * k, plate) > 0.4) ? 'above' : 'under'
    drawn[lies] += disc(at, people[link.owner], k)
  }
  return drawn
}

/** A face by itself, or as a ghost on its hex. */
export function face(
  land: Grid,
  at: { x: number; y: number },
  side: number,
  rails: readonly (readonly [number, number])[],
  player: number,
  ghost = false,
): string {
  const k = side / 33
  const drawn = tracks(
    rails.map(([a, b]) => ({ path: railPath(land, at, a, b, true, side), player, open: ghost })),
    k,
  )
  return drawn + (rails.some(([a, b]) => a === 6 || b === 6) ? townMark(at.x, at.y, k) : '')
}

/** Six corner ticks: where another has just moved. */
export function ticks(land: Land, hex: Hex): string {
  const points = corners(hex.x, hex.y, land.side - 2, land.flat)
  return points
    .map((point, i) => {
      const [before, after] = [points[(i + 5) % 6] ?? point, points[(i + 1) % 6] ?? point]
      const toward = (other: Point): string =>
        `${f(point[0] + (other[0] - point[0]) * 0.2)} ${f(point[1] + (other[1] - point[1]) * 0.2)}`
      return `M${toward(before)}L${f(point[0])} ${f(point[1])}L${toward(after)}`
    })
    .join('')
}
