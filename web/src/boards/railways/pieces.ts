/** Everything that lies on the map and grows with it, as SVG: track, cities, lanes, snow. */
import type { Good } from '../../draw/goods'
import { corners, hex as hexPath, type Track, tracks } from '../../draw/hex'
import { chain, chainPath, openEnds, pointOf, type Rail, railPath } from '../../draw/links'
import { f, type Point } from '../../draw/plain'
import type { Person } from '../contract'
import type { Hex, Land } from './land'
import { city as cityOf } from './labels'
import { type Sizes, snowSpots, westward } from './layout'
import type { Place, View } from './view'

/** How wide track is drawn, in units of the map. */
export const widthOf = ({ track, scale }: Sizes): number => track / scale

/** How far track runs into a city: a link of one tile is seen, too. */
const INTO = 0.72

/** A link's line, on into the cities at its ends. */
function linePath(land: Land, rails: readonly Rail<Hex>[]): string {
  const [first, last] = [rails[0], rails[rails.length - 1]]
  if (!first || !last) return ''
  const inside = (rail: Rail<Hex>, edge: number): Point | null => {
    const there = land.beyond(rail.hex, edge)
    if (!there?.place) return null
    const [x, y] = pointOf(land, rail.hex, edge)
    return [x + (x - rail.hex.x) * (1 - INTO), y + (y - rail.hex.y) * (1 - INTO)]
  }
  const [start, end] = [inside(first, first.from), inside(last, last.to)]
  const line = chainPath(land, rails)
  return (start ? `M${f(start[0])} ${f(start[1])}L${line.slice(1)}` : line) + (end ? `L${f(end[0])} ${f(end[1])}` : '')
}

/** All cities, in pixels: as printed, or with the industry founded there. */
export function cities(land: Land, places: readonly Place[], { scale, side, city }: Sizes): string {
  const now = new Map(places.map(({ place, colour }) => [place, colour]))
  return [...land.cities.values()]
    .map(({ slug, hex, exits, colour }) => {
      const [x, y] = [hex.x * scale, hex.y * scale]
      const ticks = exits.map((open, edge) => {
        const [ex, ey] = pointOf(land, hex, edge)
        const [dx, dy] = [(ex - hex.x) * scale, (ey - hex.y) * scale]
        const reach = Math.max(1.04, (city + 1.6) / side)
        return open ? `M${f(x + dx * 0.8)} ${f(y + dy * 0.8)}L${f(x + dx * reach)} ${f(y + dy * reach)}` : ''
      })
      return `<g data-at="${slug}">${cityOf(x, y, city, (now.get(slug) ?? colour) as Good, ticks.join(''))}</g>`
    })
    .join('')
}

/** A second sign of the owner beside his colour: how the line's middle is broken. */
const PATTERN: Record<number, string> = { 2: '5 5', 3: '1.6 3.4', 5: '9 3 1.6 3', 6: '3 2' }

const pattern = (path: string, colour: number, k: number): string => {
  const dashes = PATTERN[colour]
  if (!dashes) return ''
  const scaled = dashes
    .split(' ')
    .map((one) => f(Number(one) * k))
    .join(' ')
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

/** All track: lines, crossings once more, buffer stops. */
export function railway(land: Land, view: View, people: readonly Person[], sizes: Sizes): string {
  const k = widthOf(sizes)
  const lines = view.links
    .filter(({ rails }) => rails.length)
    .map((link) => {
      const rails = chain(land, link)
      return { link, rails, path: linePath(land, rails), colour: people[link.owner]?.colour ?? 0 }
    })
  let drawn = tracks(
    lines.map(({ link, path, colour }): Track => ({ path, player: colour, open: !link.complete })),
    k,
  )
  const passing = new Map<string, { rail: Rail<Hex>; colour: number; open: boolean }[]>()
  for (const { link, rails, colour } of lines)
    for (const rail of rails)
      passing.set(rail.hex.slug, [...(passing.get(rail.hex.slug) ?? []), { rail, colour, open: !link.complete }])
  for (const both of passing.values()) {
    const over = both[1]
    if (over)
      drawn += tracks(
        [{ path: railPath(land, over.rail.hex, over.rail.from, over.rail.to), player: over.colour, open: over.open }],
        k,
      )
  }
  const all = new Set(land.cities.keys())
  for (const { link, rails, path, colour } of lines) {
    if (link.complete) drawn += pattern(path, colour, k)
    else for (const { hex, edge } of openEnds(land, rails, all)) drawn += buffer(land, hex, edge, k)
  }
  return drawn + west(land, view, people, sizes)
}

/** Links that leave the map: a short line off it, dashed while nobody has built it. */
function west(land: Land, view: View, people: readonly Person[], sizes: Sizes): string {
  if (!land.western) return ''
  return view.western_links
    .map(({ place, owner }) => {
      const city = land.cities.get(place)
      if (!city) return ''
      const [[x, y], end] = westward(land, city, sizes.scale)
      const path = `M${f(x)} ${f(y)}L${f(end[0])} ${f(end[1])}`
      const turn = (Math.atan2(end[1] - y, end[0] - x) * 180) / Math.PI
      const tip = `<path transform="translate(${f(end[0])} ${f(end[1])}) rotate(${f(turn)}) scale(${f(0.8 / sizes.scale)})" d="M-2-5L5 0L-2 5z" fill="var(--map-text)"/>`
      if (owner === null)
        return `<path d="${path}" fill="none" stroke="var(--map-text)" stroke-width="1.6" stroke-dasharray="3 3" stroke-opacity=".7"/>${tip}`
      return tracks([{ path, player: people[owner]?.colour ?? 0 }], widthOf(sizes)) + tip
    })
    .join('')
}

/** A lane at sea in the colour of who has it alone. */
export function seaLinks(land: Land, view: View, people: readonly Person[], sizes: Sizes): string {
  const k = widthOf(sizes)
  const all = view.sea_links ?? []
  return all
    .map(({ lane, owner }) => {
      const drawn = land.lanes.get(lane)
      const person = owner === null ? undefined : people[owner]
      if (!drawn || !person || all.filter((one) => one.lane === lane).length > 1) return ''
      return `<path d="${drawn.path}" fill="none" stroke="var(--bed)" stroke-width="${f(7 * k)}" stroke-opacity=".8"/><path d="${drawn.path}" fill="none" stroke="var(--p${person.colour})" stroke-width="${f(4.4 * k)}" stroke-dasharray="${f(9 * k)} ${f(5 * k)}"/>`
    })
    .join('')
}

export const snowflake = 'M0-5V5M-4.3-2.5L4.3 2.5M-4.3 2.5L4.3-2.5M-1.6-4.4L0-3L1.6-4.4M-1.6 4.4L0 3L1.6 4.4'

/** What the snow adds, twice on its line; in pixels. */
export const snowSigns = (land: Land, view: View, { scale }: Sizes, price: string): string =>
  snowSpots(land, view)
    .map(
      ([x, y]) =>
        `<g data-sign transform="translate(${f(x * scale)} ${f(y * scale)})"><rect x="-19" y="-8" width="38" height="16" rx="8" fill="var(--panel)" stroke="var(--water-text)" stroke-width="1.2"/>` +
        `<path transform="translate(-9 0)" d="${snowflake}" stroke="var(--water-text)" stroke-width="1.2" fill="none" stroke-linecap="round"/><text class="figure" fill="var(--text)" x="6" y="3.4">+${price}</text></g>`,
    )
    .join('')

/** The track of a plan, not built yet. */
export const ghost = (
  land: Land,
  steps: readonly { hex: Hex; from: number; to: number | null }[],
  player: number,
  sizes: Sizes,
): string => {
  const path = steps.flatMap(({ hex, from, to }) => (to === null ? [] : [railPath(land, hex, from, to)])).join('')
  return path ? tracks([{ path, player, open: true }], widthOf(sizes)) : ''
}

/** A hex; one that is also seen on the other sheet is outlined there, too. */
export function outline(land: Land, hex: Hex, side: number): string {
  const twin = land.fold?.twin(hex)
  return hexPath(hex.x, hex.y, side, false) + (twin ? hexPath(twin.x, twin.y, side, false) : '')
}

/** Six corner ticks: where another has just moved. */
export function ticks(land: Land, hex: Hex): string {
  const points = corners(hex.x, hex.y, land.side - 1, false)
  return points
    .map((point, i) => {
      const [before, after] = [points[(i + 5) % 6] ?? point, points[(i + 1) % 6] ?? point]
      const toward = (other: Point): string =>
        `${f(point[0] + (other[0] - point[0]) * 0.24)} ${f(point[1] + (other[1] - point[1]) * 0.24)}`
      return `M${toward(before)}L${f(point[0])} ${f(point[1])}L${toward(after)}`
    })
    .join('')
}
