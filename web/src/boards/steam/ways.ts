/** What may be said next, as places and choices on the board. */
import type { Listed } from '../Deliveries.svelte'
import type { Good } from '../../draw/goods'
import { leaving, type Rail, type Way } from '../../draw/links'
import type { BoardProps } from '../contract'

type Next = BoardProps['next']

export const words = (next: Next, said: readonly string[]): string[] => (next(said) ?? []).map((one) => one.word)

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
