/** What is asked that no place on the map answers. */
import type { BoardProps } from '../contract'
import type { View } from './view'

export type Asked = 'auction' | 'capital' | 'share' | 'supply' | 'choose' | null

/** Verbs that are followed by a place and then by goods of the supply. */
const SUPPLYING = ['urbanize', 'grow']

export function askedOf({ view, asked, said }: BoardProps<View>): Asked {
  if (view.auction) return 'auction'
  if (!asked) return null
  if (view.phase === 'capital' || view.phase === 'share' || view.phase === 'choose') return view.phase
  return SUPPLYING.includes(said[0] ?? '') && said[1] !== undefined ? 'supply' : null
}
