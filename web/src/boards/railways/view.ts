/** What the game's view.py tells. */
import type { Good } from '../../draw/goods'
import type { Line } from '../../draw/links'

export type Cubes = Partial<Record<Good, number>>

export interface PlayerView {
  cash: number
  bonds: number
  points: number
  income: number
  level: number
  links: number
  cards: string[]
  used: string[]
  baron_kept: boolean
}

export interface Place {
  place: string
  colour: Good
  cubes: Cubes
  marker: boolean
  charter: number | null
}

export interface Laid {
  hex: string
  face: string
  turns: number
}

export interface Link extends Line {
  link: number
  complete: boolean
  /** owners of the trading depots on it */
  depots: number[]
}

export interface Auction {
  bidders: number[]
  bids: number[]
  high: number
  high_bidder: number | null
}

export interface MajorLine {
  line: string
  points: number
  owner: number | null
}

export interface View {
  map: string
  turn: number
  round: number
  phase: 'barons' | 'auction' | 'actions' | 'building' | 'express-run' | 'over'
  order: number[]
  actions_left: number
  players: PlayerView[]
  places: Place[]
  markers: { out: number; needed: number }
  last_turn: number | null
  bag: Cubes
  new_cities: Cubes
  display: string[]
  deck: number
  tiles: Laid[]
  links: Link[]
  box: Record<string, number>
  lines: MajorLine[]
  western_links: { place: string; owner: number | null }[]
  line_closed: boolean
  /** the income of every space of the track */
  track: number[]
  level_prices: number[]
  barons?: string[]
  revealed?: string[]
  auction?: Auction
  build?: { tiles_left: number; tiles_laid: number; land_grant: boolean; tunnel_engineer: boolean }
}
