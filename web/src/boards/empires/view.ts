/** What the game's view.py tells a seat. */
export type Terrain = 'plain' | 'forest' | 'desert' | 'river' | 'mountain'

export interface Space {
  space: string
  tile: number
  q: number
  r: number
  /** companies: seats, then black and yellow where somebody plays alone */
  tracks: number[]
  trains: number[]
  terrain?: Terrain
  star?: boolean
  token?: boolean
  city?: string
  demands?: string[]
  hat?: string
  factory?: string
  goods?: string[]
  printed?: string[]
  industry?: string
}

export interface Company {
  played: string[]
  locomotives: string[]
  industries: string[]
  points: Record<string, number>
}

export interface Contract {
  factory: string
  prestige: number
  shown: boolean
}

export interface Player extends Company {
  money: number
  prestige: number
  tracks_left: number
  unlocked: number
  trains_left: number
  loans: number
  cards: number
  hand: string[]
  contract: Contract | null
  contract_held: boolean
}

export interface Rival extends Company {
  prestige: number
  origin: string
  destinations: string[]
  target: string | null
  line: string[]
  to_build: number
}

export interface ActionCard {
  era: number
  black: number
  yellow: number
  left: string
  right: string
  locomotive: string
}

export interface Achievement {
  achievement: string
  needs: number
  /** by company */
  have: number[]
  top: number | null
  bottom: number[]
}

export interface OfferView {
  factory: string
  good: string
  city: string
  route: string[]
  length: number
  money: number
  prestige: number
  bonus: number
}

export interface View {
  round: number
  rounds?: number
  phase: 'start' | 'construct' | 'unlock' | 'deliver' | 'card' | 'claim' | 'buy' | 'end'
  order: number[]
  actors: number[]
  ending: string
  built: number
  tiles: number[]
  country: number
  spaces: Space[]
  supply: string[]
  loan_cards: number
  market: { card: string; price: number }[]
  deck: number
  production: { at: number[]; reached: number }
  achievements: Achievement[]
  players: Player[]
  industries?: { at: Record<string, number>; steps: number; produce: number[] }
  tokens_left?: number
  conglomerate?: {
    companies: { black: Rival; yellow: Rival }
    row: ActionCard[]
    destinations_left: number
  }
  sites?: { space: string; cost: number; loans: number }[]
  new_routes?: string[]
  deliveries?: OfferView[]
  /** what the train card that is due is held against */
  delivered?: { factory: string; good: string; length: number; terrains: Terrain[] }
}

export const total = (points: Record<string, number>): number =>
  Object.values(points).reduce((sum, part) => sum + part, 0)

/** The figures 1, 2 and so on with a true minus. */
export const minus = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value))
