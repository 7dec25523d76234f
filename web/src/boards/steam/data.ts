/** The pieces and figures of the box, as the game's own data says them. */
import { TOWN } from '../../draw/links'
import data from './data.json'
import type { Colour, Cubes } from './view'

export interface Face {
  rails: number[][]
  town: boolean
  exits: number
}

export const FACES: Record<string, Face> = data.faces
export const ACTIONS = data.actions
export const COLOURS = data.colours as Colour[]
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
export const each = (cubes: Cubes): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour))

export const actionPrice = (action: (typeof ACTIONS)[number], rules: string, level: number): number =>
  rules === 'standard' ? 0 : action.price + (action.level ? level + 1 : 0)
