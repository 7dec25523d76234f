/** Cards by colour, as numbers. */
import { COLOURS } from './data'
import type { Cards } from './view'

export const counts = (cards: Cards): number[] => COLOURS.map((colour) => cards[colour] ?? 0)
export const total = (cards: readonly number[]): number => cards.reduce((sum, one) => sum + one, 0)
