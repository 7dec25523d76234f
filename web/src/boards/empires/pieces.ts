/** Everything that lies on the country, as SVG: stars, tracks, factories, cities, trains. */
import { cube, type Good as Colour, sized } from '../../draw/goods'
import { corners, hex, tracks } from '../../draw/hex'
import { chance, f, type Point, safe } from '../../draw/plain'
import type { Country, Spot } from './country'
import { SIDE } from './country'
import type { Look } from './companies'
import { colourOf } from './data'
import type { Space, View } from './view'

/** How far companies on one space stand apart, from side to side: no edge lies that way. */
const APART = [0, 0, 15, 13, 10]

export const present = ({ tracks: rails, trains }: Space): number[] => [...rails, ...trains].sort((a, b) => a - b)

/** Where a company's piece lies on a space. */
export function node(spot: Spot, space: Space, company: number): Point {
  const there = present(space)
  const at = Math.max(0, there.indexOf(company))
  return [spot.x + (at - (there.length - 1) / 2) * (APART[there.length] ?? 0), spot.y]
}

export const bySlug = (view: View): Map<string, Space> => new Map(view.spaces.map((space) => [space.space, space]))

/** A line through the pieces of a company, or where they would lie. */
export function line(
  country: Country,
  spaces: ReadonlyMap<string, Space>,
  route: readonly string[],
  company: number,
): string {
  const points = route.flatMap((slug) => {
    const [spot, space] = [country.spots.get(slug), spaces.get(slug)]
    return spot && space ? [node(spot, space, company)] : []
  })
  return points.length ? `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}` : ''
}

/** All track: own pieces on neighbouring spaces are always joined. */
export function railway(country: Country, view: View, looks: readonly Look[]): string {
  const spaces = bySlug(view)
  const lines = looks.map(({ colour }, company) => {
    let path = ''
    for (const spot of country.spots.values()) {
      const space = spaces.get(spot.slug)
      if (!space || !present(space).includes(company)) continue
      for (const edge of [0, 1, 2]) {
        const other = country.beyond(spot, edge)
        const there = other && spaces.get(other.slug)
        if (!other || !there || !present(there).includes(company)) continue
        const [a, b] = [node(spot, space, company), node(other, there, company)]
        path += `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`
      }
    }
    return { path, player: colour }
  })
  return tracks(
    lines.filter(({ path }) => path),
    0.86,
  )
}

/** A piece that does not lie yet, joined to one's own beside it. */
export function ghost(
  country: Country,
  spaces: ReadonlyMap<string, Space>,
  spot: Spot,
  company: number,
  { colour }: Look,
): { x: number; y: number; track: string } {
  const [x, y] = [spot.x + (present(spaces.get(spot.slug)!).length ? 9 : 0), spot.y]
  const path = [0, 1, 2, 3, 4, 5].map((edge) => {
    const other = country.beyond(spot, edge)
    const space = spaces.get(other?.slug ?? '')
    if (!other || !space || !present(space).includes(company)) return ''
    const [toX, toY] = node(other, space, company)
    return `M${f(x)} ${f(y)}L${f(toX)} ${f(toY)}`
  })
  return { x, y, track: tracks([{ path: path.join(''), player: colour, open: true }], 0.86) }
}

export const disc = ([x, y]: Point, { colour, letter }: Look, k = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><circle r="8.7" fill="var(--map-halo)"/><circle r="7.2" fill="var(--disc-ring)"/>` +
  `<circle r="6.2" fill="var(--p${colour})"/><text class="letter keeps" y="3.3" fill="var(--p${colour}-t)">${letter}</text></g>`

const LOCO = 'M-11 6V-8h7v4h4v-3.5h3.5V-4H8a3.5 3.5 0 0 1 3.5 3.5V6z'

export const loco = ([x, y]: Point, { colour, letter }: Look, k = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><path d="${LOCO}" stroke="var(--map-halo)" stroke-width="4.5" stroke-linejoin="round"/>` +
  `<path d="${LOCO}" fill="var(--p${colour})" stroke="var(--${colour === 4 ? 'p4-line' : 'case'})" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<circle cx="-6" cy="7" r="3.1" class="wheel"/><circle cx="1.5" cy="7" r="3.1" class="wheel"/><circle cx="8" cy="7.3" r="2.4" class="wheel"/>` +
  `<text class="letter keeps" x="-1" y="4" fill="var(--p${colour}-t)">${letter}</text></g>`

const STAR = 'M0-8l2.3 5.1 5.6.6-4.2 3.7 1.2 5.5-4.9-2.9-4.9 2.9 1.2-5.5-4.2-3.7 5.6-.6z'

/** A star, or the rural token that lies on it; one that somebody has is pale. */
export function stars(country: Country, view: View): string {
  return view.spaces
    .filter(({ star }) => star)
    .map(({ space, token, tracks }) => {
      const spot = country.spots.get(space)
      if (!spot) return ''
      const sign = token
        ? '<text class="token" y="5">?</text>'
        : `<path transform="scale(.95)" d="${STAR}" fill="var(--caution)" stroke="var(--case)" stroke-width=".9"/>`
      return (
        `<g transform="translate(${f(spot.x)} ${f(spot.y - 22.5)}) scale(.86)"${tracks.length ? ' opacity=".35"' : ''}>` +
        `<circle r="11" fill="var(--panel)" stroke="var(--case)" stroke-width="1.3"${token ? ' stroke-dasharray="3 2"' : ''}/>${sign}</g>`
      )
    })
    .join('')
}

/** What is read stays as large on the screen where the country is small. */
const kept = (drawn: string): string => `<g class="keeps">${drawn}</g>`

/** A good that is wanted lies flat; one that is there is a cube. */
export const wanted = (x: number, y: number, side: number, good: string): string =>
  `<rect x="${f(x - side / 2)}" y="${f(y - side / 2)}" width="${f(side)}" height="${f(side)}" rx="1.5" fill="var(--g-${colourOf(good)})" stroke="var(--case)" stroke-width=".9"/>` +
  sized(x, y, side * 0.78, colourOf(good))

export const hat = (x: number, y: number, colour: string, k = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><path d="M-8 4.5h16V7H-8zM-5.5 4.5v-11h11v11z" fill="var(--g-${colour})" stroke="var(--case)" stroke-width="1.2" stroke-linejoin="round"/>` +
  `${sized(0, -1, 7.3, colour as Colour)}</g>`

/** Signs of the four industries, in a square of 10. */
export const INDUSTRIES: Record<string, string> = {
  metal: 'M-2.5-4.3h5L5 0L2.5 4.3h-5L-5 0ZM0-1.900a1.9 1.9 0 1 0 .01 0z',
  textile: 'M-4-4.5h8v2H2.5v5H4v2h-8v-2h1.5v-5H-4z',
  food: 'M-.6 5V2.5L-4 .5V-2L-.6 0v-1.5L-3.5-3.5L0-5.5l3.5 2L.6-1.5V0L4-2V.5L.6 2.5V5z',
  drink: 'M-1.2-5.200h2.400V-2.5L2.8-.5V5h-5.600V-.5L-1.2-2.5z',
}
export const industry = (x: number, y: number, name: string): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="7.5" fill="var(--panel-2)" stroke="var(--case)" stroke-width="1.1"/>` +
  `<path d="${INDUSTRIES[name] ?? ''}" transform="scale(.85)" fill="var(--text)" fill-rule="evenodd"/></g>`

/** an industry's colour is that of its goods */
const INKS: Record<string, string> = { metal: 'red', textile: 'blue', food: 'yellow', drink: 'purple' }
const BRICKS = ['#B9694A', '#A85B41', '#C27A55']
const WALLS = ['#F4E2BF', '#EBD0A4', '#F8ECD2', '#E7C79A']
const ROOFS = ['#B4553A', '#C8744A', '#9A4732', '#A8623E']
const LINE = 'stroke="#4A2C1C" stroke-width=".9" stroke-linejoin="round"'

/** Works of brick: roofs in their industry's colour, lit windows, smoke. */
function works(x: number, y: number, colour: string, seed: number): string {
  const brick = BRICKS[((seed % 3) + 3) % 3]
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><path d="M13-18c-1.5-3 1.5-4.5 4-3.5 1-3 5-3 6-.5" fill="none" stroke="#8C8172" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M9.5-2V-17h5V-2z" fill="${brick}" stroke="#3B2115" stroke-width="1.2"/><path d="M9.5-14h5" stroke="#F4E2BF" stroke-width="1.4"/>` +
    `<path d="M-18 9V-3l8.5-5.5v5.5l8.5-5.5v5.5l8.5-5.5v5.5H17V9z" fill="${brick}" stroke="#3B2115" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M-18-3l8.5-5.5v5.5zM-9.5-3l8.5-5.5v5.5zM-1-3l8.5-5.5v5.5z" fill="var(--g-${colour})" stroke="#3B2115" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M-14.5 1h4v3.6h-4zM-7.5 1h4v3.6h-4zM-.5 1h4v3.6h-4z" fill="#FBE3A0"/><path d="M8 1.5h5V9H8z" fill="#5B3423"/></g>`
  )
}

/** A town: warm walls and tiled roofs, one tower, never twice the same. */
function town(x: number, y: number, seed: number): string {
  const next = chance(seed * 7 + 3)
  const houses = Array.from({ length: 6 }, () => ({
    wide: 6.2 + next() * 3.2,
    high: 7 + next() * 6,
    wall: next(),
    roof: next(),
    steep: next() > 0.45,
  }))
  const across = houses.reduce((sum, { wide }) => sum + wide, 0)
  const tower = 1 + Math.floor(next() * 4)
  let left = x - 23
  return houses
    .map(({ wide: own, high: low, wall, roof, steep }, at) => {
      const [wide, high] = [(own * 46) / across, at === tower ? low + 6 : low]
      const [from, top] = [left, y - high]
      left += wide
      const tiles = at === tower ? ROOFS[3] : ROOFS[Math.floor(roof * 4)]
      const peak = at === tower ? 9 : 4.6
      const cover =
        steep || at === tower
          ? `M${f(from - 0.7)} ${f(top)}l${f(wide / 2 + 0.7)} ${-peak}l${f(wide / 2 + 0.7)} ${peak}z`
          : `M${f(from - 0.6)} ${f(top)}l1.6-3.8h${f(wide - 2)}l1.6 3.8z`
      return (
        `<path d="M${f(from)} ${f(y)}v${f(-high)}h${f(wide)}v${f(high)}z" fill="${WALLS[Math.floor(wall * 4)]}" ${LINE}/><path d="${cover}" fill="${tiles}" ${LINE}/>` +
        `<path d="M${f(from + wide * 0.28)} ${f(top + 3)}h1.7M${f(from + wide * 0.62)} ${f(top + 3)}h1.7M${f(from + wide * 0.28)} ${f(y - 3)}h1.7" stroke="#6B4A2E" stroke-width="2"/>`
      )
    })
    .join('')
}

function factory(spot: Spot, { goods = [], printed = [], industry: kind = '' }: Space, boom: boolean): string {
  const left = [...goods]
  const lying = printed.map((good, i) => {
    const x = spot.x + (i - (printed.length - 1) / 2) * 15
    const at = left.indexOf(good)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
      ? kept(cube(x, spot.y + 12, 11, colourOf(good)))
      : `<rect x="${f(x - 5.5)}" y="${f(spot.y + 6.5)}" width="11" height="12" rx="2" fill="none" stroke="var(--text-2)" stroke-dasharray="2 2"/>` +
          `<g opacity=".45">${sized(x, spot.y + 12.5, 9, colourOf(good)).replace(/var\(--g-\w+-t\)/, 'var(--text-2)')}</g>`
  })
  return (
    `<circle cx="${f(spot.x)}" cy="${f(spot.y)}" r="26.5" fill="var(--empires-plate)" stroke="var(--case)" stroke-width="1.6"/>` +
    `<circle cx="${f(spot.x)}" cy="${f(spot.y)}" r="24" fill="none" stroke="var(--g-${INKS[kind] ?? 'grey'})" stroke-width="2.2"/>` +
    works(spot.x - 1, spot.y - 5, INKS[kind] ?? 'grey', spot.q + spot.r) +
    lying.join('') +
    (boom ? industry(spot.x + 21, spot.y - 12, kind) : '')
  )
}

function city(spot: Spot, { demands = [], hat: worn = '' }: Space): string {
  return (
    `<path d="${hex(spot.x, spot.y, SIDE - 6)}" fill="var(--empires-plate)" stroke="var(--case)" stroke-width="1.6"/>` +
    `<path d="${hex(spot.x, spot.y, SIDE - 8.4)}" fill="none" stroke="#B4553A" stroke-opacity=".45"/>` +
    town(spot.x, spot.y + 2, 31 * spot.q + 17 * spot.r + spot.slug.length) +
    `<path d="M${f(spot.x - 27)} ${f(spot.y + 2)}h54" stroke="var(--empires-line)" stroke-width="1.4"/>` +
    kept(hat(spot.x - 17, spot.y + 12.5, worn, 1.2)) +
    demands.map((good, i) => kept(wanted(spot.x + 4 + i * 15, spot.y + 13.5, 11.5, good))).join('')
  )
}

export function places(country: Country, view: View): string {
  return view.spaces
    .map((space) => {
      const spot = country.spots.get(space.space)
      if (!spot || space.terrain) return ''
      return space.city ? city(spot, space) : factory(spot, space, view.industries !== undefined)
    })
    .join('')
}

/** Who is there: a disc on every track; trains and discs on the upper rim of factories and cities. */
export function companies(country: Country, view: View, looks: readonly Look[]): string {
  return view.spaces
    .map((space) => {
      const spot = country.spots.get(space.space)
      if (!spot) return ''
      const there = present(space)
      return there
        .map((company, i) => {
          const look = looks[company]
          if (!look) return ''
          if (space.terrain) return disc(node(spot, space, company), look, there.length > 2 ? 0.9 : 1)
          const at: Point = [spot.x + (i - (there.length - 1) / 2) * (there.length > 2 ? 21 : 26), spot.y - 29]
          return space.trains.includes(company) ? loco(at, look) : disc([at[0], at[1] + 1], look)
        })
        .join('')
    })
    .join('')
}

export function names(country: Country, view: View, word: (slug: string) => string): string {
  return view.spaces
    .map((space) => {
      const spot = country.spots.get(space.space)
      return spot && !space.terrain
        ? `<text class="place" data-name="${space.space}" x="${f(spot.x)}" y="${f(spot.y + SIDE * (space.city ? 0.76 : 0.86))}">${safe(word(space.space))}</text>`
        : ''
    })
    .join('')
}

/** Six corner ticks: where another has just moved. */
export function ticks({ x, y }: Spot): string {
  const points = corners(x, y, SIDE - 2)
  return points
    .map((point, i) => {
      const [before, after] = [points[(i + 5) % 6] ?? point, points[(i + 1) % 6] ?? point]
      const toward = (other: Point): string =>
        `${f(point[0] + (other[0] - point[0]) * 0.2)} ${f(point[1] + (other[1] - point[1]) * 0.2)}`
      return `M${toward(before)}L${f(point[0])} ${f(point[1])}L${toward(after)}`
    })
    .join('')
}
