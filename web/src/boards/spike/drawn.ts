/** The lattice, track, cities and trains as SVG text. */
import { shape } from '../../draw/goods'
import { tracks } from '../../draw/hex'
import { f, type Point } from '../../draw/plain'
import type { Person } from '../contract'
import { CITIES, type Edge, EDGES, LEAVING, middleOf, POINTS, SIGNS, type Spot } from './data'

/** how far a space keeps from the middle of its ends */
const CITY = 11
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

/** Spaces that nobody has built on: the card's colour in a casing, its sign in the middle. */
export function lattice(free: readonly Edge[]): string {
  const all = free.map(spacePath).join('')
  const colours = new Map<string, string>()
  for (const edge of free) colours.set(edge.colour, (colours.get(edge.colour) ?? '') + spacePath(edge))
  const line = (path: string, colour: string, width: number, more = ''): string =>
    `<path d="${path}" stroke="var(--${colour})" stroke-width="${width}"${more}/>`
  return (
    `<g fill="none" stroke-linecap="round">${line(all, 'map-halo', 9.4, ' stroke-opacity=".8"')}` +
    `${line(all, 'lattice-case', 7.4)}` +
    `${[...colours].map(([colour, path]) => line(path, `g-${colour}`, 5.6)).join('')}</g>` +
    free.map((edge) => shape(...middleOf(edge), 2.3, edge.colour)).join('')
  )
}

const dot = (x: number, y: number, r: number): string => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const junctions = (): string =>
  `<path d="${POINTS.filter((spot) => spot.commodity === null && LEAVING[spot.number]?.length)
    .map(({ x, y }) => dot(x, y, 4.2))
    .join('')}" fill="var(--map-halo)" stroke="var(--lattice-case)" stroke-width="1.5"/>`

export function disc([x, y]: Point, person: Person | undefined, radius = 5.6): string {
  const colour = person?.colour ?? 0
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><circle r="${f(radius + 1.4)}" fill="var(--map-halo)"/>` +
    `<circle r="${f(radius)}" fill="var(--p${colour})" stroke="var(--disc-ring)" stroke-width="1"/>` +
    `<text class="letter" y="${f(radius * 0.48)}" fill="var(--p${colour}-t)">${person?.letter ?? ''}</text></g>`
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

/** Cities with their commodity; those of the network shown have a thicker ring. */
export const cities = (mine: readonly boolean[]): string =>
  CITIES.map(
    ({ x, y, number, commodity }) =>
      `<circle cx="${f(x)}" cy="${f(y)}" r="13.4" fill="var(--map-halo)"/>` +
      `<circle cx="${f(x)}" cy="${f(y)}" r="11.3" fill="#FFFBF0" stroke="#1B2127" stroke-width="${mine[number] ? 3 : 1.6}"/>` +
      sign(commodity ?? '', x, y, 0.98),
  ).join('')

/** A train from the side, its wheels at the bottom; it looks east unless turned. */
export function train(colour: number, cars: number, turned: boolean): string {
  const body = `fill="var(--p${colour})" stroke="#1B2127" stroke-width="1.4" stroke-linejoin="round"`
  const carriages = Array.from({ length: cars }, (_, at) => -19 - 14 * at)
  const halo =
    carriages.map((x) => `M${x}-8h12v10h-12z`).join('') + 'M-6-6H4v8H-6zM5 2V-15h9v5h9a4 4 0 0 1 4 4v8z'
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
