/** What may be said next, as places and choices on the board. */
import type { Listed } from '../common/Deliveries.svelte'
import type { Good } from '../../draw/goods'
import { leaving, type Rail, type Way } from '../../draw/links'
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import type { View } from './view'

type Next = BoardProps<View>['next']

/** A face as it may lie on a hex. */
export interface Fit {
  face: string
  turns: string[]
}

export const fits = (next: Next, verb: string, hex: string): Fit[] =>
  words(next, [verb, hex]).map((face) => ({ face, turns: words(next, [verb, hex, face]) }))

export interface Delivery extends Listed {
  rails: Rail[][]
}

/** Every delivery of a cube; fewer while words are being fetched. The best for the seat first. */
export function deliveries(
  next: Next,
  out: ReadonlyMap<string, Way>,
  colour: Good,
  place: string,
  seat: number | null,
): Delivery[] {
  const found: Delivery[] = []
  const walk = (said: string[], places: string[], legs: Way[]): void => {
    const further = next(said)
    if (!further) return
    if (further.length === 0) {
      if (legs.length) found.push(delivery(said, colour, places, legs))
      return
    }
    for (const { word } of further) {
      const way = out.get(leaving(places[places.length - 1] ?? '', word))
      if (way) walk([...said, word], [...places, way.to], [...legs, way])
    }
  }
  walk(['deliver', colour, place], [place], [])
  const own = (one: Delivery): number => (seat === null ? 0 : (one.gains.get(seat) ?? 0))
  const others = (one: Delivery): number => [...one.gains.values()].reduce((sum, gain) => sum + gain, 0) - own(one)
  return found.sort((one, two) => own(two) - own(one) || others(one) - others(two))
}

function delivery(said: string[], good: Good, places: string[], legs: readonly Way[]): Delivery {
  const gains = new Map<number, number>()
  for (const { link } of legs) if (link.owner >= 0) gains.set(link.owner, (gains.get(link.owner) ?? 0) + 1)
  return {
    words: said,
    good,
    places,
    owners: legs.map(({ link }) => link.owner),
    rails: legs.map(({ rails }) => rails),
    gains,
  }
}

/** The edges by which a cube would go there over the fewest links, whoever's they are; null where none lead there. */
export function shortest(
  out: ReadonlyMap<string, Way>,
  edges: readonly string[],
  from: string,
  arrived: (place: string) => boolean,
): string[] | null {
  const seen = new Set([from])
  const line: { place: string; words: string[] }[] = [{ place: from, words: [] }]
  for (const { place, words } of line)
    for (const edge of edges) {
      const way = out.get(leaving(place, edge))
      if (!way || seen.has(way.to)) continue
      if (arrived(way.to)) return [...words, edge]
      seen.add(way.to)
      line.push({ place: way.to, words: [...words, edge] })
    }
  return null
}

/** What somebody may have meant by moving a cube there, possible or not: the way with the fewest
 * links for each colour, else any edge. */
export function attempts(
  out: ReadonlyMap<string, Way>,
  edges: readonly string[],
  from: string,
  goods: readonly Good[],
  arrived: (place: string, good: Good) => boolean,
): string[][] {
  const colours = goods.length ? [...new Set(goods)] : (['red'] as Good[])
  const found = colours.flatMap((good) => {
    const words = shortest(out, edges, from, (place) => arrived(place, good))
    return words ? [['deliver', good, from, ...words]] : []
  })
  if (found.length) return found.sort((one, two) => one.length - two.length).slice(0, 1)
  const open = edges.find((edge) => out.has(leaving(from, edge))) ?? edges[0] ?? ''
  return [['deliver', colours[0] ?? 'red', from, open]]
}
