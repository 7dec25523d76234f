/** The classes of operations cards, each with a sign of its own in a box of 14. */
import type { Card } from './data'

export const SIGNS: Record<Card['class'], { colour: string; path: string; line?: true }> = {
  circle: { colour: 'var(--go)', path: 'M2 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0' },
  diamond: { colour: 'var(--g-purple)', path: 'M7 1l6 6-6 6-6-6z' },
  cross: { colour: 'var(--stop)', path: 'M5 1h4v4h4v4H9v4H5V9H1V5h4z' },
  hand: {
    colour: 'var(--g-orange)',
    path: 'M3 13V6.5l1.5-.5V2.5a1 1 0 0 1 2 0V1.8a1 1 0 0 1 2 0v.7a1 1 0 0 1 2 0V9l1.5-1.5 1 1L9.5 13z',
  },
  infinity: {
    colour: 'var(--g-blue)',
    path: 'M7 7C5 3.5 1.5 4 1.5 7S5 10.5 7 7s5.5-3 5.5 0S9 10.5 7 7z',
    line: true,
  },
  spike: { colour: 'var(--g-yellow)', path: 'M3 1h8v2.6H8.6L7.4 13h-.8L5.4 3.6H3z' },
}
