/** Everything that lies on the map, as SVG: track, trays of cubes, new cities, marks and names. */
import { cube, type Good, shape } from '../../draw/goods'
import { corners, hex as hexPath, type Track, tracks } from '../../draw/hex'
import { chain, chainPath, discAt, openEnds, pointOf, type Rail, railPath } from '../../draw/links'
import { f, type Point } from '../../draw/plain'
import type { Person } from '../contract'
import { cardOf, COLOURS, each } from './data'
import type { City, Hex, Land } from './land'
import type { Place, View } from './view'

/** Track is drawn a little wider than the small hexes ask for. */
export const widthOf = (land: Land): number => land.side / 28

/** Cubes of a tray, drawn once and used everywhere. */
export const SYMBOLS = `<defs>${COLOURS.map((good) => `<g id="railways-${good}">${cube(0, 0, 7, good)}</g>`).join('')}</defs>`


const PITCH = 9.4

/** Where the tray of a city lies, and its cubes in it; `m` enlarges it on a far map. */
export interface Tray {
  x: number
  y: number
  m: number
  width: number
  cubes: { good: Good; x: number }[]
}

export function trayOf(land: Land, city: City, goods: readonly Good[], m: number): Tray {
  const width = goods.length * PITCH + 3.4
  return {
    x: city.hex.x,
    y: city.hex.y - land.side * 0.86 - 5.4 * m,
    m,
    width,
    cubes: goods.map((good, at) => ({ good, x: -width / 2 + 1.7 + PITCH / 2 + at * PITCH })),
  }
}

const marker = (x: number, y: number, m: number): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(m)})"><circle r="6.2" fill="var(--map-halo)"/><circle r="5.2" fill="var(--stop-mark)"/><path d="M-2.8 0h5.6" stroke="#fff" stroke-width="1.7"/></g>`

/** Trays of cubes; cities without any have the marker that counts towards the end. */
export function trays(land: Land, places: readonly Place[], m: number): string {
  return places
    .map((place) => {
      const city = land.cities.get(place.place)
      if (!city) return ''
      const goods = each(place.cubes)
      const { x, y, width, cubes } = trayOf(land, city, goods, m)
      if (!goods.length) return place.marker ? marker(x, y + 1.5 * m, m) : ''
      return (
        `<g transform="translate(${f(x)} ${f(y)}) scale(${f(m)})"><rect x="${f(-width / 2)}" y="-5.6" width="${f(width)}" height="12.2" rx="2.6" fill="var(--panel)" stroke="var(--case)" stroke-width=".9"/>` +
        cubes.map((one) => `<use href="#railways-${one.good}" x="${f(one.x)}" y="-.2"/>`).join('') +
        '</g>'
      )
    })
    .join('')
}

/** Industries founded on grey cities. */
export function founded(land: Land, places: readonly Place[]): string {
  return places
    .map(({ place, colour }) => {
      const city = land.cities.get(place)
      if (!city || city.colour === colour) return ''
      const { x, y } = city.hex
      return (
        `<path d="${hexPath(x, y, land.side - 0.8, false)}" fill="var(--g-${colour})" stroke="var(--case)" stroke-width="1.3"/>` +
        `<path d="${hexPath(x, y, land.side - 3.4, false)}" fill="none" stroke="var(--g-${colour}-t)" stroke-width="1.1" stroke-opacity=".8"/>` +
        shape(x, y, 4.2, colour)
      )
    })
    .join('')
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

interface Name {
  x: number
  y: number
  anchor: string
}

/** About as wide as the letters are. */
const boxOf = ({ x, y, anchor }: Name, text: string, em: number): Box => {
  const wide = text.length * em * 0.47
  const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x
  return { left, right: left + wide, top: y - em * 0.75, bottom: y + em * 0.22 }
}

/** Of a name so much may lie under others; beyond that the city goes without until one is nearer. */
const HIDDEN = 0.22

/** Names keep their size on the screen: `px` is a pixel in units of the map. Each stands where the
 * map has it, or on another side of its city where there is more room; coloured cities come first. */
export function names(land: Land, view: View, px: number, m: number, size: number, called: (place: string) => string): string {
  const em = size * px
  const grown = em - 9.6
  const { side } = land
  const cubes = new Map(view.places.map(({ place, cubes: lie }) => [place, each(lie)]))
  const cities = [...land.cities.values()]
  const trays = new Map(
    cities.map((city) => {
      const { x, y, width } = trayOf(land, city, cubes.get(city.slug) ?? [], m)
      return [city.slug, { left: x - (width / 2) * m, right: x + (width / 2) * m, top: y - 5.6 * m, bottom: y + 6.6 * m }]
    }),
  )
  const solid = cities.flatMap(({ slug, hex: { x, y } }): Box[] => [
    { left: x - side * 0.8, right: x + side * 0.8, top: y - side * 0.85, bottom: y + side * 0.85 },
    ...(cubes.get(slug)?.length ? [trays.get(slug) as Box] : []),
  ])
  const round = ([x, y]: Point, radius: number): Box => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })
  for (const { place } of view.rotors ?? []) {
    const city = land.cities.get(place)
    if (city) solid.push(round(rotorAt(land, city), 8 * m))
  }
  for (const { city } of bounties(land, view)) solid.push(round(bountyAt(land, city), 7 * m))
  const taken: Box[] = []
  let drawn = ''
  for (const { slug, hex, label, colour } of [...cities.filter((one) => one.colour !== 'grey'), ...cities.filter((one) => one.colour === 'grey')]) {
    const text = called(slug).replace(/[&<]/g, '')
    const down = label.anchor === 'middle' ? (label.y > hex.y ? 0.72 : -0.1) : 0.36
    const spots: Name[] = [
      { ...label, y: label.y + down * grown },
      { x: hex.x, y: hex.y + side * 0.95 + em * 0.78, anchor: 'middle' },
      { x: hex.x + side * 1.05, y: hex.y + em * 0.34, anchor: 'start' },
      { x: hex.x - side * 1.05, y: hex.y + em * 0.34, anchor: 'end' },
      { x: hex.x, y: (trays.get(slug)?.top ?? hex.y) - em * 0.26, anchor: 'middle' },
    ]
    const area = text.length * em * em * 0.45
    const weighed = spots.map((spot, at) => {
      const box = boxOf(spot, text, em)
      const under = taken.reduce((sum, one) => sum + overlap(box, one), 0) / area
      const over = solid.reduce((sum, one) => sum + overlap(box, one), 0) / area
      return { spot, box, under, cost: 4 * under + over + (at ? 0.14 + 0.02 * at : 0) }
    })
    const best = weighed.sort((one, two) => one.cost - two.cost)[0]
    if (!best || (best.under > HIDDEN && colour === 'grey')) continue
    taken.push(best.box)
    const { x, y, anchor } = best.spot
    drawn += `<text x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" font-size="${f(em)}" stroke-width="${f(3 * px)}">${text}</text>`
  }
  return drawn
}

export const disc = ([x, y]: Point, person: Person | undefined, k: number): string =>
  person
    ? `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><circle r="8.4" fill="var(--bed)"/><circle r="7.1" fill="var(--disc-ring)"/>` +
      `<circle r="6" fill="var(--p${person.colour})"/><text class="letter" y="3.1" fill="var(--p${person.colour}-t)">${person.letter}</text></g>`
    : ''

/** A second sign of the owner beside his colour: how the line's middle is broken. */
const PATTERN: Record<number, string> = { 2: '5 5', 3: '1.6 3.4', 5: '9 3 1.6 3', 6: '3 2' }

const pattern = (path: string, colour: number, k: number): string => {
  const dashes = PATTERN[colour]
  if (!dashes) return ''
  const scaled = dashes.split(' ').map((one) => f(Number(one) * k)).join(' ')
  return `<path d="${path}" fill="none" stroke="var(--p${colour}-t)" stroke-width="${f(1.5 * k)}" stroke-dasharray="${scaled}" stroke-opacity=".85"/>`
}

function buffer(land: Land, hex: Hex, edge: number, k: number): string {
  const [x, y] = pointOf(land, hex, edge)
  const angle = (Math.atan2(y - hex.y, x - hex.x) * 180) / Math.PI
  const [a, b] = [x + (hex.x - x) * 0.1, y + (hex.y - y) * 0.1]
  return (
    `<g transform="translate(${f(a)} ${f(b)}) rotate(${f(angle)}) scale(${f(k)})">` +
    `<rect x="-2.6" y="-8.4" width="5.2" height="16.8" rx="1.4" fill="var(--bed)"/><rect x="-1.7" y="-7.5" width="3.4" height="15" rx="1" fill="var(--stop-mark)"/></g>`
  )
}

/** All track: lines, crossings once more, buffer stops, owners' discs. */
export function railway(land: Land, view: View, people: readonly Person[], m: number): string {
  const k = widthOf(land)
  const lines = view.links.filter(({ rails }) => rails.length).map((link) => ({ link, rails: chain(land, link), colour: people[link.owner]?.colour ?? 0 }))
  let drawn = tracks(lines.map(({ link, rails, colour }): Track => ({ path: chainPath(land, rails), player: colour, open: !link.complete })), k)
  const passing = new Map<string, { rail: Rail<Hex>; colour: number; open: boolean }[]>()
  for (const { link, rails, colour } of lines)
    for (const rail of rails) passing.set(rail.hex.slug, [...(passing.get(rail.hex.slug) ?? []), { rail, colour, open: !link.complete }])
  for (const both of passing.values()) {
    const over = both[1]
    if (over) drawn += tracks([{ path: railPath(land, over.rail.hex, over.rail.from, over.rail.to), player: over.colour, open: over.open }], k)
  }
  const cities = new Set(land.cities.keys())
  const taken: Point[] = []
  let discs = ''
  for (const { link, rails, colour } of lines) {
    if (link.complete) drawn += pattern(chainPath(land, rails), colour, k)
    else for (const { hex, edge } of openEnds(land, rails, cities)) drawn += buffer(land, hex, edge, k)
    if (link.owner < 0) continue
    const at = discAt(land, rails, taken, [])
    taken.push(at)
    discs += disc(at, people[link.owner], 0.62 * m)
    link.depots.forEach((owner, n) => {
      discs += depot([at[0] + (n + 1) * 9 * m, at[1] - 6 * m], people[owner], m)
    })
  }
  return drawn + west(land, view, people, k, m) + discs
}

/** A trading depot beside a link: a small house in its owner's colour. */
const depot = ([x, y]: Point, person: Person | undefined, m: number): string =>
  person
    ? `<path transform="translate(${f(x)} ${f(y)}) scale(${f(m)})" d="M-4 4V-1L0-4.6L4-1V4z" fill="var(--p${person.colour})" stroke="var(--disc-ring)" stroke-width="1"/>`
    : ''

/** Links that leave the map: a short line off it, dashed while nobody has built it. */
function west(land: Land, view: View, people: readonly Person[], k: number, m: number): string {
  const { western } = land
  if (!western) return ''
  return view.western_links
    .map(({ place, owner }) => {
      const city = land.cities.get(place)
      if (!city) return ''
      const [x, y] = pointOf(land, city.hex, western.edge)
      const [dx, dy] = [(x - city.hex.x) / land.side, (y - city.hex.y) / land.side]
      const long = city.label.anchor === 'end' ? 104 : 30 // past the name
      const end: Point = [x + dx * long, y + dy * long]
      const path = `M${f(x)} ${f(y)}L${f(end[0])} ${f(end[1])}`
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI
      const tip = `<path transform="translate(${f(end[0])} ${f(end[1])}) rotate(${f(turn)})" d="M-2-5L5 0L-2 5z" fill="var(--map-text)"/>`
      if (owner === null)
        return `<path d="${path}" fill="none" stroke="var(--map-text)" stroke-width="1.6" stroke-dasharray="3 3" stroke-opacity=".7"/>${tip}`
      return tracks([{ path, player: people[owner]?.colour ?? 0 }], k) + tip + disc([(x + end[0]) / 2, (y + end[1]) / 2], people[owner], 0.62 * m)
    })
    .join('')
}

/** A space at sea is its owner's: his disc on it, his colour along a lane that he has alone. */
export function seaLinks(land: Land, view: View, people: readonly Person[]): string {
  const k = widthOf(land)
  const all = view.sea_links ?? []
  let lines = ''
  let discs = ''
  for (const { lane, sea, owner } of all) {
    const drawn = land.lanes.get(lane)
    const spaces = all.filter((one) => one.lane === lane)
    const spot = drawn?.spots[spaces.findIndex((one) => one.sea === sea)]
    const person = owner === null ? undefined : people[owner]
    if (!drawn || !spot || !person) continue
    if (spaces.length === 1)
      lines += `<path d="${drawn.path}" fill="none" stroke="var(--bed)" stroke-width="${f(7 * k)}" stroke-opacity=".8"/><path d="${drawn.path}" fill="none" stroke="var(--p${person.colour})" stroke-width="${f(4.4 * k)}" stroke-dasharray="${f(9 * k)} ${f(5 * k)}"/>`
    discs += disc(spot, person, land.side / 20)
  }
  return lines + discs
}

export const snowflake = 'M0-5V5M-4.3-2.5L4.3 2.5M-4.3 2.5L4.3-2.5M-1.6-4.4L0-3L1.6-4.4M-1.6 4.4L0 3L1.6 4.4'

/** What the snow adds, twice on its line. */
export function snowSigns(land: Land, m: number): string {
  const rim: Point[] = []
  for (const hex of land.hexes.values())
    for (let edge = 0; edge < 6; edge++) {
      const there = hex.snow ? land.beyond(hex, edge) : undefined
      if (there && !there.snow) rim.push(pointOf(land, hex, edge))
    }
  rim.sort((one, two) => one[0] - two[0])
  /** of each half of the line the point that is farthest from any city */
  const free = (points: Point[]): Point | undefined => {
    const room = ([x, y]: Point): number => Math.min(...[...land.cities.values()].map(({ hex }) => Math.hypot(hex.x - x, hex.y - land.side - y)))
    return [...points].sort((one, two) => room(two) - room(one))[0]
  }
  const half = Math.floor(rim.length / 2)
  const ends = [free(rim.slice(0, half)), free(rim.slice(half))]
  return ends
    .map((at) =>
      at
        ? `<g transform="translate(${f(at[0])} ${f(at[1])}) scale(${f(m)})"><rect x="-19" y="-8" width="38" height="16" rx="8" fill="var(--panel)" stroke="var(--water-text)" stroke-width="1.2"/>` +
          `<path transform="translate(-9 0)" d="${snowflake}" stroke="var(--water-text)" stroke-width="1.2" fill="none" stroke-linecap="round"/><text class="sum" x="6" y="3.4" fill="var(--text)">+$${land.snow}</text></g>`
        : '',
    )
    .join('')
}

/** A fuel depot: a tank in its owner's colour. */
const tank = (x: number, y: number, person: Person | undefined, m: number): string =>
  person
    ? `<g transform="translate(${f(x)} ${f(y)}) scale(${f(m)})"><rect x="-3.6" y="-5" width="7.2" height="10" rx="2" fill="var(--p${person.colour})" stroke="var(--disc-ring)" stroke-width="1"/>` +
      `<path d="M-3.6-1.6H3.6M-3.6 1.8H3.6" stroke="var(--p${person.colour}-t)" stroke-width=".9" stroke-opacity=".8"/></g>`
    : ''

/** The second colour of a rotor city, with the sense in which it turns. */
const rotor = (x: number, y: number, colour: Good, m: number): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(m)})"><circle r="9" fill="var(--map-halo)"/><circle r="6" fill="var(--g-${colour})" stroke="var(--case)" stroke-width="1"/>${shape(0, 0, 2.7, colour)}` +
  `<path d="M-7.4 1.2A7.5 7.5 0 0 1 5.3-5.3M7.4-1.2A7.5 7.5 0 0 1-5.3 5.3" fill="none" stroke="var(--map-text)" stroke-width="1.2"/><path d="M3.1-6.9L6.9-6.5L5.1-3.2zM-3.1 6.9L-6.9 6.5L-5.1 3.2z" fill="var(--map-text)"/></g>`

const MINE = 'M-4.5 4.5L3 -3M-3.6 -3.4A7 7 0 0 1 4.4 4'

const rotorAt = (land: Land, { hex }: City): Point => [hex.x + land.side * 1.02, hex.y + land.side * 0.28]
const bountyAt = (land: Land, { hex }: City): Point => [hex.x + land.side * 0.95, hex.y - land.side * 0.62]

/** What first links to cities pay. */
const bounties = (land: Land, view: View): { city: City; points: number }[] =>
  view.display.flatMap((slug) => {
    const { effect, place = '', points = 0 } = cardOf(view.map, slug)
    const city = effect === 'first-link' ? land.cities.get(place) : undefined
    return city ? [{ city, points }] : []
  })

/** What maps and options of their own put on cities: depots, cubes that wait there, rotors, mines. */
export function additions(land: Land, view: View, people: readonly Person[], m: number): string {
  const { side } = land
  let drawn = ''
  for (const { place, colour } of view.rotors ?? []) {
    const city = land.cities.get(place)
    if (city) drawn += rotor(...rotorAt(land, city), colour, 0.85 * m)
  }
  for (const { place, mine } of view.places) {
    const city = land.cities.get(place)
    if (mine && city)
      drawn += `<g transform="translate(${f(city.hex.x + side * 0.95)} ${f(city.hex.y + side * 0.1)}) scale(${f(0.8 * m)})"><circle r="7" fill="var(--panel)" stroke="var(--case)" stroke-width="1"/><path d="${MINE}" transform="scale(.8)" fill="none" stroke="var(--text)" stroke-width="2" stroke-linecap="round"/></g>`
  }
  for (const { place, owner, depots } of view.fuel_depots?.cities ?? []) {
    const city = land.cities.get(place)
    for (let n = 0; city && n < depots; n++) drawn += tank(city.hex.x - side * 0.98 - n * 8.4 * m, city.hex.y - side * 0.2, people[owner], m)
  }
  for (const { place, colour, seat } of view.fuel_depots?.waiting ?? []) {
    const city = land.cities.get(place)
    const person = people[seat]
    if (!city || !person) continue
    const [x, y] = [city.hex.x - side * 1.05, city.hex.y + side * 0.55]
    drawn += `<rect x="${f(x - 7 * m)}" y="${f(y - 7 * m)}" width="${f(14 * m)}" height="${f(15 * m)}" rx="${f(3 * m)}" fill="var(--panel)" stroke="var(--p${person.colour})" stroke-width="${f(2 * m)}"/>${cube(x, y - 0.4 * m, 8.5 * m, colour)}`
  }
  return drawn
}

const pill = (x: number, y: number, m: number, text: string, fill: string, ink: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(m)})"><rect x="-8" y="-5.6" width="16" height="11.2" rx="5.6" fill="${fill}" stroke="var(--map-halo)" stroke-width="1"/><text class="sum" y="3.3" fill="${ink}">${text}</text></g>`

/** What first links pay, and whose charter shuts a city. */
export function rewards(land: Land, view: View, people: readonly Person[], m: number): string {
  let drawn = ''
  for (const { city, points } of bounties(land, view)) drawn += pill(...bountyAt(land, city), m, `+${points}`, 'var(--go)', 'var(--go-text)')
  for (const { place, charter } of view.places) {
    const city = land.cities.get(place)
    if (charter !== null && city) drawn += disc([city.hex.x - land.side * 0.8, city.hex.y + land.side * 0.55], people[charter], 0.6 * m)
  }
  return drawn
}

/** The track of a plan, not built yet. */
export const ghost = (land: Land, steps: readonly { hex: Hex; from: number; to: number | null }[], player: number): string => {
  const path = steps.flatMap(({ hex, from, to }) => (to === null ? [] : [railPath(land, hex, from, to)])).join('')
  return path ? tracks([{ path, player, open: true }], widthOf(land)) : ''
}

/** Six corner ticks: where another has just moved. */
export function ticks(land: Land, hex: Hex): string {
  const points = corners(hex.x, hex.y, land.side - 1, false)
  return points
    .map((point, i) => {
      const [before, after] = [points[(i + 5) % 6] ?? point, points[(i + 1) % 6] ?? point]
      const toward = (other: Point): string => `${f(point[0] + (other[0] - point[0]) * 0.24)} ${f(point[1] + (other[1] - point[1]) * 0.24)}`
      return `M${toward(before)}L${f(point[0])} ${f(point[1])}L${toward(after)}`
    })
    .join('')
}

