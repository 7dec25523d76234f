/** The deliveries that a seat may make now, as they lie on the map. */
import type { Forecast } from '../../api/types'
import type { Listed } from '../common/Deliveries.svelte'
import type { Good } from '../../draw/goods'
import { chainPath, leaving, ways } from '../../draw/links'
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

/** The same curve from its other end; it consists of cubic pieces. */
function backwards(path: string): string {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, at) => `${numbers[2 * at]} ${numbers[2 * at + 1]}`,
  ).reverse()
  return points.map((point, at) => `${at === 0 ? 'M' : at % 3 === 1 ? 'C' : ' '}${point}`).join('')
}

/** All complete links, by the place and the word they leave it by. */
export function legsOf(land: Land, view: View): Map<string, Leg> {
  const found = new Map<string, Leg>()
  for (const [key, { link, to, rails }] of ways(land, view.links))
    found.set(key, { word: key.split(' ')[1] ?? '', to, link, path: chainPath(land, rails) })
  const numbered = new Map(view.links.map((link) => [link.link, link]))
  for (const {
    sea,
    lane,
    between: [a, b],
    link: number,
  } of view.sea_links ?? []) {
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

/** A delivery as the server tells of it: its links and what each player gets, under `seat-0` and so
 * on. `trip` is that of a cube that waits and goes on. */
export function deliveryOf(
  legs: ReadonlyMap<string, Leg>,
  sentence: string,
  told: Forecast,
  trip?: Waiting,
): Delivery | undefined {
  const words = sentence.split(' ')
  const goesOn = words[0] === 'continue'
  const [, colour, from = ''] = words
  const places = goesOn ? [...(trip?.places ?? [])] : [from]
  const route: Leg[] = []
  for (const word of words.slice(goesOn ? 1 : 3)) {
    if (CALLS.includes(word)) continue
    const leg = legs.get(leaving(places[places.length - 1] ?? '', word))
    if (!leg) return undefined
    route.push(leg)
    places.push(leg.to)
  }
  const gains = Object.entries(told).flatMap(([part, points]): [number, number][] =>
    part.startsWith(SEAT) ? [[Number(part.slice(SEAT.length)), points]] : [],
  )
  return {
    words,
    good: goesOn ? (trip?.colour ?? 'red') : (colour as Good),
    places,
    owners: [...(goesOn ? (trip?.owners ?? []) : []), ...route.map(({ link }) => link.owner)],
    paths: route.map(({ path }) => path),
    refuels: words.filter((word) => word === 'refuel').length,
    gains: new Map(gains),
    waits: words[words.length - 1] === 'halt',
  }
}
/** what a cube does in a city, between its legs */
const CALLS = ['refuel', 'halt', 'unload']
const SEAT = 'seat-'

/** The best for the seat first, then those that give others least, then the shortest; those that
 * only wait come last. */
export function ranked(all: Delivery[], seat: number): Delivery[] {
  const own = (one: Delivery): number => one.gains.get(seat) ?? 0
  const others = (one: Delivery): number => [...one.gains.values()].reduce((sum, gain) => sum + gain, 0) - own(one)
  return all.sort(
    (one, two) =>
      Number(one.waits ?? false) - Number(two.waits ?? false) ||
      own(two) - own(one) ||
      others(one) - others(two) ||
      one.places.length - two.places.length,
  )
}

/** What somebody may have meant by moving a cube from there, possible or not: the way with the
 * fewest links to a city that takes it, else any edge. */
export function attempts(
  legs: ReadonlyMap<string, Leg[]>,
  from: string,
  goods: readonly Good[],
  takes: (place: string, good: Good) => boolean,
): string[][] {
  const colours = goods.length ? [...new Set(goods)] : (['red'] as Good[])
  const shortest = (good: Good): string[] | null => {
    const seen = new Set([from])
    const line: { place: string; words: string[] }[] = [{ place: from, words: [] }]
    for (const { place, words } of line)
      for (const { word, to } of legs.get(place) ?? []) {
        if (seen.has(to)) continue
        if (takes(to, good)) return [...words, word]
        seen.add(to)
        line.push({ place: to, words: [...words, word] })
      }
    return null
  }
  const found = colours.flatMap((good) => {
    const words = shortest(good)
    return words ? [['deliver', good, from, ...words]] : []
  })
  if (found.length) return found.sort((one, two) => one.length - two.length).slice(0, 1)
  return [['deliver', colours[0] ?? 'red', from, legs.get(from)?.[0]?.word ?? 'e']]
}
