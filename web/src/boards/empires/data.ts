/** The figures and cards of the box, as the game's own data says them. */
import type { Good as Colour } from '../../draw/goods'
import data from './data.json'
import type { Terrain } from './view'

export interface Card {
  colour: Colour
  good?: string
  length?: number
  terrains?: Terrain[]
}

export const GOODS = data.goods as Record<string, Colour>
export const CARDS = data.cards as Record<string, Card>
export const COSTS = data.terrains as Record<Terrain, number>
export const EARNINGS: { length: number; money: number; prestige: number }[] = data.earnings
export const ERAS: { played: number; black: number[]; yellow: number[] }[] = data.eras
export const DOTS = data.dots as [letter: string, edge: number][][]
export const STEPS = data.steps as [q: number, r: number][]
export const { sharing: SHARING, newRoute: NEW_ROUTE, unlocking: UNLOCKING, star: STAR, loan: LOAN } = data
export const { tracksATurn: TRACKS_A_TURN, cityBonus: CITY_BONUS, cardBonus: CARD_BONUS } = data
export const { top: TOP, bottom: BOTTOM, handLimit: HAND_LIMIT, mostMoney: MOST_MONEY } = data
export const { trains: TRAINS, hats: HATS, letters: LETTERS, conglomerate: RIVAL_EARNINGS } = data

export const colourOf = (good: string): Colour => GOODS[good] ?? 'grey'

/** The era of the action card that comes next, from 0; undefined when all have been played. */
export function nextEra(played: number): number | undefined {
  let left = played
  for (const [era, { played: cards }] of ERAS.entries()) {
    if (left < cards) return era
    left -= cards
  }
  return undefined
}

/** The row of the earnings table that a length falls into. */
export const rowOf = (length: number): number => EARNINGS.findLastIndex((row) => row.length <= length)
