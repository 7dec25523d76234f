/** Deliveries, in the games that carry a cube over links: as the server tells of them, and as one asks for them. */
import type { Forecast } from '../../api/types'
import type { Good } from '../../draw/goods'
import { leaving } from '../../draw/links'

/** What the list reads of a delivery; boards know more of it. */
export interface Listed {
  words: string[]
  good: Good
  places: string[]
  owners: number[]
  /** points by seat */
  gains: Map<number, number>
  /** it goes no farther now: it waits, and pays when it arrives */
  waits?: boolean
}

/** What each player gets, told under `seat-0` and so on. */
export const gainsOf = (told: Forecast): Map<number, number> =>
  new Map(
    Object.entries(told).flatMap(([part, points]): [number, number][] =>
      part.startsWith(SEAT) ? [[Number(part.slice(SEAT.length)), points]] : [],
    ),
  )
const SEAT = 'seat-'

/** The best for the seat first, then those that give others least, then the shortest; those that
 * only wait come last. */
export function ranked<Delivery extends Listed>(all: Delivery[], seat: number): Delivery[] {
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

/** A link as it leaves a place. */
interface Leg {
  to: string
}

/** The legs that words name one after the other; undefined where one is not known yet. */
export function follow<L extends Leg>(
  out: ReadonlyMap<string, L>,
  from: string,
  words: readonly string[],
): L[] | undefined {
  const legs: L[] = []
  for (const word of words) {
    const leg = out.get(leaving(legs.at(-1)?.to ?? from, word))
    if (!leg) return undefined
    legs.push(leg)
  }
  return legs
}

/** The words by which a cube would go there over the fewest links, whoever's they are; null where none lead there. */
export function shortest(
  out: ReadonlyMap<string, Leg>,
  from: string,
  arrived: (place: string) => boolean,
): string[] | null {
  const leave = byPlace(out)
  const seen = new Set([from])
  const line: { place: string; words: string[] }[] = [{ place: from, words: [] }]
  for (const { place, words } of line)
    for (const { word, to } of leave.get(place) ?? []) {
      if (seen.has(to)) continue
      if (arrived(to)) return [...words, word]
      seen.add(to)
      line.push({ place: to, words: [...words, word] })
    }
  return null
}

/** What somebody may have meant by moving a cube from there, possible or not: the way with the
 * fewest links to a city that takes it, else any link, else any edge. */
export function attempts(
  out: ReadonlyMap<string, Leg>,
  from: string,
  goods: readonly Good[],
  takes: (place: string, good: Good) => boolean,
  edge: string,
): string[][] {
  const colours = goods.length ? [...new Set(goods)] : (['red'] as Good[])
  const found = colours.flatMap((good) => {
    const words = shortest(out, from, (place) => takes(place, good))
    return words ? [['deliver', good, from, ...words]] : []
  })
  if (found.length) return found.sort((one, two) => one.length - two.length).slice(0, 1)
  return [['deliver', colours[0] ?? 'red', from, byPlace(out).get(from)?.[0]?.word ?? edge]]
}

function byPlace(out: ReadonlyMap<string, Leg>): Map<string, { word: string; to: string }[]> {
  const found = new Map<string, { word: string; to: string }[]>()
  for (const [key, { to }] of out) {
    const [place = '', word = ''] = key.split(' ')
    found.set(place, [...(found.get(place) ?? []), { word, to }])
  }
  return found
}
