/** What hints show on the map. */
import type { Shows } from '../common/shows'

export const SHOWS: Shows = {
  // its words name a place beside it
  'train-moved': ({ space }) => ({ place: String(space) }),
  loaded: ({ station }) => ({ place: String(station) }),
  delivered: ({ station, dollars }, { texts }) => ({
    place: String(station),
    figures: [`+${texts.money(Number(dollars))}`],
  }),
}
