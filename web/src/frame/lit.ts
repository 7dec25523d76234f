/** The words under which a board may know what is pointed at elsewhere: its places by their slugs, a
 * territory's by column and row. */
import type { GameEvent } from '../api/types'

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
