/** Goods: a square with a shape, so that colour is never alone. */
import { f } from './plain'

export type Good = 'red' | 'yellow' | 'blue' | 'purple' | 'grey' | 'black' | 'green' | 'white' | 'orange'

/** Each good's shape, for a radius of 1. */
export const SHAPES: Record<Good, string> = {
  red: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  yellow: 'M0-1.15L1.1.8H-1.1Z',
  blue: 'M0-1.25L1.25 0L0 1.25L-1.25 0Z',
  purple: 'M-.38-1.1h.76v.72h.72v.76h-.72v.72h-.76v-.72h-.72v-.76h.72z',
  grey: 'M-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0',
  black: 'M-1.15-.42h2.3v.84h-2.3z',
  green: 'M-1-1h2v2h-2z',
  orange: 'M-1.1-.8H1.1L0 1.15Z',
  white: 'M0-1.3L.4-.4L1.3 0L.4.4L0 1.3L-.4.4L-1.3 0L-.4-.4Z',
}

/** how wide each is at its widest, for a radius of 1 */
const WIDTHS: Record<Good, number> = {
  red: 2,
  yellow: 2.2,
  blue: 2.5,
  purple: 2.2,
  grey: 2.2,
  black: 2.3,
  green: 2,
  orange: 2.2,
  white: 2.6,
}

/** A shape of this width. */
export const sized = (x: number, y: number, width: number, good: Good): string =>
  shape(x, y, width / WIDTHS[good], good)

export function shape(x: number, y: number, radius: number, good: Good): string {
  const place = `translate(${f(x)} ${f(y)}) scale(${f(radius)})`
  return `<path transform="${place}" d="${SHAPES[good]}" fill-rule="evenodd" fill="var(--g-${good}-t)"/>`
}

/** A cube seen from a little above: lid, and a darker front strip. */
export function cube(x: number, y: number, side: number, good: Good): string {
  const casing = good === 'black' ? 'disc-ring' : 'case'
  const left = f(-side / 2)
  const outer = f(-side / 2 - 0.9)
  return (
    `<g transform="translate(${f(x)} ${f(y)})">` +
    `<rect x="${outer}" y="${outer}" width="${f(side + 1.8)}" height="${f(side * 1.16 + 1.8)}" rx="${f(side * 0.2)}" fill="var(--${casing})"/>` +
    `<rect x="${left}" y="${left}" width="${f(side)}" height="${f(side * 1.16)}" rx="${f(side * 0.13)}" fill="var(--g-${good})"/>` +
    `<rect x="${left}" y="${f(side / 2)}" width="${f(side)}" height="${f(side * 0.16)}" rx="${f(side * 0.08)}" opacity=".28"/>` +
    `${sized(0, 0, Math.max(side * 0.72, Math.min(9, side * 0.9)), good)}</g>`
  )
}
