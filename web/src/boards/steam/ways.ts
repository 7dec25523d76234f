/** What may be said next, as places and choices on the board. */
import type { Forecast } from '../../api/types'
import type { Good } from '../../draw/goods'
import type { Rail, Way } from '../../draw/links'
import { follow, gainsOf, type Listed } from '../common/delivery'
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import type { View } from './view'

type Next = BoardProps<View>['next']

/** A face as it may lie on a hex. */
export interface Fit {
  face: string
  turns: string[]
}

export const fits = (next: Next, verb: string, hex: string): Fit[] =>
  words(next, [verb, hex]).map((face) => ({ face, turns: words(next, [verb, hex, face]) }))

export interface Delivery extends Listed {
  rails: Rail[][]
}

/** A delivery as the server tells of it; undefined while its links are not known. */
export function deliveryOf(out: ReadonlyMap<string, Way>, sentence: string, told: Forecast): Delivery | undefined {
  const words = sentence.split(' ')
  const [, good, from = ''] = words
  const legs = follow(out, from, words.slice(3))
  return (
    legs && {
      words,
      good: good as Good,
      places: [from, ...legs.map(({ to }) => to)],
      owners: legs.map(({ link }) => link.owner),
      rails: legs.map(({ rails }) => rails),
      gains: gainsOf(told),
    }
  )
}
