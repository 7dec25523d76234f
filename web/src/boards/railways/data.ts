/** The pieces and figures of the boxes, as the game's own data says them. */
import type { Good } from '../../draw/goods'
import data from './data.json'
import type { Cubes } from './view'

export interface Card {
  class: 'circle' | 'diamond' | 'cross' | 'hand' | 'infinity' | 'spike'
  effect: string
  place?: string
  places?: string[]
  colour?: string
  points?: number
  /** ferry hexes that it covers */
  hexes?: number
  dollars?: number
  links?: number
  level?: number
  cubes?: number
  actions?: number
}

export interface Baron {
  effect: string
  points: number
  shared?: boolean
  level?: number
  number?: number
  colour?: string
  places?: string[]
}

export const COLOURS = data.colours as Good[]
export const TERRAIN: Record<string, number> = data.terrain
export const RIDGE = data.ridge
export const HALF = data.half
export const TILES = data.tiles
export const URBANIZING = data.urbanizing
export const BOND = data.bond
export const EDGE_WORDS = data.edges
export const STEPS = data.steps
const FACES: Record<string, { rails: number[][]; turns: number }> = data.faces
const DECKS: Record<string, Record<string, Card>> = data.decks as Record<string, Record<string, Card>>
const BARONS: Record<string, Record<string, Baron>> = data.barons

const LINES: Record<string, Record<string, { cities: string[]; western: boolean }>> = data.lines

/** Maps whose barons are called goals. */
export const GOALS: string[] = data.goals

/** The cities that a major line joins, and whether it needs a Western Link. */
export const lineOf = (map: string, slug: string): { cities: string[]; western: boolean } | undefined => LINES[map]?.[slug]
export const cardOf = (map: string, slug: string): Card => DECKS[map]?.[slug] ?? { class: 'cross', effect: '' }
/** A baron of a set: a map's own, or the world's. */
export const baronOf = (set: string, slug: string): Baron => BARONS[set]?.[slug] ?? { effect: '', points: 0 }

export type Ends = [number, number]

/** A face's rails turned clockwise. */
export const railsOf = (face: string, turns: number): Ends[] =>
  (FACES[face]?.rails ?? []).map(([a = 0, b = 0]) => [(a + turns) % 6, (b + turns) % 6])

const sameRail = ([a, b]: Ends, [c, d]: Ends): boolean => (a === c && b === d) || (a === d && b === c)

/** The face, and its turns, that shows just these rails. */
export function faceWith(rails: readonly Ends[]): { face: string; turns: number } | null {
  for (const [face, { rails: shown, turns }] of Object.entries(FACES)) {
    if (shown.length !== rails.length) continue
    for (let turn = 0; turn < turns; turn++) {
      const turned = railsOf(face, turn)
      if (rails.every((rail) => turned.some((one) => sameRail(one, rail)))) return { face, turns: turn }
    }
  }
  return null
}

/** Cubes one by one, in the order of the colours. */
export const each = (cubes: Cubes): Good[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour))

/** Bonds that a payment needs. */
export const bondsFor = (cash: number, dollars: number): number => Math.max(0, Math.ceil((dollars - cash) / BOND.dollars))
