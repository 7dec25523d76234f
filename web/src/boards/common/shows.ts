/** What a hint shows on the map beside what its game draws: each game has a table of it, by events. */
import type { GameEvent } from '../../api/types'
import type { Good } from '../../draw/goods'
import type { BoardProps } from '../contract'

export interface Shown {
  /** the first of a hint is where it ends */
  place: string
  /** prices and gains */
  figures?: readonly string[]
  /** of the links of a way, who get a point for each */
  owners?: readonly number[]
  /** a city of this colour is founded */
  tile?: Good
}
export type Show = (args: GameEvent['args'], board: BoardProps, all: readonly GameEvent[]) => Shown
export type Shows = Readonly<Record<string, Show>>
