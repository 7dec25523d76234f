/** What a territory amounts to: open ends, networks, cities, the largest rectangle.
 *
 * A node is one kind of line on one tile: 2 * index for its railway, 2 * index + 1 for its
 * highway. The server's points are the truth; this is for looking ahead while pointing.
 */
import { designOf, edgesOf, TABLE } from './data'
import type { Laid, Pawn } from './view'

export type Lines = 'r' | 'h' | 'both'

export interface Side {
  column: number
  row: number
  /** 0 north, then clockwise */
  side: number
}

export interface Land {
  tiles: readonly Laid[]
  edges: string[]
  at: Map<string, number>
}

export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export const cell = (column: number, row: number): string => `${column} ${row}`

export function landOf(tiles: readonly Laid[]): Land {
  return {
    tiles,
    edges: tiles.map((one) => edgesOf(one.tile, one.turn)),
    at: new Map(tiles.map((one, index) => [cell(one.column, one.row), index])),
  }
}

/** The tile beyond a side; undefined where there is none. */
function beyond(land: Land, index: number, side: number): number | undefined {
  const tile = land.tiles[index]
  const [right, down] = STEPS[side & 3] as readonly [number, number]
  return tile && land.at.get(cell(tile.column + right, tile.row + down))
}

const edge = (land: Land, index: number, side: number): string => land.edges[index]?.[side] ?? '.'
const design = (land: Land, index: number) => designOf(land.tiles[index]?.tile ?? '')
const kindOf = (node: number): string => (node & 1 ? 'h' : 'r')
const has = (land: Land, node: number): boolean => land.edges[node >> 1]?.includes(kindOf(node)) ?? false

export function openEnds(land: Land): Side[] {
  const found: Side[] = []
  land.tiles.forEach((tile, index) => {
    for (let side = 0; side < 4; side++)
      if (edge(land, index, side) !== '.' && beyond(land, index, side) === undefined)
        found.push({ column: tile.column, row: tile.row, side })
  })
  return found
}

export const linesFor = (kind: Pawn): Lines => (kind === 'car' ? 'h' : kind === 'train' ? 'r' : 'both')

/** The nodes on which a pawn of that kind stands or would stand. */
export function home(land: Land, index: number, kind: Pawn): number[] {
  if (kind === 'car') return [2 * index + 1]
  if (kind === 'train') return [2 * index]
  return [2 * index, 2 * index + 1].filter((node) => has(land, node))
}

/** Every node joined to these; a station lets change between the lines where both are allowed. */
export function reach(land: Land, from: readonly number[], lines: Lines): number[] {
  const found = from.filter((node) => (lines === 'both' || kindOf(node) === lines) && has(land, node))
  const seen = new Set(found)
  const enter = (node: number): void => {
    if (!seen.has(node)) {
      seen.add(node)
      found.push(node)
    }
  }
  for (const node of found) {
    for (let side = 0; side < 4; side++) {
      if (edge(land, node >> 1, side) !== kindOf(node)) continue
      const next = beyond(land, node >> 1, side)
      if (next !== undefined) enter(2 * next + (node & 1))
    }
    if (lines === 'both' && design(land, node >> 1).station && has(land, node ^ 1)) enter(node ^ 1)
  }
  return found
}

/** A network of one kind of pawn. */
export interface Network {
  kind: Pawn
  nodes: number[]
  /** tiles with a pawn of that kind, and with a free position for one */
  pawns: number[]
  free: number[]
  /** what the next pawn on it scores */
  next: number
}

export function networkFrom(land: Land, from: readonly number[], kind: Pawn, tired = false): Network {
  const alone = kind === 'traveller' && tired
  const nodes = alone
    ? [...new Set([...reach(land, from, 'r'), ...reach(land, from, 'h')])]
    : reach(land, from, linesFor(kind))
  const tiles = [...new Set(nodes.map((node) => node >> 1))]
  const pawns = tiles.filter((index) => land.tiles[index]?.pawn === kind)
  const free = tiles.filter((index) => !land.tiles[index]?.pawn && design(land, index).spot === kind)
  return { kind, nodes, pawns, free, next: Math.min(1 + pawns.length, TABLE.pawnMost) }
}

/** The network on which the position of this tile lies. */
export const networkOf = (land: Land, index: number, kind: Pawn, tired = false): Network =>
  networkFrom(land, home(land, index, kind), kind, tired)

/** What a pawn put on this tile's free position scores: itself and those joined to it. */
export const worth = (land: Land, index: number, kind: Pawn, tired = false): number =>
  networkOf(land, index, kind, tired).next

/** All networks of a kind of pawn with somebody or some room on them, the largest first. */
export function networks(land: Land, kind: Pawn, tired = false): Network[] {
  const seen = new Set<number>()
  const found: Network[] = []
  for (let node = 0; node < 2 * land.tiles.length; node++) {
    const usable = kind === 'traveller' || (kind === 'car') === ((node & 1) === 1)
    if (seen.has(node) || !usable || !has(land, node)) continue
    const network = networkFrom(land, [node], kind, tired)
    for (const member of network.nodes) seen.add(member)
    if (network.pawns.length + network.free.length) found.push(network)
  }
  return found.sort((a, b) => b.pawns.length - a.pawns.length || b.free.length - a.free.length)
}

/** Urban tiles that touch along edges, where there are enough of them. */
export function cities(land: Land): number[][] {
  const seen = new Set<number>()
  const found: number[][] = []
  land.tiles.forEach((_, start) => {
    if (seen.has(start) || !design(land, start).urban) return
    const group = [start]
    seen.add(start)
    for (const index of group)
      for (let side = 0; side < 4; side++) {
        const next = beyond(land, index, side)
        if (next === undefined || seen.has(next) || !design(land, next).urban) continue
        seen.add(next)
        group.push(next)
      }
    if (group.length >= TABLE.citySize) found.push(group)
  })
  return found
}

export interface Rectangle {
  column: number
  row: number
  width: number
  height: number
}

/** From each tile east, row by row southwards; the narrowest row so far bounds the width. */
export function largestRectangle(land: Land): Rectangle {
  const run = (column: number, row: number): number => {
    let length = 0
    while (land.at.has(cell(column + length, row))) length++
    return length
  }
  let best: Rectangle = { column: 0, row: 0, width: 0, height: 0 }
  for (const { column, row } of land.tiles) {
    let width = Infinity
    for (let height = 1; land.at.has(cell(column, row + height - 1)); height++) {
      width = Math.min(width, run(column, row + height - 1))
      if (width * height > best.width * best.height) best = { column, row, width, height }
    }
  }
  return best
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
      if (next === undefined || !inside.has(next))
        path += `M${100 * tile.column + x} ${100 * tile.row + y}${line}`
    })
  }
  return path
}

/** What a tile laid there would change. */
export interface Change {
  closed: number
  opened: number
  ends: number
  cities: number
  rectangle: number
}

export function changeBy(tiles: readonly Laid[], laid: Laid): Change {
  const before = landOf(tiles)
  const after = landOf([...tiles, laid])
  const ends = openEnds(after)
  const opened = ends.filter((end) => end.column === laid.column && end.row === laid.row).length
  const size = ({ width, height }: Rectangle): number => width * height
  return {
    closed: openEnds(before).length - (ends.length - opened),
    opened,
    ends: ends.length,
    cities: TABLE.cityPoints * (cities(after).length - cities(before).length),
    rectangle: size(largestRectangle(after)) - size(largestRectangle(before)),
  }
}
