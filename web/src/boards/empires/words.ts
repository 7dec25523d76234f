/** What may be said next, as plain words. */
import type { BoardProps } from '../contract'

export const words = (next: BoardProps['next'], said: readonly string[]): string[] =>
  (next(said) ?? []).map((one) => one.word)
