/** Every delivery that a seat may make now, with what each player gets of it. */
import type { Listed } from '../Deliveries.svelte'
import type { Good } from '../../draw/goods'
import type { Rail, Way } from '../../draw/links'
import { cardOf } from './data'
import type { Link, View } from './view'

export interface Delivery extends Listed {
  rails: Rail[][]
}

type Leg = { edge: string; way: Way<Link> }

/** Of a cube's ways so many are looked at: beyond them nobody reads a list. */
const MOST = 3000

/** Links by the place they leave. */
export function legsOf(out: ReadonlyMap<string, Way<Link>>): Map<string, Leg[]> {
  const found = new Map<string, Leg[]>()
  for (const [key, way] of out) {
    const [place = '', edge = ''] = key.split(' ')
    found.set(place, [...(found.get(place) ?? []), { edge, way }])
  }
  return found
}

/** Deliveries of one colour from one place: over own track first, to the first city of the colour
 * (an Express passes just one), no city twice. */
export function deliveries(view: View, legs: ReadonlyMap<string, Leg[]>, seat: number, good: Good, place: string): Delivery[] {
  const level = view.players[seat]?.level ?? 0
  const colour = new Map(view.places.map((one) => [one.place, one.colour]))
  const found: Delivery[] = []
  let looked = 0
  const walk = (places: string[], taken: Leg[], passing: number): void => {
    if (taken.length === level || looked > MOST) return
    for (const leg of legs.get(places[places.length - 1] ?? '') ?? []) {
      looked++
      const { to, link } = leg.way
      if (places.includes(to) || (!taken.length && link.owner !== seat)) continue
      const route = [...taken, leg]
      const there = colour.get(to) === good
      if (there && passing === 0) found.push(delivery(view, seat, good, [...places, to], route))
      else walk([...places, to], route, passing - Number(there))
    }
  }
  walk([place], [], view.phase === 'express-run' ? 1 : 0)
  return found
}

function delivery(view: View, seat: number, good: Good, places: string[], route: readonly Leg[]): Delivery {
  const gains = new Map<number, number>()
  const gain = (owner: number, points: number): void => {
    if (owner >= 0) gains.set(owner, (gains.get(owner) ?? 0) + points)
  }
  for (const { way } of route) gain(way.link.owner, 1)
  const end = places[places.length - 1]
  view.players.forEach(({ cards }, owner) => {
    for (const slug of cards) {
      const card = cardOf(view.map, slug)
      if (card.effect === 'hotel' && card.place === end) gain(owner, card.points ?? 0)
    }
  })
  const depot = cardOf(view.map, 'trading-depot').points ?? 0
  for (const { way } of route) for (const owner of way.link.depots) gain(owner, depot)
  for (const slug of view.display) {
    const card = cardOf(view.map, slug)
    if (card.effect === 'first-delivery' && route.length >= (card.links ?? 0)) gain(seat, card.points ?? 0)
  }
  return {
    words: ['deliver', good, places[0] ?? '', ...route.map(({ edge }) => edge)],
    good,
    places,
    owners: route.map(({ way }) => way.link.owner),
    rails: route.map(({ way }) => way.rails),
    gains,
  }
}

/** The best for the seat first, then those that give others least, then the shortest. */
export function ranked(all: Delivery[], seat: number): Delivery[] {
  const own = (one: Delivery): number => one.gains.get(seat) ?? 0
  const others = (one: Delivery): number => [...one.gains.values()].reduce((sum, gain) => sum + gain, 0) - own(one)
  return all.sort((one, two) => own(two) - own(one) || others(one) - others(two) || one.places.length - two.places.length)
}

