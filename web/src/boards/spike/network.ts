/** A seat's network, and the connections that would lead a new city to it. */
import type { Good } from '../../draw/goods'
import type { Plan } from '../../api/types'
import { cityOf, COLOURS, type Edge, EDGES, POINTS, type Spot, towards } from './data'
import { counts } from './payment'
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

/** A plan of the server, to build and then to pay, as it lies on the lattice. */
export function connectionOf(city: Spot, { moves: [build = ''], bills }: Plan): Connection {
  const ways = build.split(' ').slice(2)
  const points = [city]
  const edges: Edge[] = []
  for (const way of ways) {
    const leaving = towards(points[points.length - 1] as Spot, way)
    if (!leaving) break
    points.push(leaving.to)
    edges.push(leaving.edge)
  }
  const needs = COLOURS.map((colour) => edges.filter((edge) => edge.colour === colour).length)
  return { city, ways, edges, points, needs, pays: counts(bills[1] ?? {}) }
}

/** The colours of a connection's spaces from the network outwards. */
export const coloursOf = (one: Connection): Good[] => one.edges.map((edge) => edge.colour).reverse()
