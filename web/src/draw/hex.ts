/** Hexes and the track on them. Edges run clockwise: from north where flat-topped, else from east. */
import { f, type Point } from './plain'

const R3 = Math.sqrt(3)
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function corners(x: number, y: number, side: number, flat = true): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const a = radians((flat ? 0 : -30) + 60 * i)
    return [x + side * Math.cos(a), y + side * Math.sin(a)]
  })
}

export function hex(x: number, y: number, side: number, flat = true): string {
  return `M${corners(x, y, side, flat)
    .map((p) => `${f(p[0])} ${f(p[1])}`)
    .join('L')}Z`
}

/** The middle of an edge. */
export function middle(x: number, y: number, side: number, edge: number, flat = true): Point {
  const a = radians((flat ? -90 : 0) + 60 * edge)
  const r = (side * R3) / 2
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

/** Track between two edges of a hex: straight, gentle (radius 1.5 sides) or sharp (half a side). */
export function arc(x: number, y: number, side: number, from: number, to: number, flat = true): string {
  const p = middle(x, y, side, from, flat)
  const q = middle(x, y, side, to, flat)
  const start = `M${f(p[0])} ${f(p[1])}`
  const apart = (to - from + 6) % 6
  if (apart === 3) return `${start}L${f(q[0])} ${f(q[1])}`
  const r = f((apart === 1 || apart === 5 ? 0.5 : 1.5) * side)
  return `${start}A${r} ${r} 0 0 ${apart < 3 ? 0 : 1} ${f(q[0])} ${f(q[1])}`
}

export interface Track {
  path: string
  /** 1 to 6, 0 for nobody */
  player: number
  open?: boolean
}

/** Layers over the whole map: bed, sleepers, casing, body; ink has a pale centre line. */
export function tracks(list: Track[], width = 1): string {
  let bed = ''
  let sleepers = ''
  let casing = ''
  let body = ''
  const line = (path: string, colour: string, w: number, more = ''): string =>
    `<path d="${path}" stroke="var(--${colour})" stroke-width="${f(w * width)}"${more}/>`
  for (const { path, player, open } of list) {
    bed += line(path, 'bed', 13, ' stroke-opacity=".82"')
    const dashes = ` stroke-dasharray="${f(1.5 * width)} ${f(3.5 * width)}" stroke-opacity=".78"`
    sleepers += line(path, 'sleeper', 11.5, dashes)
    casing += line(path, player === 4 ? 'p4-line' : 'case', 7.6)
    body += line(path, `p${player}`, 5.2)
    if (player === 4) body += line(path, 'bar-text', 1.1, ' stroke-opacity=".85"')
    if (open) body += line(path, 'bed', 2.6, ` stroke-dasharray="${f(5 * width)} ${f(4 * width)}"`)
  }
  return `<g fill="none">${bed}${sleepers}${casing}${body}</g>`
}
