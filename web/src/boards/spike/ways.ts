/** What may be said next, as places, cards and payments. */
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import { COLOURS, spaceNamed } from './data'
import type { View } from './view'

type Next = BoardProps<View>['next']

/** Verbs that move the train, the free ones first. */
export const MOVES = ['roll', 'start', 'extra']

/** By space: the sentence that sends the train there; a free move before an action. */
export function journeys(next: Next, verbs: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const verb of verbs)
    for (const point of words(next, [verb]))
      for (const way of words(next, [verb, point])) {
        const space = spaceNamed(point, way)
        if (!found.has(space)) found.set(space, [verb, point, way])
      }
  return found
}

export interface Payment {
  words: string[]
  /** by colour */
  cards: number[]
}

/** Every payment that may be said, the one with the fewest cards first. */
export function payments(next: Next): Payment[] {
  const found: Payment[] = []
  const walk = (said: string[], cards: number[]): void => {
    const further = next(said)
    if (!further) return
    if (further.length === 0) found.push({ words: said, cards })
    for (const { word } of further) {
      const [count = '0', colour = ''] = word.split('-')
      walk(
        [...said, word],
        cards.map((held, at) => (COLOURS[at] === colour ? Number(count) : held)),
      )
    }
  }
  if (words(next, []).includes('pay'))
    walk(
      ['pay'],
      COLOURS.map(() => 0),
    )
  const size = ({ cards }: Payment): number => cards.reduce((sum, one) => sum + one, 0)
  return found.sort((one, two) => size(one) - size(two))
}
