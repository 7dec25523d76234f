/** What a small window doesn't show of a large territory. */
import type { Extent, Margins } from '../../draw/camera.svelte'
import type { Spot } from '../../draw/plain'

export interface Beyond {
  side: keyof Extent
  /** how many places are out of reach there */
  count: number
  /** how far the nearest of them is from where it can be touched */
  far: number
}

/** The arrows left and right lie in the middle of their side, so deep and so high: nothing under them can be touched. */
const ARROW = { deep: 48, high: 36 }

/** The sides that places lie beyond; one under the arrow there is out of reach, too. */
export function beyond(spots: readonly Spot[], width: number, height: number, { top, bottom }: Margins): Beyond[] {
  const low = height - bottom
  const across = (y: number): boolean => Math.abs(y - height / 2) <= ARROW.high / 2
  // above and below, the arrow lies where nothing is shown at first
  const sides = {
    north: spots.map(({ y }) => ({ far: top - y, gone: y < top, under: false })),
    south: spots.map(({ y }) => ({ far: y - low, gone: y > low, under: false })),
    west: spots.map(({ x, y }) => ({ far: ARROW.deep - x, gone: x < 0, under: x < ARROW.deep && across(y) })),
    east: spots.map(({ x, y }) => {
      const far = x - width + ARROW.deep
      return { far, gone: x > width, under: far > 0 && across(y) }
    }),
  }
  return Object.entries(sides).flatMap(([side, all]) => {
    // no arrow without a place beyond: there is nothing for it to cover
    if (!all.some(({ gone }) => gone)) return []
    const out = all.filter(({ gone, under }) => gone || under)
    return [{ side: side as keyof Extent, count: out.length, far: Math.min(...out.map(({ far }) => far)) }]
  })
}
