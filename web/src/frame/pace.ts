/** How fast the others' moves are shown, in milliseconds; Infinity waits for a key. */
import type { Pace } from '../me.svelte'

export const PAUSE: Record<Pace, number> = {
  'at-once': 0,
  normal: 700,
  slow: 2000,
  step: Infinity,
}
