/** The pieces and figures of the box, as the game's own data says them. */
import type { Good } from '../../draw/goods'
import { TOWN } from '../../draw/links'
import data from './data.json'
import type { Cubes } from './view'

export interface Face {
  rails: number[][]
  town: boolean
  exits: number
}

export const FACES: Record<string, Face> = data.faces
export const ACTIONS = data.actions
export const COLOURS = data.colours as Good[]
export const PRICES: { exit: number; town: number; river: number; terrain: Record<string, number> } = data.prices
/** tags of a hex that count as a river */
export const RIVERS = data.rivers
export const INCOME = data.income
export const STEP = data.step
export const BUILDS = data.builds
export const HIGHEST_LEVEL = data.highestLevel
export const NEW_CITIES = data.newCities
export const EDGE_WORDS: Record<string, string[]> = data.edges
export const STEPS: Record<string, number[][]> = data.steps

/** A face's rails turned clockwise. */
export function railsOf(face: string, turns: number): [number, number][] {
  const turned = (point: number): number => (point === TOWN ? TOWN : (point + turns) % 6)
  return (FACES[face]?.rails ?? []).map(([a = 0, b = 0]) => [turned(a), turned(b)])
}

/** Cubes one by one, in the order of the colours. */
export const each = (cubes: Cubes): Good[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour))

export interface Bill {
  exits: number
  town: number
  ground: number
  total: number
}

/** What a face costs on a hex: exits and town, and the ground where no tile lies yet. */
export function bill(face: string, ground: number, redirected: boolean): Bill {
  const { exits, town } = FACES[face] ?? { exits: 0, town: false }
  const parts = {
    exits: exits * PRICES.exit,
    town: town && !redirected ? PRICES.town : 0,
    ground: redirected ? 0 : ground,
  }
  return { ...parts, total: parts.exits + parts.town + parts.ground }
}

export const actionPrice = (action: (typeof ACTIONS)[number], rules: string, level: number): number =>
  rules === 'standard' ? 0 : action.price + (action.level ? level + 1 : 0)
