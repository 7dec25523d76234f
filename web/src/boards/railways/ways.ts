/** The deliveries that a seat may make now, as they lie on the map. */
import type { Forecast } from '../../api/types'
import type { Good } from '../../draw/goods'
import { chainPath, leaving, ways } from '../../draw/links'
import { follow, gainsOf, type Listed } from '../common/delivery'
import type { Land } from './land'
import type { Link, View, Waiting } from './view'

export interface Delivery extends Listed {
  /** the line of each of its links */
  paths: string[]
  /** fuel depots that it uses up on the way */
  refuels: number
}

/** A link as it leaves a place. */
export interface Leg {
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

/** All complete links, by the place and the word they leave it by: an edge or a space at sea. */
export function legsOf(land: Land, view: View): Map<string, Leg> {
  const found = new Map<string, Leg>()
  for (const [key, { link, to, rails }] of ways(land, view.links))
    found.set(key, { to, link, path: chainPath(land, rails) })
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
    found.set(leaving(a, sea), { to: b, link, path })
    found.set(leaving(b, sea), { to: a, link, path: backwards(path) })
  }
  return found
}

/** A delivery as the server tells of it: its links and what each player gets. `trip` is
 * that of a cube that waits and goes on. */
export function deliveryOf(
  legs: ReadonlyMap<string, Leg>,
  sentence: string,
  told: Forecast,
  trip?: Waiting,
): Delivery | undefined {
  const words = sentence.split(' ')
  const goesOn = words[0] === 'continue'
  const from = goesOn ? (trip?.places ?? []) : [words[2] ?? '']
  const legWords = words.slice(goesOn ? 1 : 3).filter((word) => !CALLS.includes(word))
  const route = follow(legs, from.at(-1) ?? '', legWords)
  if (!route) return undefined
  return {
    words,
    good: goesOn ? (trip?.colour ?? 'red') : (words[1] as Good),
    places: [...from, ...route.map(({ to }) => to)],
    owners: [...(goesOn ? (trip?.owners ?? []) : []), ...route.map(({ link }) => link.owner)],
    paths: route.map(({ path }) => path),
    refuels: words.filter((word) => word === 'refuel').length,
    gains: gainsOf(told),
    waits: words[words.length - 1] === 'halt',
  }
}
/** what a cube does in a city, between its legs */
const CALLS = ['refuel', 'halt', 'unload']
