import type { Game } from '../api/types'
import type { Person } from '../boards/contract'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

/** What those parts of a table are given that tell of it as a whole. */
export interface TablePart {
  store: TableStore
  game: Game | undefined
  /** the game's, in the reader's language */
  name: string
  people: Person[]
  texts: Texts
}
