import type { HistoryMove } from '../api/types'

/** The first move of each round, from the first. */
export function roundStarts(moves: readonly HistoryMove[]): { round: number; move: number }[] {
  const starts = new Map<number, number>()
  for (const { round, move } of moves) if (round > 0 && move > 0 && !starts.has(round)) starts.set(round, move)
  return [...starts].map(([round, move]) => ({ round, move }))
}
