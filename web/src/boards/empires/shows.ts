/** What hints show on the map. */
import type { Shows } from '../common/shows'

/** for the way, and for being among the first in the city */
const EARNED = ['good-delivered', 'city-bonus']

export const SHOWS: Shows = {
  'good-delivered': ({ city, prestige }, { texts }, all) => {
    const earned = all.reduce((sum, { name, args }) => sum + (EARNED.includes(name) ? Number(args['money']) : 0), 0)
    const gained = prestige ? [`+${Number(prestige)}★`] : []
    return { place: String(city), figures: [`+${texts.money(earned)}`, ...gained] }
  },
}
