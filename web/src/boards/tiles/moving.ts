/** Who has just moved. */
import type { GameEvent } from '../../api/types'

/** The one seat that these events tell of; null where they are several's, or nobody's. */
export function moverOf(events: readonly Pick<GameEvent, 'args'>[]): number | null {
  const seats = new Set(events.map(({ args }) => args['seat']).filter((seat) => typeof seat === 'number'))
  const [only] = seats
  return seats.size === 1 && only !== undefined ? only : null
}
