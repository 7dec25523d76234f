/** What the game's view.py tells everybody. */
import type { Good } from '../../draw/goods'

export type Cubes = Partial<Record<Good, number>>

export interface Player {
  cash: number
  income: number
  points: number
  level: number
  action: string | null
  effect_due: boolean
  improved: boolean
  track_points: number
  bankrupt: boolean
}

export interface Place {
  place: string
  colour?: Good
  cubes?: Cubes
  grown?: boolean
}

export interface Laid {
  hex: string
  face: string
  turns: number
}

/** A hex and the two points that a rail joins: edges 0 to 5, 6 the town in the middle. */
export type RailView = [hex: string, from: number, to: number]

export interface Link {
  link: number
  owner: number
  ends: [string | null, string | null]
  rails: RailView[]
}

export interface Auction {
  bidders: number[]
  bids: number[]
  high: number | null
  high_bidder: number | null
  free_pass: number | null
}

export interface View {
  map: string
  rules: 'base' | 'standard'
  turn: number
  turns: number
  phase: 'first-order' | 'capital' | 'order' | 'choose' | 'build' | 'goods' | 'share' | 'end'
  order: number[]
  round: number
  players: Player[]
  places: Place[]
  display: Cubes[]
  bag: number
  new_cities: Cubes
  growth_markers: number
  tiles: Laid[]
  links: Link[]
  box: Record<string, number>
  deciding: number[]
  auction?: Auction
  builds_left?: number
}
