/** What a link brings the moment it is complete: major lines, bounties, charters. */
import { cardOf, lineOf } from './data'
import type { View } from './view'

export interface Gain {
  /** the word of the line or the card */
  what: string
  seat: number
  points: number
}

/** Cities that a seat's own complete links join, as a number for each group. */
function groups(view: View, seat: number, more: readonly [string, string][]): (place: string) => string {
  const above = new Map<string, string>()
  const root = (place: string): string => {
    const up = above.get(place)
    return up === undefined || up === place ? place : root(up)
  }
  const join = (a: string, b: string): void => {
    above.set(root(a), root(b))
  }
  for (const { owner, complete, ends: [a, b] } of view.links) if (owner === seat && complete && a !== null && b !== null) join(a, b)
  for (const [a, b] of more) join(a, b)
  return root
}

export function gainsOf(view: View, seat: number, from: string, to: string): Gain[] {
  const found: Gain[] = []
  const before = groups(view, seat, [])
  const root = groups(view, seat, [[from, to]])
  const west = view.western_links.filter(({ owner }) => owner === seat).map(({ place }) => place)
  for (const { line, points, owner } of view.lines) {
    const named = lineOf(view.map, line)
    if (owner !== null || !named) continue
    const { cities, western } = named
    const first = cities[0] ?? ''
    const joins = (at: (place: string) => string): boolean =>
      cities.every((city) => at(city) === at(first)) && (!western || west.some((place) => at(place) === at(first)))
    if (joins(root) && !joins(before)) found.push({ what: line, seat, points })
  }
  for (const slug of view.display) {
    const { effect, places = [], points = 0 } = cardOf(view.map, slug)
    const joins = (at: (place: string) => string): boolean => places.every((place) => at(place) === at(places[0] ?? ''))
    if (effect === 'first-joined' && joins(root) && !joins(before)) found.push({ what: slug, seat, points })
  }
  for (const place of [from, to]) {
    for (const slug of view.display) {
      const { effect, place: city, points = 0 } = cardOf(view.map, slug)
      if (effect === 'first-link' && city === place) found.push({ what: slug, seat, points })
    }
    view.players.forEach(({ cards }, owner) => {
      for (const slug of cards) {
        const { effect, place: city, points = 0 } = cardOf(view.map, slug)
        if (effect === 'capital-charter' && city === place) found.push({ what: slug, seat: owner, points })
      }
    })
  }
  return found
}
