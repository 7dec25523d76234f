/** The box: tiles, figures and pictures, as the game itself has them (`data.json` is generated). */
import json from './data.json'
import type { Pawn } from './view'

export interface Design {
  /** r railway, h highway, . nothing; from the north clockwise */
  edges: string
  urban: boolean
  station: boolean
  spot?: Pawn
  needs?: number
  points?: number
}

interface Box {
  table: {
    refusals: number
    citySize: number
    cityPoints: number
    freeEnds: number
    pawnMost: number
    soloStars: Record<string, number>
    soloPoints: Record<string, number>
  }
  turns: string[]
  tiles: Record<string, Design>
  ways: Record<string, string[]>
  corners: Record<string, [number, number]>
  paths: Record<string, string>
  atMost: string[]
  pictures: Record<string, string>
}

export const BOX = json as unknown as Box
export const PAWNS: readonly Pawn[] = ['car', 'train', 'traveller']
export const { table: TABLE, turns: TURNS } = BOX

export function designOf(tile: string): Design {
  const design = BOX.tiles[tile]
  if (!design) throw new Error(`no such tile: ${tile}`)
  return design
}

/** A tile's edges as it lies. */
export const edgesOf = (tile: string, turn: string): string =>
  BOX.ways[designOf(tile).edges]?.[TURNS.indexOf(turn)] ?? ''

/** Of turns that look alike the first one, which alone has a name. */
export function firstAlike(tile: string, turn: string): string {
  const ways = BOX.ways[designOf(tile).edges] ?? []
  return TURNS[ways.indexOf(ways[TURNS.indexOf(turn)] ?? '')] ?? 'turn0'
}

/** A quarter further, clockwise; mirrored tiles stay mirrored. */
export function quarterOn(turn: string): string {
  const at = TURNS.indexOf(turn)
  return TURNS[at < 4 ? (at + 1) % 4 : 4 + ((at + 1) % 4)] ?? 'turn0'
}

/** Its mirror image, east and west exchanged as it lies. */
export function mirrored(turn: string): string {
  const at = TURNS.indexOf(turn)
  return TURNS[at < 4 ? 4 + ((4 - at) % 4) : (8 - at) % 4] ?? 'flip0'
}

/** Where on the tile a pawn or an objective's sign stands. */
export const cornerOf = (tile: string, turn: string): [number, number] => BOX.corners[edgesOf(tile, turn)] ?? [79, 21]

/** One kind of line on a tile as a path. */
export const lineOf = (edges: string, line: string): string =>
  BOX.paths[[...edges].map((edge) => (edge === line ? '1' : '0')).join('')] ?? ''
