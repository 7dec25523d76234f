/** What hints show on the map. */
import type { Good } from '../../draw/goods'
import type { Show, Shows } from '../common/shows'

const laid: Show = ({ hex, euros }, { texts }) => ({ place: String(hex), figures: [texts.money(Number(euros))] })

export const SHOWS: Shows = {
  'track-built': laid,
  'track-upgraded': laid,
  'track-redirected': laid,
  'city-founded': ({ place, colour }) => ({ place: String(place), tile: colour as Good }),
  'cube-delivered': ({ places, owners }) => ({
    place: (places as string[]).at(-1) ?? '',
    owners: owners as number[],
  }),
}
