/** Where an arrow key leads. */
import type { Spot } from '../../draw/plain'

/** how much dearer a step aside is than a step on */
const ASIDE = 2.2

/** The nearest spot that way, else none. */
export function stepTo<S extends Spot>(spots: readonly S[], from: Spot, right: number, down: number): S | undefined {
  let best: S | undefined
  let least = Infinity
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const on = x * right + y * down
    const cost = on + ASIDE * Math.abs(x * down + y * right)
    if (on > 1 && cost < least) [best, least] = [spot, cost]
  }
  return best
}
