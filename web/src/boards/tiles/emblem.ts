/** Railroad Tiles: fifteen tiles of a territory. */
import { f } from '../../draw/plain'
import { type Edge, type Square, square } from '../../draw/square'

type Cell = [number, number]
const SIZE = 58

const CELLS: Cell[] = [0, 1, 2].flatMap((y) => [0, 1, 2, 3, 4].map((x): Cell => [x, y]))
/** Lines through cells; those that leave the picture end outside of it. */
const LINES: [Edge, Cell[]][] = [
  [
    'rail',
    [
      [-1, 1],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    'road',
    [
      [1, -1],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ],
  ],
  [
    'road',
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 2],
      [1, 2],
    ],
  ],
  [
    'rail',
    [
      [4, -1],
      [4, 0],
      [4, 1],
    ],
  ],
  [
    'rail',
    [
      [0, -1],
      [0, 0],
      [0, 1],
    ],
  ],
  [
    'road',
    [
      [3, 0],
      [4, 0],
    ],
  ],
  [
    'rail',
    [
      [0, 2],
      [0, 3],
    ],
  ],
  [
    'road',
    [
      [4, 2],
      [3, 2],
    ],
  ],
]
const MARKS: Record<string, Partial<Square>> = {
  '1,0': { urban: true },
  '2,0': { urban: true, spot: 'car', pawn: true, corner: 3 },
  '4,0': { station: true },
  '0,1': { spot: 'train', pawn: true, corner: 2 },
  '1,1': { urban: true },
  '2,1': { urban: true, spot: 'train', pawn: true, corner: 0 },
  '3,1': { urban: true, station: true, spot: 'traveller', pawn: true, corner: 2 },
  '2,2': { spot: 'car', corner: 0 },
}

function toward([ax, ay]: Cell, [bx, by]: Cell): number {
  if (by < ay) return 0
  if (bx > ax) return 1
  return by > ay ? 2 : 3
}

function plan(): Map<string, Square> {
  const tiles = new Map<string, Square>(
    CELLS.map((cell) => [String(cell), { edges: ['', '', '', ''], ...MARKS[String(cell)] }]),
  )
  for (const [kind, path] of LINES)
    path.forEach((cell, at) => {
      const edges = tiles.get(String(cell))?.edges
      for (const other of [path[at - 1], path[at + 1]]) if (edges && other) edges[toward(cell, other)] = kind
    })
  return tiles
}

export function draw(): string {
  const tiles = plan()
  return CELLS.map(([x, y], seed) => {
    const tile = tiles.get(`${x},${y}`)
    return tile
      ? `<g transform="translate(${f(x * SIZE - 5)} ${f(y * SIZE - 3)})">${square(SIZE, tile, seed + 40)}</g>`
      : ''
  }).join('')
}
