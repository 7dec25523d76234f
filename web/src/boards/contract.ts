/** What the frame gives a board, and what a game's drawing may consist of. See docs/web.md. */
import type { Component } from 'svelte'
import type { GameEvent, Preview, Refusal, Word } from '../api/types'
import type { Texts } from '../texts/speak'

/** A seat as everybody at the table knows it: disc colour 1 to 6, letter, name. */
export interface Person {
  seat: number
  name: string
  letter: string
  colour: number
  mine: boolean
}

export interface BoardProps {
  /** what this seat may see, as the game's `view.py` makes it; an earlier one in history */
  view: unknown
  /** the seat in front of the screen; null for a visitor */
  seat: number | null
  people: Person[]
  texts: Texts
  /** the words said so far; the frame shows them in the dock too */
  said: readonly string[]
  /** the words that may follow: empty when the sentence is complete, undefined while they are
   * being fetched (reading them is what fetches them) */
  next: (said: readonly string[]) => readonly Word[] | undefined
  /** the whole sentence is now these words; words without alternative follow by themselves */
  say: (words: readonly string[]) => void
  /** play the sentence, as Enter does; only when it is complete */
  confirm: () => void
  /** what the complete sentence would do, when the server has answered */
  preview: Preview | null
  /** why a sentence can't be said; the dock shows the answer until it is read */
  why: (words: readonly string[]) => Promise<Refusal | null>
  /** it is this seat's turn, in the present, and nothing is on its way */
  asked: boolean
  /** a past position is shown */
  history: boolean
  /** what led to this position, to be animated */
  events: readonly GameEvent[]
  /** nothing should move */
  still: boolean
}

/** A game's drawing: `boards/<game>/index.ts` exports one by default. Only the board is needed. */
export interface GameBoard {
  Board: Component<BoardProps>
  /** the left column: what belongs to this game, such as supplies and objectives */
  Side?: Component<BoardProps>
  /** under a player's line in the right column, such as a small territory */
  Player?: Component<BoardProps & { owner: number }>
  /** width of the left column, 212 to 300 */
  sideWidth?: number
  /** the board lets every word be said by pointing, so the words need not stand open */
  pointing?: boolean
  /** the board offers the verbs itself, with what they cost: the dock shows them with the words */
  verbs?: boolean
  /** how many words ahead are fetched at once; 2 unless told. A board that lights places before
   * a word is said wants them all. */
  depth?: number
}
