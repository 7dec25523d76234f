/** Every delivery that a seat may make now, with what each player gets of it. */
import type { Listed } from '../Deliveries.svelte'
import type { Good } from '../../draw/goods'
import { chainPath, leaving, ways } from '../../draw/links'
import { cardOf } from './data'
import type { Land } from './land'
import type { Link, View, Waiting } from './view'

export interface Delivery extends Listed {
  /** the line of each of its links */
  paths: string[]
  /** fuel depots that it uses up on the way */
  refuels: number
}

/** A link as it leaves a place: the word it is said by, an edge or a space at sea. */
export interface Leg {
  word: string
  to: string
  link: Link
  path: string
}

/** Of a cube's ways so many are looked at: beyond them nobody reads a list. */
const MOST = 3000

/** The same curve from its other end; it consists of cubic pieces. */
function backwards(path: string): string {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const points = Array.from({ length: numbers.length / 2 }, (_, at) => `${numbers[2 * at]} ${numbers[2 * at + 1]}`).reverse()
  return points.map((point, at) => `${at === 0 ? 'M' : at % 3 === 1 ? 'C' : ' '}${point}`).join('')
}

/** All complete links, by the place and the word they leave it by. */
export function legsOf(land: Land, view: View): Map<string, Leg> {
  const found = new Map<string, Leg>()
  for (const [key, { link, to, rails }] of ways(land, view.links))
    found.set(key, { word: key.split(' ')[1] ?? '', to, link, path: chainPath(land, rails) })
  const numbered = new Map(view.links.map((link) => [link.link, link]))
  for (const { sea, lane, between: [a, b], link: number } of view.sea_links ?? []) {
    const link = number === null ? undefined : numbered.get(number)
    const path = land.lanes.get(lane)?.path ?? ''
    if (!link) continue
    found.set(leaving(a, sea), { word: sea, to: b, link, path })
    found.set(leaving(b, sea), { word: sea, to: a, link, path: backwards(path) })
  }
  return found
}

/** Legs by the place they leave. */
export function byPlace(legs: ReadonlyMap<string, Leg>): Map<string, Leg[]> {
  const found = new Map<string, Leg[]>()
  for (const [key, leg] of legs) {
    const [place = ''] = key.split(' ')
    found.set(place, [...(found.get(place) ?? []), leg])
  }
  return found
}

/** Whether a city takes cubes of a colour: its own, or the one its rotor shows. */
const takesOf = (view: View): ((place: string, good: Good) => boolean) => {
  const colour = new Map(view.places.map((one) => [one.place, one.colour]))
  const second = new Map((view.rotors ?? []).map((one) => [one.place, one.colour]))
  return (place, good) => colour.get(place) === good || second.get(place) === good
}

/** Deliveries of one colour from one place: over own track first, to the first city of the colour
 * (an Express passes just one), no city twice. Where the mover has fuel depots the cube may pass
 * or wait; `trip` is one that waits and goes on. */
export function deliveries(view: View, legs: ReadonlyMap<string, Leg[]>, seat: number, good: Good, place: string, trip?: Waiting): Delivery[] {
  const level = view.players[seat]?.level ?? 0
  const takes = takesOf(view)
  const fuel = new Map((view.fuel_depots?.cities ?? []).filter(({ owner }) => owner === seat).map((one) => [one.place, one.depots]))
  const before = trip?.places.slice(0, -1) ?? []
  const found: Delivery[] = []
  let looked = 0
  const end = (words: string[], places: string[], taken: readonly Leg[], waits = false): void => {
    found.push(delivery(view, seat, good, words, [...before, ...places], taken, trip?.owners ?? [], waits))
  }
  /** what follows in the city where the cube has come to */
  const arrive = (words: string[], places: string[], taken: Leg[], passing: number): void => {
    const here = places[places.length - 1] ?? ''
    const depots = fuel.get(here) ?? 0
    const held = takes(here, good) && passing === 0
    const still = takes(here, good) ? 0 : passing
    if (held && !depots) return end(words, places, taken)
    if (held) end([...words, 'unload'], places, taken)
    const on = held ? [...words, 'refuel'] : words
    if (depots - Number(held) > 0 && still === 0) end([...on, 'halt'], places, taken, true)
    walk(on, places, taken, still)
  }
  const walk = (words: string[], places: string[], taken: Leg[], passing: number): void => {
    if (taken.length === level || looked > MOST) return
    for (const leg of legs.get(places[places.length - 1] ?? '') ?? []) {
      looked++
      if (places.includes(leg.to) || before.includes(leg.to) || (!taken.length && leg.link.owner !== seat)) continue
      arrive([...words, leg.word], [...places, leg.to], [...taken, leg], passing)
    }
  }
  walk(trip ? ['continue'] : ['deliver', good, place], [place], [], view.phase === 'express-run' ? 1 : 0)
  return found
}

function delivery(
  view: View,
  seat: number,
  good: Good,
  words: string[],
  places: string[],
  route: readonly Leg[],
  earlier: readonly number[],
  waits: boolean,
): Delivery {
  const owners = [...earlier, ...route.map(({ link }) => link.owner)]
  const found = { words, good, places, owners, paths: route.map(({ path }) => path), refuels: words.filter((word) => word === 'refuel').length }
  if (waits) return { ...found, gains: new Map(), waits }
  const gains = new Map<number, number>()
  const gain = (owner: number, points: number): void => {
    if (owner >= 0) gains.set(owner, (gains.get(owner) ?? 0) + points)
  }
  for (const owner of owners) gain(owner, 1)
  const end = places[places.length - 1]
  view.players.forEach(({ cards }, owner) => {
    for (const slug of cards) {
      const card = cardOf(view.map, slug)
      if (card.effect === 'hotel' && card.place === end) gain(owner, card.points ?? 0)
    }
  })
  const depot = cardOf(view.map, 'trading-depot').points ?? 0
  for (const { link } of route) for (const owner of link.depots) gain(owner, depot)
  for (const slug of view.display) {
    const card = cardOf(view.map, slug)
    const fits = owners.length >= (card.links ?? 0) && [undefined, places[0]].includes(card.place) && [undefined, good].includes(card.colour as Good | undefined)
    if (card.effect === 'first-delivery' && fits) gain(seat, card.points ?? 0)
  }
  return { ...found, gains }
}

/** The best for the seat first, then those that give others least, then the shortest; those that
 * only wait come last. */
export function ranked(all: Delivery[], seat: number): Delivery[] {
  const own = (one: Delivery): number => one.gains.get(seat) ?? 0
  const others = (one: Delivery): number => [...one.gains.values()].reduce((sum, gain) => sum + gain, 0) - own(one)
  return all.sort(
    (one, two) =>
      Number(one.waits ?? false) - Number(two.waits ?? false) || own(two) - own(one) || others(one) - others(two) || one.places.length - two.places.length,
  )
}
