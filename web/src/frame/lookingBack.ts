/** What every part is given that looks back at a game move by move. */
import type { Person } from '../boards/contract'
import type { Texts } from '../texts/speak'
import type { TableStore } from './table.svelte'

export interface LookingBack {
  store: TableStore
  people: Person[]
  texts: Texts
  onmove: (move: number) => void
}
