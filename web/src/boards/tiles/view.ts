/** What the game's view.py tells a seat. */

export type Pawn = 'car' | 'train' | 'traveller'
export const PAWNS: readonly Pawn[] = ['car', 'train', 'traveller']

export interface Laid {
  tile: string
  column: number
  row: number
  turn: string
  pawn?: Pawn
  /** an objective tile's figure, what it needs, and whether that is enough */
  have?: number
  needs?: number
  met?: boolean
}

export interface Token {
  kind: Pawn | 'either'
  flag: boolean
}

export interface Choice {
  pawn: Pawn
  column: number
  row: number
  stars: number
}

export type Part =
  | 'pawns'
  | 'cities'
  | 'rectangle'
  | 'interruptions'
  | 'objectives'
  | 'columns'
  | 'challenge'

export interface Player {
  territory: { tiles: Laid[]; open_ends: number }
  stars: number
  refusals_left: number
  refused: string[]
  objectives: string[]
  points: Partial<Record<Part, number>>
  /** my own choices, before they are shown to all */
  chosen?: Choice[]
}

export interface Column {
  tiles: string[]
  size: number
  stars: number
  taken_by: number
}

export interface Challenge {
  name: string
  needs: number
  have: number
  broken: boolean
  stars: number[]
}

export interface View {
  round: number
  rounds: number
  phase: 'start' | 'take' | 'place' | 'populate' | 'end'
  order: number[]
  actors: number[]
  waiting_room: Token | null
  active: Token[]
  tokens_in_stack: number
  starters: string[]
  columns: Column[]
  hand: string[]
  objective_due: boolean
  bag: number
  supply: Record<Pawn, number>
  star_supply: number
  players: Player[]
  challenge?: Challenge
}
