/** Names of cities, each on the side where it lies on nothing. */
import { type Dot, type Item, place } from '../../draw/place'
import type { Rect } from '../../draw/rect'
import { CITIES, type Edge, EDGES, middleOf, POINTS, type Spot } from './data'

export interface Name {
  city: Spot
  x: number
  /** the line that its letters stand on */
  y: number
}

const ALL = { left: -1e4, right: 1e4 }
/** a city's disc with its rim */
const CITY = 15
const DISC = 5.7

/** In units of the map; `size` is that of the letters, `measure` how wide a text is for a size of 1,
 * `bars` what else stands there, from its left: flags with prices, trains;
 * `grown` how much larger discs are drawn where the map is small. */
export function namesOf(
  size: number,
  called: (slug: string) => string,
  measure: (text: string) => number,
  built: readonly Edge[],
  bars: readonly { x: number; y: number; wide: number }[],
  grown = 1,
): Name[] {
  const dots: Dot[] = CITIES.map(({ x, y, slug }) => ({ x, y, r: CITY + 1, solid: CITY - 0.6, cost: 6, own: slug }))
  for (const edge of EDGES) {
    const [x, y] = middleOf(edge)
    if (!built.includes(edge)) {
      dots.push({ x, y, r: 6, cost: 0.5 })
      continue
    }
    dots.push({ x, y, r: DISC * grown + 2, solid: DISC * grown, cost: 4.5 })
    for (const share of [0.25, 0.75])
      dots.push({
        x: edge.a.x + (edge.b.x - edge.a.x) * share,
        y: edge.a.y + (edge.b.y - edge.a.y) * share,
        r: 7,
        cost: 1.6,
      })
  }
  for (const { x, y, wide } of bars)
    for (let off = 0; off <= wide; off += 8) dots.push({ x: x + off, y, r: 10, solid: 8, cost: 5 })
  const items = CITIES.map(({ x, y, slug }): Item => ({
    id: slug,
    x,
    y,
    r: CITY - 2.4,
    name: { width: measure(called(slug)) * size + 2, height: size * 0.94 },
    nameless: 30,
    trayless: 0,
    shapes: [],
    exits: [],
  }))
  const frame: Rect = [ALL.left, ALL.left, ALL.right, ALL.right]
  const hexes = POINTS.filter(({ commodity }) => commodity === null).map(({ x, y }): [number, number] => [x, y])
  return place(items, { frame, dots, hexes }).flatMap(({ id, name }) => {
    const city = CITIES.find(({ slug }) => slug === id)
    return city && name ? [{ city, x: (name[0] + name[2]) / 2, y: name[3] - size * 0.2 }] : []
  })
}
