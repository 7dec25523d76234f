/** What hints show on the map. */
import type { Good } from '../../draw/goods'
import type { Show, Shows } from '../common/shows'

const laid: Show = ({ hex, sea, dollars }, { texts }) => ({
  place: String(hex ?? sea),
  figures: [texts.money(Number(dollars))],
})
/** What is told without its price is paid for just there. */
const bought =
  (purpose: string): Show =>
  ({ place, colour }, { texts }, all) => ({
    place: String(place),
    figures: all.flatMap(({ args }) => (args['for'] === purpose ? [texts.money(Number(args['dollars']))] : [])),
    tile: colour as Good,
  })
const carried: Show = ({ places, owners }) => ({
  place: (places as string[]).at(-1) ?? '',
  owners: (owners ?? []) as number[],
})

export const SHOWS: Shows = {
  'track-built': laid,
  'track-crossed': laid,
  'track-redirected': laid,
  'sea-link-opened': laid,
  'city-urbanized': bought('urbanization'),
  'depots-placed': bought('fuel-depots'),
  'mine-opened': bought('mine'),
  'western-link-built': bought('western-link'),
  'cube-delivered': carried,
  'cube-waits': carried,
}
