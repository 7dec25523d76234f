/** The fan of faces around a hex: an arc turned to the side with most free board. */
import { f, type Point } from '../../draw/plain'

export interface Fan {
  spots: Point[]
  /** the panel beneath them */
  wedge: string
}

const REACH = 2.75
const WIDEST = (290 * Math.PI) / 180
const STEP = (30 * Math.PI) / 180

/** `crowd` says how bad a spot is: beyond the field, on a city, on something lit. */
export function fan(x: number, y: number, side: number, count: number, crowd: (x: number, y: number) => number): Fan {
  const step = count > 1 ? Math.min(STEP, WIDEST / (count - 1)) : 0
  const reach = side * Math.max(REACH, (1.42 / Math.max(step, 0.3)) * (step < STEP ? 1 : 0))
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
  const half = ((count - 1) / 2) * step + 0.34
  return { spots: at(best), wedge: wedge(x, y, reach - side * 0.92, reach + side * 1.1, best - half, best + half) }
}

function wedge(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const point = (reach: number, angle: number): string => `${f(x + reach * Math.cos(angle))} ${f(y + reach * Math.sin(angle))}`
  const long = to - from > Math.PI ? 1 : 0
  return (
    `M${point(inner, from)}L${point(outer, from)}A${f(outer)} ${f(outer)} 0 ${long} 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${f(inner)} ${f(inner)} 0 ${long} 0 ${point(inner, from)}Z`
  )
}
