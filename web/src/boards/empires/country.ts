/** The country: map tiles joined, with the place of every space on the drawing. */
import { middle } from '../../draw/hex'
import type { Point } from '../../draw/plain'
import { STEPS } from './data'
import type { Space, Terrain, View } from './view'

/** The side of a space. */
export const SIDE = 44
const ROOT = Math.sqrt(3)
/** the pale card around a map tile */
export const RIM = 5

export interface Spot {
  slug: string
  tile: number
  q: number
  r: number
  x: number
  y: number
  terrain: Terrain | null
  star: boolean
}

export interface Country {
  key: string
  spots: Map<string, Spot>
  /** the space over an edge */
  beyond: (spot: Spot, edge: number) => Spot | undefined
  extent: { west: number; north: number; east: number; south: number }
}

let last: Country | null = null

/** Made once for a table: tiles never move. */
export function countryOf(view: View): Country {
  const key = `${view.tiles.join()} ${view.country} ${view.spaces.map(({ space }) => space).join()}`
  if (last?.key !== key) last = joined(key, view.spaces)
  return last
}

function joined(key: string, spaces: readonly Space[]): Country {
  const all = spaces.map(({ space, tile, q, r, terrain, star }): Spot => ({
    slug: space,
    tile,
    q,
    r,
    x: 1.5 * SIDE * q,
    y: SIDE * ROOT * (r + q / 2),
    terrain: terrain ?? null,
    star: star ?? false,
  }))
  const at = new Map(all.map((spot) => [`${spot.q} ${spot.r}`, spot]))
  const across = all.map(({ x }) => x)
  const down = all.map(({ y }) => y)
  return {
    key,
    spots: new Map(all.map((spot) => [spot.slug, spot])),
    beyond: ({ q, r }, edge) => {
      const [dq, dr] = STEPS[edge] ?? [0, 0]
      return at.get(`${q + dq} ${r + dr}`)
    },
    extent: {
      west: Math.min(...across) - SIDE - RIM - 4,
      east: Math.max(...across) + SIDE + RIM + 4,
      north: Math.min(...down) - (SIDE * ROOT) / 2 - RIM - 4,
      south: Math.max(...down) + (SIDE * ROOT) / 2 + RIM + 8,
    },
  }
}

/** The middle of an edge, or a point on the way there. */
export function towards({ x, y }: Spot, edge: number, share = 1): Point {
  const [a, b] = middle(x, y, SIDE, edge)
  return [x + (a - x) * share, y + (b - y) * share]
}
