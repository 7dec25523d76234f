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
  /** points of a track that the marker has run past, +50 for instance */
  kept?: number
}

export interface Place {
  place: string
  colour: Good
  cubes: Cubes
  marker: boolean
  charter: number | null
  /** on maps with mines */
  mine?: boolean
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

/** A space of a sea lane, and whose link it is. */
export interface SeaLink {
  sea: string
  lane: string
  between: [string, string]
  owner: number | null
  link: number | null
}

export interface Waiting {
  seat: number
  colour: Good
  place: string
  /** the trip so far */
  places: string[]
  owners: number[]
}

export interface FuelDepots {
  price: number
  most: number
  stock: number[]
  cities: { place: string; owner: number; depots: number }[]
  waiting: Waiting[]
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
  /** `world` where barons are the world's, not the map's */
  baron_set?: string
  revealed?: string[]
  auction?: Auction
  build?: { tiles_left: number; tiles_laid: number; land_grant: boolean; tunnel_engineer: boolean; ferries?: number; depots_placed?: number }
  // Only on maps, and with options, that have them.
  sea_links?: SeaLink[]
  one_link_a_turn?: { city: string; linked: number[] }
  harvest?: { cities: string[]; cubes: number; over: boolean }
  industrial_age?: { colour: Good; price: number; begun: boolean; empty_grey: number; needed: number }
  fuel_depots?: FuelDepots
  rotors?: { place: string; colour: Good }[]
}
