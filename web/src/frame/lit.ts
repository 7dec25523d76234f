/** The words under which a board may know what is pointed at elsewhere: its places by their slugs, a
 * territory's by column and row. */
import type { GameEvent } from '../api/types'
import type { Hinted } from '../boards/contract'
import { later } from './later'
import type { TableStore } from './table.svelte'

const isNumber = (word: string | undefined): boolean => word !== undefined && /^-?\d+$/.test(word)

export function wordsIn(move: string | null): string[] {
  const words = move?.split(' ') ?? []
  const pairs = words.flatMap((word, at) =>
    isNumber(word) && isNumber(words[at + 1]) ? [`${word} ${words[at + 1]}`] : [],
  )
  return [...words, ...pairs]
}

export function wordsOf(events: readonly GameEvent[]): string[] {
  return events.flatMap(({ args }) => [
    ...Object.values(args)
      .flat()
      .filter((value): value is string => typeof value === 'string'),
    ...(typeof args['column'] === 'number' && typeof args['row'] === 'number'
      ? [`${args['column']} ${args['row']}`]
      : []),
  ])
}

/** The hint that is pointed at; nothing is asked for it, since what it would do came with it. */
export function hintedAt({ hints, hinted, sentence }: TableStore): Hinted | null {
  const told = Array.isArray(hints) ? hints : []
  const at = told.findIndex(({ move }) => move === hinted && move !== sentence.move)
  const all = told.map(({ move, does }) => ({ words: wordsIn(move), events: does }))
  const one = all[at]
  return one ? { ...one, at, all, drawing: later.hinted } : null
}
