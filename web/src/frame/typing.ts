/** Finding a word by its first letters. */
import type { Word } from '../api/types'

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words whose slug or name begins with what was typed, else those that contain it. */
export function matching(words: readonly Word[], typed: string, name: (word: string) => string): readonly Word[] {
  const wanted = plain(typed.trim())
  if (!wanted) return words
  const begins = words.filter((one) => one.word.startsWith(wanted) || plain(name(one.word)).startsWith(wanted))
  if (begins.length) return begins
  return words.filter((one) => one.word.includes(wanted) || plain(name(one.word)).includes(wanted))
}

/** The word meant: the one typed in full, else the first that is left. */
export function typedAhead(matches: readonly Word[], typed: string): Word | undefined {
  const wanted = plain(typed.trim())
  return wanted ? (matches.find((one) => one.word === wanted) ?? matches[0]) : undefined
}
