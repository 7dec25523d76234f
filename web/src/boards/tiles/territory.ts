/** A territory as it lies, and as the server has surveyed it. Nothing here knows a rule. */
import { edgesOf } from './data'
import type { End, Laid, Network, Pawn, Rectangle, Survey, Territory } from './view'

export interface Land {
  tiles: readonly Laid[]
  edges: string[]
  at: Map<string, number>
  survey: Survey
}

export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export const cell = (column: number, row: number): string => `${column} ${row}`

const NOTHING: Survey = {
  ends: [],
  cities: [],
  rectangle: { column: 0, row: 0, width: 0, height: 0 },
  networks: [],
}

export function landOf(territory: Territory | undefined): Land {
  const { tiles = [], survey = NOTHING } = territory ?? {}
  return {
    tiles,
    survey,
    edges: tiles.map((one) => edgesOf(one.tile, one.turn)),
    at: new Map(tiles.map((one, index) => [cell(one.column, one.row), index])),
  }
}

export const openEnds = (land: Land): readonly End[] => land.survey.ends
/** Each the tiles of one city. */
export const cities = (land: Land): readonly number[][] => land.survey.cities
export const largestRectangle = (land: Land): Rectangle => land.survey.rectangle

/** The networks of a kind of pawn with somebody or some room on them, the largest first. */
export const networks = (land: Land, kind: Pawn): Network[] =>
  land.survey.networks.filter((one) => one.kind === kind && one.pawns.length + one.free.length > 0)

/** The network of such pawns on which a line of this tile lies: 0 its railway, 1 its highway. */
export const networkOn = (land: Land, index: number, line: number, kind: Pawn): Network | undefined =>
  land.survey.networks.find((one) => one.kind === kind && one.nodes.includes(2 * index + line))

/** The network on which the position of this tile lies. Those of tired travellers overlap: theirs
 * begins there. */
export function networkOf(land: Land, index: number, kind: Pawn): Network | undefined {
  const mine = land.survey.networks.filter(
    (one) => one.kind === kind && (one.pawns.includes(index) || one.free.includes(index)),
  )
  return mine.find(({ nodes }) => (nodes[0] ?? -1) >> 1 === index) ?? mine[0]
}

/** What a pawn put on this tile's free position scores: itself and those joined to it. */
export const worth = (land: Land, index: number, kind: Pawn): number => networkOf(land, index, kind)?.next ?? 0

/** The tile beyond a side; undefined where there is none. */
function beyond(land: Land, index: number, side: number): number | undefined {
  const tile = land.tiles[index]
  const [right, down] = STEPS[side & 3] as readonly [number, number]
  return tile && land.at.get(cell(tile.column + right, tile.row + down))
}

/** The lines around a group of tiles, in hundreds of units. */
export function outline(land: Land, group: readonly number[]): string {
  const inside = new Set(group)
  const CORNERS = [
    [0, 0, 'h100'],
    [100, 0, 'v100'],
    [0, 100, 'h100'],
    [0, 0, 'v100'],
  ] as const
  let path = ''
  for (const index of group) {
    const tile = land.tiles[index]
    if (!tile) continue
    CORNERS.forEach(([x, y, line], side) => {
      const next = beyond(land, index, side)
      if (next === undefined || !inside.has(next)) path += `M${100 * tile.column + x} ${100 * tile.row + y}${line}`
    })
  }
  return path
}
