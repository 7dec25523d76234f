import type { BoardProps } from '../contract'

/** The words that may follow, none while they are being fetched. */
export const words = (next: BoardProps['next'], said: readonly string[]): string[] =>
  (next(said) ?? []).map((one) => one.word)

/** Those that there are. */
export const known = <T>(all: readonly (T | undefined)[]): T[] => all.filter((one) => one !== undefined)
