/** What the frame gives a board, and what a game's drawing may consist of. See docs/web.md. */
import type { Component } from 'svelte'
import type { Forecast, GameEvent, Plan, Position, Preview, Refusal, Word } from '../api/types'
import type { Texts } from '../texts/speak'

/** A seat as everybody at the table knows it: disc colour 1 to 6, letter, name. */
export interface Person {
  seat: number
  name: string
  letter: string
  colour: number
  mine: boolean
}

export interface Hint {
  /** those that may be places */
  words: readonly string[]
  /** what it would do to this seat: a board draws it pale, over all that stays as it is */
  events: readonly GameEvent[]
}
/** One that is pointed at: which of all it is, from 0. */
export interface Hinted extends Hint {
  at: number
  all: readonly Hint[]
  /** draws what all games draw alike */
  drawing: () => Promise<typeof import('./common/Hinted.svelte')>
}

/** More than a sentence that is confirmed at once, such as all tiles of a plan. */
export interface Proposal {
  label: string
  go: () => void
}

export interface BoardProps<View = unknown> {
  /** what this seat may see, as the game's `view.py` makes it; an earlier one in history */
  view: View
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
  /** what the green button does, as Enter does: the sentence is played, or what is proposed; only when it is complete */
  confirm: () => void
  /** play the sentence itself, whatever is proposed */
  play: () => void
  /** what the complete sentence would do, when the server has answered */
  preview: (Preview & { view: View }) | null
  /** what moves cost and bring, part by part, as the game's `forecast` tells it: of all that begin with
   * `begun`, by their sentences; undefined until the server has answered */
  forecasts: (begun: readonly string[]) => Readonly<Record<string, Forecast>> | undefined
  /** moves in a row from `start` on, past `via`, as the game's `plans` makes them; undefined until
   * the server has answered */
  plans: (start: string, via: readonly string[]) => readonly Plan[] | undefined
  /** why none of these sentences can be said: the dock shows what most of them meet, and the board
   * marks the place, until the next click */
  why: (sentences: readonly (readonly string[])[], place?: string) => Promise<Refusal | null>
  /** the same, where the board knows the answer: its text, the rule it comes from */
  refuse: (text: string, rule: string, place: string) => void
  /** a click that is at no place of the map, with the rule that says where things lie */
  nowhere: (rule: string) => void
  /** the place that was refused */
  refused: string | null
  /** it is this seat's turn, in the present, and nothing is on its way */
  asked: boolean
  /** a past position is shown */
  history: boolean
  /** whether the stars of a solo challenge count, or why not; null where there are none */
  stars: Position['stars']
  /** words of what is pointed at in the log, or said by a hint: a board lights the places it knows */
  lit: readonly string[]
  /** the hint that is pointed at, unless it is what is said */
  hinted: Hinted | null
  /** the green button is this act, while the sentence is complete: one button for one act */
  propose: (act: Proposal | null) => void
  /** keys are on another place than the one that was said, so Enter chooses it: the dock says so */
  walkOn: (away: boolean) => void
  /** what led to this position, to be animated */
  events: readonly GameEvent[]
  /** nothing should move */
  still: boolean
}

/** A game's drawing: `boards/<game>/index.ts` exports one by default. Only the board is needed.
 * `View` is the game's, from its generated `view.d.ts`. */
export interface GameBoard<View = unknown> {
  Board: Component<BoardProps<View>>
  /** the left column: what belongs to this game, such as supplies and objectives */
  Side?: Component<BoardProps<View>>
  /** under a player's line in the right column, such as a small territory */
  Player?: Component<BoardProps<View> & { owner: number }>
  /** the left column tells what a challenge asks for: the frame needn't */
  challenge?: boolean
  /** width of the left column, 212 to 300 */
  sideWidth?: number
  /** the board lets every word be said by pointing, so the words need not stand open */
  pointing?: boolean
  /** the board offers the verbs itself, with what they cost: the dock shows them with the words;
   * always, or in some positions */
  verbs?: boolean | ((view: View) => boolean)
  /** verbs that cost nothing and leave no doubt: they are played at a click, where one likes that */
  atOnce?: readonly string[]
  /** how many words ahead are fetched at once; 2 unless told. A board that lights places before
   * a word is said wants them all. */
  depth?: number
  /** the first of its `plans` is chosen at once: what it would do comes with them */
  previewed?: boolean
  /** the map of a game that has only one: what it calls its places */
  map?: string
}
