/** Deliveries as sentences, with all that each of them brings. */
import type { Country } from './country'
import { CARD_BONUS } from './data'
import type { Offer as OfferView, Space, Terrain, View } from './view'

export interface Offer extends OfferView {
  words: string[]
  /** own trains that are passed */
  trains: number
  terrains: Terrain[]
  /** cards in hand whose condition it meets */
  fitting: string[]
  /** prestige of a contract that can be shown */
  contract: number
  /** the spaces chosen where the way forks */
  via: string[]
}

/** At a fork the next space must be named. */
function forks(one: OfferView, all: readonly OfferView[]): string[] {
  return one.route.slice(1).filter((_, at) => {
    const ways = new Set(all.filter(({ route }) => route[at] === one.route[at]).map(({ route }) => route[at + 1]))
    return ways.size > 1
  })
}

export const prestigeOf = (offer: Offer): number =>
  offer.prestige + offer.contract + (offer.fitting.length ? CARD_BONUS : 0)

/** The best first; of routes with the same length and terrains only the first is shown. */
export function offersOf(view: View, country: Country, spaces: ReadonlyMap<string, Space>, seat: number): Offer[] {
  const all = view.deliveries ?? []
  const seen = new Set<string>()
  const found: Offer[] = []
  for (const one of all) {
    const same = all.filter(
      ({ factory, good, city }) => factory === one.factory && good === one.good && city === one.city,
    )
    const terrains = [...new Set(one.route.flatMap((slug) => country.spots.get(slug)?.terrain ?? []))]
    const key = [one.factory, one.good, one.city, one.length, ...[...terrains].sort()].join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const choices = forks(one, same)
    found.push({
      ...one,
      words: ['deliver', one.factory, one.good, one.city, ...choices],
      trains: one.route.filter((slug) => spaces.get(slug)?.trains.includes(seat)).length,
      terrains,
      fitting: one.fitting ?? [],
      contract: one.contract ?? 0,
      via: choices,
    })
  }
  return found.sort(
    (one, two) =>
      prestigeOf(two) - prestigeOf(one) || two.money + two.bonus - one.money - one.bonus || one.length - two.length,
  )
}
