/** Deliveries as sentences, with all that each of them brings. */
import type { Country } from './country'
import type { Offer as OfferView, Space, Terrain, View } from './view'

export interface Offer extends OfferView {
  words: string[]
  /** own trains that are passed */
  trains: number
  terrains: Terrain[]
  /** cards in hand whose condition it meets */
  fitting: string[]
  /** prestige of one of them, and of a contract that can be shown */
  card: number
  contract: number
  /** the spaces chosen where the way forks */
  said: string[]
}

export const prestigeOf = ({ prestige, contract, card }: Offer): number => prestige + contract + card

/** The best first; of routes with the same length and terrains only the first is shown. */
export function offersOf(view: View, country: Country, spaces: ReadonlyMap<string, Space>, seat: number): Offer[] {
  const all = view.deliveries ?? []
  const seen = new Set<string>()
  const found: Offer[] = []
  for (const one of all) {
    const terrains = [...new Set(one.route.flatMap((slug) => country.spots.get(slug)?.terrain ?? []))]
    const key = [one.factory, one.good, one.city, one.length, ...[...terrains].sort()].join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    found.push({
      ...one,
      words: ['deliver', one.factory, one.good, one.city, ...(one.said ?? [])],
      trains: one.route.filter((slug) => spaces.get(slug)?.trains.includes(seat)).length,
      terrains,
      fitting: one.fitting ?? [],
      card: one.card ?? 0,
      said: one.said ?? [],
      contract: one.contract ?? 0,
    })
  }
  return found.sort(
    (one, two) =>
      prestigeOf(two) - prestigeOf(one) || two.money + two.bonus - one.money - one.bonus || one.length - two.length,
  )
}
