/** Where a card lies over a drawing: in the corner where it hides least. */
import type { Spot } from '../../draw/plain'
import type { Field } from './field.svelte'

/** Spots, and how bad it is to hide one of them. */
export type Weighed = readonly [spots: readonly Spot[], weight: number]

/** A card that would hide a spot of this weight folds. */
export const NEVER = 20

export interface Corner {
  name: string
  hides: number
}

/** The corners, the best first; the earlier of equals. A card as wide as
 * the drawing has two places, below and above. */
export function corners(field: Field, wide: number, high: number, weighed: readonly Weighed[]): Corner[] {
  const { width, height } = field
  const hidden = (left: number, top: number): number =>
    weighed.reduce((sum, [spots, weight]) => {
      const under = spots.filter((spot) => {
        const { x, y } = field.seen(spot)
        return x > left && x < left + wide && y > top && y < top + high
      })
      return sum + weight * under.length
    }, 0)
  return [
    { name: 'low right', hides: hidden(width - wide, height - high) },
    { name: 'low left', hides: hidden(0, height - high) + 0.5 },
    { name: 'high right', hides: hidden(width - wide, 0) + 0.6 },
    { name: 'high left', hides: hidden(0, 0) + 0.7 },
  ].sort((one, two) => one.hides - two.hides)
}
