/** A seat's network, and the connections that would lead a new city to it. */
import type { Good } from '../../draw/goods'
import { cityOf, COLOURS, type Edge, EDGES, LEAVING, LONGEST, POINTS, type Spot } from './data'
import { cheapest, counts, total } from './payment'
import type { View } from './view'

/** By edge: its owner, -1 where it is free. */
export function owners(view: View): number[] {
  const found = EDGES.map(() => -1)
  for (const { edge, seat } of view.track) found[edge] = seat
  return found
}

/** By point: whether it is on the seat's network. */
export function joined(view: View, seat: number): boolean[] {
  const found = POINTS.map(() => false)
  for (const city of view.players[seat]?.cities ?? []) found[cityOf(city).number] = true
  for (const { edge, seat: owner } of view.track) {
    const { a, b } = EDGES[edge] as Edge
    if (owner === seat) found[a.number] = found[b.number] = true
  }
  return found
}

/** A line from a new city to the network, as it is said: the ways from the city on. */
export interface Connection {
  city: Spot
  ways: string[]
  edges: Edge[]
  points: Spot[]
  needs: number[]
  /** the payment with the fewest cards */
  pays: number[]
}

export const wordsOf = ({ city, ways }: Connection): string[] => ['build', city.slug, ...ways]

/** More spaces than the shortest connection has: looked at, and no further. */
const DETOUR = 2

/** By point: free spaces to the network, through junctions only; Infinity where there is no way. */
function distances(free: (edge: Edge) => boolean, home: readonly boolean[]): number[] {
  const far = home.map((is) => (is ? 0 : Infinity))
  const line = POINTS.filter((spot) => home[spot.number])
  for (const here of line) {
    const steps = far[here.number] ?? Infinity
    if (steps > 0 && here.commodity !== null) continue
    for (const { edge, to } of LEAVING[here.number] ?? [])
      if (free(edge) && far[to.number] === Infinity) {
        far[to.number] = steps + 1
        line.push(to)
      }
  }
  return far
}

/** Every affordable connection of a city that is hardly longer than the shortest, the cheapest
 * first. `begun` are ways that it must begin with. */
export function connections(view: View, seat: number, city: Spot, begun: readonly string[] = []): Connection[] {
  const player = view.players[seat]
  if (!player?.hand) return []
  const owner = owners(view)
  const free = (edge: Edge): boolean => owner[edge.number] === -1
  const home = joined(view, seat)
  const far = distances(free, home)
  const hand = counts(player.hand)
  const limit = Math.min(total(hand), player.track_left, LONGEST)
  const found: Connection[] = []
  const points = [city]
  const edges: Edge[] = []
  const ways: string[] = []
  const needs = COLOURS.map(() => 0)

  function lead(most: number): void {
    const here = points[points.length - 1] as Spot
    for (const { edge, to, way } of LEAVING[here.number] ?? []) {
      const told = begun[ways.length]
      if (told !== undefined && way !== told) continue
      const left = far[to.number] ?? Infinity
      if (!free(edge) || edges.length + 1 + left > most) continue
      if (left > 0 && (to.commodity !== null || points.includes(to))) continue
      const colour = COLOURS.indexOf(edge.colour)
      needs[colour] = (needs[colour] ?? 0) + 1
      const pays = cheapest(hand, needs)
      if (pays) {
        points.push(to)
        edges.push(edge)
        ways.push(way)
        if (left > 0) lead(most)
        else found.push({ city, ways: [...ways], edges: [...edges], points: [...points], needs: [...needs], pays })
        points.pop()
        edges.pop()
        ways.pop()
      }
      needs[colour] = (needs[colour] ?? 0) - 1
    }
  }

  // wider and wider, until there are some
  for (let most = 1; most <= limit; most++) {
    found.length = 0
    lead(most)
    const shortest = Math.min(...found.map((one) => one.edges.length))
    if (most >= shortest + DETOUR) break
  }
  const cost = (one: Connection): number => total(one.pays) * 10 + one.edges.length
  return found.sort((one, two) => cost(one) - cost(two))
}

/** The colours of a connection's spaces from the network outwards. */
export const coloursOf = (one: Connection): Good[] => one.edges.map((edge) => edge.colour).reverse()
