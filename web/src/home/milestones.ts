/** Which milestones are shown at once: the newest that were reached, and the nearest of the others. */
import type { Milestone } from '../api/types'

export const MOST = 4

/** How far off, in parts of what is needed; the further where nothing was played yet. */
const off = ({ needs, best }: Milestone): number =>
  best === null ? Infinity : (needs - best) / Math.max(1, Math.abs(needs))

/** The newest reached first, then the others from the nearest on. */
export function inOrder(all: readonly Milestone[]): Milestone[] {
  const done = all.filter((one) => one.ended !== null).sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0))
  const ahead = all.filter((one) => one.ended === null)
  const far = new Map(ahead.map((one) => [one, off(one)]))
  const nearest = [...ahead].sort((a, b) => {
    const [one = 0, two = 0] = [far.get(a), far.get(b)]
    return one === two ? 0 : one - two
  })
  return [...done, ...nearest]
}

/** At most so many; one that is ahead is always among them. */
export function shownOf(all: readonly Milestone[]): Milestone[] {
  const order = inOrder(all)
  const done = order.filter((one) => one.ended !== null).slice(0, MOST - 1)
  const ahead = order.filter((one) => one.ended === null).slice(0, MOST - done.length)
  return ahead.length ? [...done, ...ahead] : order.slice(0, MOST)
}
