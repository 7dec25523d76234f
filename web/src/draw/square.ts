/** Square tiles with railways and highways. Edges 0 north, 1 east, 2 south, 3 west. */
import { chance, f, type Point } from './plain'

export type Edge = 'rail' | 'road' | ''
export type Pawn = 'train' | 'car' | 'traveller'

export interface Square {
  edges: [Edge, Edge, Edge, Edge]
  urban?: boolean
  station?: boolean
  /** a position's sign, and whether a pawn stands on it */
  spot?: Pawn
  pawn?: boolean
  /** where the position is: 0 north-west, then clockwise */
  corner?: number
}

const MIDDLES: Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
]
const CORNERS: Point[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
]
const at = (list: Point[], i: number): Point => list[i & 3] as Point

function joined(size: number, from: number, to: number): string {
  const p = at(MIDDLES, from)
  const q = at(MIDDLES, to)
  const start = `M${f(p[0] * size)} ${f(p[1] * size)}`
  const apart = (to - from + 4) % 4
  const end = `${f(q[0] * size)} ${f(q[1] * size)}`
  if (apart === 2) return `${start}L${end}`
  return `${start}A${f(size / 2)} ${f(size / 2)} 0 0 ${apart === 1 ? 0 : 1} ${end}`
}

/** The lines that join a tile's edges of one kind. */
function lines(size: number, edges: number[]): string[] {
  const [a = 0, b = 0, c = 0] = edges
  if (edges.length === 1) {
    const p = at(MIDDLES, a)
    return [`M${f(p[0] * size)} ${f(p[1] * size)}L${f(size / 2)} ${f(size / 2)}`]
  }
  if (edges.length === 2) return [joined(size, a, b)]
  if (edges.length === 3) return [joined(size, a, b), joined(size, a, c), joined(size, b, c)]
  return edges.length === 4 ? [joined(size, 0, 2), joined(size, 1, 3)] : []
}

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${f(width)}"${more}/>`

function railway(size: number, paths: string[]): string {
  const path = paths.join('')
  const sleepers = ` stroke-dasharray="${f(size * 0.022)} ${f(size * 0.041)}" stroke-opacity=".8"`
  return (
    stroke(path, 'tile-bed', size * 0.25) +
    stroke(path, 'rail-ink', size * 0.2, sleepers) +
    stroke(path, 'rail-ink', size * 0.125) +
    stroke(path, 'tile-bed', size * 0.075)
  )
}

function highway(size: number, paths: string[]): string {
  const path = paths.join('')
  const dashes = ` stroke-dasharray="${f(size * 0.065)} ${f(size * 0.06)}" stroke-dashoffset="${f(-size * 0.03)}"`
  return (
    stroke(path, 'road-case', size * 0.245) +
    stroke(path, 'road', size * 0.2) +
    paths.map((one) => stroke(one, 'road-dash', size * 0.019, dashes)).join('')
  )
}

/** Abutments beside the line that passes above. */
function overpass(size: number, path: string): string {
  const across = (length: number): string =>
    ` stroke-dasharray="${f(size * length)} ${f(size * 2)}" stroke-dashoffset="${f(-(size * (1 - length)) / 2)}"`
  return stroke(path, 'case', size * 0.34, across(0.36)) + stroke(path, 'tile-bed', size * 0.29, across(0.4))
}

/** Fields with furrows and trees, or a city's blocks as a figure-ground plan. */
function ground(size: number, urban: boolean, seed: number): string {
  const next = chance(seed * 31 + 7)
  let drawn = `<rect width="${f(size)}" height="${f(size)}" fill="var(--${urban ? 'urban' : 'rural'})"/>`
  if (urban) {
    const cell = size / 4
    const w = cell * 0.72
    let blocks = ''
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const kind = next()
        const corner = `M${f(i * cell + cell * 0.14)} ${f(j * cell + cell * 0.14)}`
        if (kind < 0.15) continue
        if (kind < 0.5)
          blocks += `${corner}h${f(w)}v${f(w)}h${f(-w)}zm${f(w * 0.32)} ${f(w * 0.32)}v${f(w * 0.36)}h${f(w * 0.36)}v${f(-w * 0.36)}z`
        else if (kind < 0.8)
          blocks += `${corner}h${f(w)}v${f(w * 0.42)}h${f(-w * 0.55)}v${f(w * 0.58)}h${f(-w * 0.45)}z`
        else
          blocks += `${corner}h${f(w * 0.4)}v${f(w)}h${f(-w * 0.4)}zm${f(w * 0.6)} 0h${f(w * 0.4)}v${f(w * 0.6)}h${f(-w * 0.4)}z`
      }
    return `${drawn}<path d="${blocks}" fill="var(--urban-ink)" fill-opacity=".5"/>`
  }
  for (let i = 0; i < 3; i++) {
    const x = next() * size * 0.6 + size * 0.04
    const y = next() * size * 0.62 + size * 0.06
    const turn = next() < 0.5 ? -14 : 70
    let furrows = ''
    for (let row = 0; row < 4; row++) furrows += `M0 ${f(row * size * 0.052)}h${f(size * 0.26)}`
    const place = `translate(${f(x)} ${f(y)}) rotate(${turn} ${f(size * 0.13)} ${f(size * 0.08)})`
    drawn += `<path transform="${place}" d="${furrows}" stroke="var(--rural-ink)" stroke-width="${f(size * 0.013)}" stroke-opacity=".75"/>`
  }
  for (let i = 0; i < 5; i++) {
    const x = size * (0.06 + 0.88 * next())
    const y = size * (0.06 + 0.88 * next())
    drawn += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.026)}" fill="var(--rural-ink)" fill-opacity=".85"/>`
  }
  return drawn
}

/** Signs in a box of 20, centred; `cut` is what shows through. */
const SIGNS: Record<Pawn | 'star', (cut: string) => string> = {
  train: (cut) =>
    '<path d="M-5.5-7.5h11a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"/>' +
    `<path d="M-4.8-4.8h4v4h-4zM.8-4.8h4v4h-4z" fill="${cut}"/>` +
    `<circle cx="-3.6" cy="2.6" r="1.2" fill="${cut}"/><circle cx="3.6" cy="2.6" r="1.2" fill="${cut}"/>` +
    '<path d="M-5 5.5l-2 3h2.2l1.4-3zM5 5.5l2 3H4.8l-1.4-3z"/>',
  car: (cut) =>
    '<path d="M-8.5 4.2v-3.9l2.2-.6 2.3-4.2a1.6 1.6 0 0 1 1.4-.8h4.6a1.6 1.6 0 0 1 1.4.8l2.1 4 2.4.7a1.2 1.2 0 0 1 .9 1.2v2.8z"/>' +
    `<path d="M-3.9-.8l1.5-2.7h1.9v2.7zM.6-.8v-2.7h1.7l1.5 2.7z" fill="${cut}"/>` +
    '<circle cx="-4.6" cy="4.6" r="2.2"/><circle cx="4.6" cy="4.6" r="2.2"/>' +
    `<circle cx="-4.6" cy="4.6" r=".9" fill="${cut}"/><circle cx="4.6" cy="4.6" r=".9" fill="${cut}"/>`,
  traveller: () =>
    '<circle cx="-1" cy="-6.4" r="2.5"/>' +
    '<path d="M-4.6-3h7.2a1.3 1.3 0 0 1 1.3 1.3v4.4h-1.9v5.8h-2.3v-4.5h-1.4v4.5h-2.3v-11.5z"/>' +
    '<path d="M3.4 3h1.3v-1.3h2V3H8v5.5H3.4z"/>',
  star: () => '<path d="M0-8l2.3 5.1 5.6.6-4.2 3.7 1.2 5.5-4.9-2.9-4.9 2.9 1.2-5.5-4.2-3.7 5.6-.6z"/>',
}

export function sign(kind: Pawn | 'star', x: number, y: number, size: number, fill: string, cut: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(size / 20)})" fill="${fill}">${SIGNS[kind](cut)}</g>`
}

const KIND_COLOUR: Record<Pawn, string> = { train: '--k-train', car: '--k-car', traveller: '--k-trav' }

/** An empty position: a dashed ring with the sign. */
export function spot(kind: Pawn, x: number, y: number, size: number): string {
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.155)}" fill="var(--tile-bed)" stroke="var(--rail-ink)" stroke-width="1.2" stroke-dasharray="2.6 2.2"/>` +
    sign(kind, x, y, size * 0.2, 'var(--text-3)', 'var(--tile-bed)')
  )
}

/** A pawn: a filled disc with the sign. */
export function pawn(kind: Pawn, x: number, y: number, size: number): string {
  const colour = KIND_COLOUR[kind]
  return (
    `<ellipse cx="${f(x)}" cy="${f(y + size * 0.155)}" rx="${f(size * 0.15)}" ry="${f(size * 0.04)}" opacity=".22"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.17)}" fill="var(${colour})" stroke="var(--case)" stroke-width="1.6"/>` +
    sign(kind, x, y, size * 0.22, `var(${colour}-t)`, `var(${colour})`)
  )
}

function station(size: number): string {
  const w = size * 0.36
  const h = size * 0.27
  const middle = size / 2
  return (
    `<rect x="${f(middle - w / 2)}" y="${f(middle - h / 2)}" width="${f(w)}" height="${f(h)}" rx="${f(size * 0.04)}" fill="#FFFBF0" stroke="var(--case)" stroke-width="${f(size * 0.026)}"/>` +
    `<path d="M${f(middle - w * 0.3)} ${f(middle + h * 0.18)}v${f(-h * 0.28)}l${f(w * 0.3)} ${f(-h * 0.2)}l${f(w * 0.3)} ${f(h * 0.2)}v${f(h * 0.28)}z" fill="#1B2127"/>`
  )
}

function ends(size: number, rails: number[], roads: number[]): string {
  const m = size / 2
  let drawn = ''
  if (rails.length === 1) {
    const upright = (rails[0] as number) % 2 === 1
    const [dx, dy] = upright ? [0, size * 0.14] : [size * 0.14, 0]
    drawn += `<path d="M${f(m - dx)} ${f(m - dy)}L${f(m + dx)} ${f(m + dy)}" stroke="var(--stop-mark)" stroke-width="${f(size * 0.05)}" stroke-linecap="round"/>`
  }
  if (roads.length === 1)
    drawn +=
      `<circle cx="${f(m)}" cy="${f(m)}" r="${f(size * 0.16)}" fill="var(--road)" stroke="var(--road-case)" stroke-width="${f(size * 0.024)}"/>` +
      `<circle cx="${f(m)}" cy="${f(m)}" r="${f(size * 0.055)}" fill="var(--rural)"/>`
  return drawn
}

/** One tile in its own square of `size`; the same seed draws the same ground. */
export function square(size: number, tile: Square, seed: number): string {
  const of = (kind: Edge): number[] => [0, 1, 2, 3].filter((edge) => tile.edges[edge] === kind)
  const rails = of('rail')
  const roads = of('road')
  let drawn = ground(size, tile.urban ?? false, seed)
  if (roads.length) drawn += highway(size, lines(size, roads))
  if (!tile.station && rails.length === 2 && roads.length === 2)
    drawn += overpass(size, joined(size, rails[0] as number, rails[1] as number))
  if (rails.length) drawn += railway(size, lines(size, rails))
  drawn += tile.station ? station(size) : ends(size, rails, roads)
  if (tile.spot) {
    const [x, y] = at(CORNERS, tile.corner ?? 0)
    drawn += (tile.pawn ? pawn : spot)(tile.spot, x * size, y * size, size)
  }
  return `${drawn}<rect x=".5" y=".5" width="${f(size - 1)}" height="${f(size - 1)}" fill="none" stroke="var(--case)" stroke-opacity=".55"/>`
}
