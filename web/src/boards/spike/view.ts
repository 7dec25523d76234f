/** What the game's view.py tells a seat. */
import type { Good } from '../../draw/goods'

/** Cards by colour. */
export type Cards = Partial<Record<Good, number>>

export interface Pay {
  city: string
  pays: number
}

export interface Contract {
  commodity: string
  card: number
  /** the side in force, once that is settled */
  side: 'front' | 'reverse' | null
  front: Pay[]
  reverse: Pay[]
  load: 'waiting' | 'aboard' | 'delivered'
}

export interface Route {
  start: string
  reached: boolean
  cities: { city: string; value: number; reached: boolean }[]
  worth: number
}

export type Part = 'locomotive' | 'tender' | 'car'

export type Space = { city: string; edge?: undefined } | { city?: undefined; from: string; way: string; to: string; edge: number }

export interface Player {
  money: number
  earned: Record<string, number>
  track_left: number
  cities: string[]
  served: string[]
  train: Record<Part, { level: number; figure: number }>
  at: Space | null
  aboard: string[]
  contracts: Contract[]
  sides_chosen: number
  cards: number
  known: Cards
  turns: number
  hand?: Cards
  routes?: Route[]
}

export interface View {
  phase: 'sides' | 'giving' | 'keeping' | 'beginning' | 'turns' | 'end'
  stage: 'open' | 'drawing' | 'paying' | 'acted' | null
  actors: number[]
  first: number
  round: number
  rounds: number
  advanced: boolean
  deck: number
  top_half: number
  times_in_deck: number
  times_drawn: number
  display: Good[]
  discards: Good[]
  market: { value: number; commodities: string[] }[]
  track: { edge: number; seat: number }[]
  players: Player[]
  last_round_by: number | null
  rolled: boolean
  began_in_city: boolean
  drawn: number
  needs: Cards
}

/** The side of a contract that counts; the front while none is chosen. */
export const facing = (contract: Contract): Pay[] => contract[contract.side ?? 'front']

export const valueOf = (view: View, commodity: string): number =>
  view.market.find((row) => row.commodities.includes(commodity))?.value ?? 0
