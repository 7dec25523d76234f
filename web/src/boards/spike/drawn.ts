/** The lattice, track, cities and trains as SVG text. */
import { tracks } from '../../draw/hex'
import { f, type Point } from '../../draw/plain'
import type { Person } from '../contract'
import { CITIES, type Edge, EDGES, LEAVING, middleOf, POINTS, SIGNS, type Spot } from './data'

/** how far a space keeps from the middle of its ends */
const CITY = 13
const JUNCTION = 5
/** built track is drawn wider than what it lies on */
const WIDER = 1.2

const gap = (spot: Spot): number => (spot.commodity === null ? JUNCTION : CITY)

/** A space without the discs at its ends. */
export function spacePath({ a, b }: Edge): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  return `M${f(a.x + x * gap(a))} ${f(a.y + y * gap(a))}L${f(b.x - x * gap(b))} ${f(b.y - y * gap(b))}`
}

/** How a space that nobody has built on looks: it can't be used now, it can be built, it is chosen. */
export type Look = 'quiet' | 'open' | 'chosen'

/** A colour's own outline, told from all others without its colour. */
export const OUTLINES: Record<string, string> = {
  red: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  yellow: 'M0-1.18L1.2.86H-1.2Z',
  blue: 'M0-1.28L1.28 0L0 1.28L-1.28 0Z',
  green: 'M-.98-.98h1.96v1.96h-1.96z',
  purple: 'M-.42-1.14h.84v.72h.72v.84h-.72v.72h-.84v-.72h-.72v-.84h.72z',
  white: 'M0-1.4L.44-.44L1.4 0L.44.44L0 1.4L-.44.44L-1.4 0L-.44-.44Z',
}
const RADIUS: Record<Look, number> = { quiet: 4.3, open: 4.9, chosen: 5.8 }

/** The sign of a space; it keeps its size on the screen where the map is small. */
function badge(edge: Edge, look: Look): string {
  const [x, y] = middleOf(edge)
  const r = RADIUS[look]
  const plate =
    look === 'open'
      ? `<circle r="9" fill="var(--panel)" stroke="var(--select)" stroke-width="1.8"/>`
      : look === 'chosen'
        ? `<circle r="10.6" fill="var(--panel)" stroke="var(--case)" stroke-width="1.4"/>`
        : ''
  const ink = look === 'quiet' ? 'lattice-case' : 'text'
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><g class="badge" data-look="${look}">${plate}` +
    `<path transform="scale(${r})" d="${OUTLINES[edge.colour] ?? ''}" fill="var(--g-${edge.colour})" stroke="var(--${ink})" stroke-width="${f((look === 'quiet' ? 1 : 1.3) / r)}" stroke-linejoin="round"/></g></g>`
  )
}

/** Spaces that nobody has built on: pale where nothing can be done with them now. */
export function lattice(free: readonly Edge[], look: (edge: Edge) => Look): string {
  const looks = free.map((edge) => ({ edge, look: look(edge), path: spacePath(edge) }))
  const line = (path: string, colour: string, width: number, more = ''): string =>
    path ? `<path d="${path}" stroke="var(--${colour})" stroke-width="${width}"${more}/>` : ''
  const all = (quiet: boolean, colour?: string): string =>
    looks
      .filter((one) => (one.look === 'quiet') === quiet && (!colour || one.edge.colour === colour))
      .map(({ path }) => path)
      .join('')
  const colours = [...new Set(free.map(({ colour }) => colour))]
  return (
    `<g fill="none" stroke-linecap="round">${line(all(true), 'map-halo', 5.4, ' stroke-opacity=".9"')}` +
    `${line(all(true, 'white'), 'map-edge', 4.6, ' stroke-opacity=".75"')}` +
    `${colours.map((colour) => line(all(true, colour), `g-${colour}`, 3, colour === 'white' ? '' : ' stroke-opacity=".62"')).join('')}` +
    `${line(all(false), 'case', 8)}${colours.map((colour) => line(all(false, colour), `g-${colour}`, 5.6)).join('')}</g>` +
    looks.map(({ edge, look: own }) => badge(edge, own)).join('')
  )
}

const dot = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const junctions = (): string =>
  `<path d="${POINTS.filter((spot) => spot.commodity === null && LEAVING[spot.number]?.length)
    .map(({ x, y }) => dot(x, y, 4.2))
    .join('')}" fill="var(--map-halo)" stroke="var(--lattice-case)" stroke-width="1.5"/>`

export function disc([x, y]: Point, person: Person | undefined, radius = 5.6): string {
  const colour = person?.colour ?? 0
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><g class="disc"><circle r="${f(radius + 1.4)}" fill="var(--map-halo)"/>` +
    `<circle r="${f(radius)}" fill="var(--p${colour})" stroke="var(--disc-ring)" stroke-width="1"/>` +
    `<text class="letter" y="${f(radius * 0.48)}" fill="var(--p${colour}-t)">${person?.letter ?? ''}</text></g></g>`
  )
}

/** Built track with its owners' letters, on every piece where they would be far apart otherwise. */
export function railway(owner: readonly number[], people: readonly Person[]): string {
  const built = EDGES.filter((edge) => (owner[edge.number] ?? -1) >= 0)
  const of = (edge: Edge): Person | undefined => people[owner[edge.number] ?? -1]
  return (
    tracks(
      built.map((edge) => ({ path: spacePath(edge), player: of(edge)?.colour ?? 0 })),
      WIDER,
    ) + built.map((edge) => disc(middleOf(edge), of(edge))).join('')
  )
}

export const sign = (commodity: string, x: number, y: number, scale: number, fill = '#1B2127'): string =>
  `<path transform="translate(${f(x)} ${f(y)}) scale(${f(scale)})" d="${SIGNS[commodity] ?? ''}" fill="${fill}"/>`

/** Cities with their commodity; those of the network shown have a thicker rim, pale around it so that it is seen on dark
 * ground, too; those that have what is to be loaded a green face. */
export const cities = (mine: readonly boolean[], loads: readonly Spot[]): string =>
  CITIES.map((city) => {
    const { x, y, number, commodity, slug } = city
    const green = loads.includes(city)
    return (
      `<g data-city="${slug}"${green ? ' data-loads' : ''}><circle cx="${f(x)}" cy="${f(y)}" r="${mine[number] ? 15.4 : 14.6}" fill="${mine[number] ? '#FFFBF0' : 'var(--map-halo)'}"/>` +
      `<circle cx="${f(x)}" cy="${f(y)}" r="12.4" fill="${green ? 'var(--go)' : '#FFFBF0'}" stroke="#1B2127" stroke-width="${mine[number] ? 3.2 : 1.6}"/>` +
      `${sign(commodity ?? '', x, y, 1.06, green ? 'var(--go-text)' : '#1B2127')}</g>`
    )
  }).join('')

/** A train from the side, its wheels at the bottom; it looks east unless turned. */
export function train(colour: number, cars: number, turned: boolean): string {
  const body = `fill="var(--p${colour})" stroke="#1B2127" stroke-width="1.4" stroke-linejoin="round"`
  const carriages = Array.from({ length: cars }, (_, at) => -19 - 14 * at)
  const halo = carriages.map((x) => `M${x}-8h12v10h-12z`).join('') + 'M-6-6H4v8H-6zM5 2V-15h9v5h9a4 4 0 0 1 4 4v8z'
  const shift = 7 * (cars - 1) - 4
  const wheels = [...carriages.flatMap((x) => [x + 3, x + 9]), -3, 2].map((x) => dot(x, 3, 2.4)).join('')
  return (
    `<g transform="scale(${turned ? -0.86 : 0.86} .86) translate(${shift} -4)">` +
    `<path d="${halo}" fill="#FFFBF0" stroke="#FFFBF0" stroke-width="4.4" stroke-linejoin="round"/>` +
    carriages.map((x) => `<path d="M${x}-7h12v9h-12z" ${body}/>`).join('') +
    `<path d="M-6-5H4v7H-6z" ${body}/><path d="M5 2V-15h9v5h3v-4h4v4h2a4 4 0 0 1 4 4v8z" ${body}/>` +
    `<path d="M7-12.5h4.5v4.5H7z" fill="#FFFBF0"/><path d="${wheels}${dot(9, 3, 3.2)}${dot(17, 3, 3.2)}${dot(23.5, 3.4, 2.4)}" fill="#1B2127"/></g>`
  )
}
