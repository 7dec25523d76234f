/** What is answered here, since the browser knows it: what happened, and the clocks. */
import type { HistoryMove } from '../api/types'
import type { TableStore } from '../frame/table.svelte'
import type { Texts } from '../texts/speak'

export const told = (move: HistoryMove, texts: Texts): string => texts.told(move.events).join(' ')

/** A line for each move of the others since the last of one's own, or with that. */
export function since(store: TableStore, moves: readonly HistoryMove[], texts: Texts, own: boolean): string[] {
  const last = store.myLastMove
  const lines = moves.filter(({ move }) => (own ? move >= last : move > last)).map((move) => told(move, texts))
  const heard = lines.filter((line) => line)
  return heard.length ? heard : [texts.say('text-nothing-since')]
}

const two = (n: number): string => String(n).padStart(2, '0')

export function clocksOf({ shown, shownAt }: TableStore, texts: Texts): string[] {
  const clocks = shown?.clocks ?? []
  if (!clocks.length) return [texts.say('text-no-clock')]
  return clocks.map(({ seat, left, running }) => {
    const seconds = Math.max(0, Math.round(left - (running ? (Date.now() - shownAt) / 1000 : 0)))
    const value = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
    return texts.say('text-clock', { seat, value })
  })
}
