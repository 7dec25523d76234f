/** The fan of faces around a hex: an arc turned to the side with most free board. */
import { f, type Point } from '../../draw/plain'

export interface Fan {
  spots: Point[]
  /** the panel beneath them */
  wedge: string
}

/** in hex sides: how far out, and how far from one face to the next */
const REACH = 2.75
const APART = 1.68
/** radians: the widest arc, and the step of a short one */
const WIDEST = 3.6
const STEP = 0.62

/** `crowd` says how bad a spot is: beyond the field, on a city, on something lit. */
export function fan(x: number, y: number, side: number, count: number, crowd: (x: number, y: number) => number): Fan {
  const step = count > 1 ? Math.min(STEP, WIDEST / (count - 1)) : 0
  const reach = side * (step ? Math.max(REACH, APART / (2 * Math.sin(step / 2))) : REACH)
  const at = (middle: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = middle + (i - (count - 1) / 2) * step
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    })
  let best = -Math.PI / 4
  let least = Infinity
  for (let turn = 0; turn < 24; turn++) {
    const middle = (turn * Math.PI) / 12 - Math.PI / 4
    const bad = at(middle).reduce((sum, [a, b]) => sum + crowd(a, b), 0)
    if (bad < least - 0.001) [least, best] = [bad, middle]
  }
  const half = ((count - 1) / 2) * step + (1.05 * side) / reach
  return { spots: at(best), wedge: wedge(x, y, reach - side * 0.98, reach + side * 1.16, best - half, best + half) }
}

function wedge(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const point = (reach: number, angle: number): string =>
    `${f(x + reach * Math.cos(angle))} ${f(y + reach * Math.sin(angle))}`
  const long = to - from > Math.PI ? 1 : 0
  return (
    `M${point(inner, from)}L${point(outer, from)}A${f(outer)} ${f(outer)} 0 ${long} 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${f(inner)} ${f(inner)} 0 ${long} 0 ${point(inner, from)}Z`
  )
}
