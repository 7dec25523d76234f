/** Where a key leads on the grid of the text board. */
import type { TextPlace } from '../api/types'

/** how much a step aside costs beside a step on: less than two, so that neighbours go first */
const ASIDE = 0.9

export const ARROWS: Record<string, readonly [east: number, south: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The neighbour that way. Where two are as near, rows take turns, so that one walks straight on. */
export function walk(places: readonly TextPlace[], here: TextPlace, east: number, south: number): TextPlace {
  const leans = (Math.floor(here.south / 2) % 2 === 0 ? 1 : -1) * 0.01
  let best = here
  let least = Infinity
  for (const one of places) {
    const [x, y] = [one.east - here.east, one.south - here.south]
    const on = x * east + y * south
    const aside = x * Math.abs(south) + y * Math.abs(east)
    const cost = on + ASIDE * Math.abs(aside) - leans * Math.sign(aside)
    if (on > 0 && cost < least) [best, least] = [one, cost]
  }
  return best
}

/** Lines from north to south, each from west to east. */
export function rowsOf(places: readonly TextPlace[]): TextPlace[][] {
  const rows = new Map<number, TextPlace[]>()
  for (const one of places) rows.set(one.south, [...(rows.get(one.south) ?? []), one])
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.east - b.east))
}

/** The end of the line that `here` is in. */
export function end(places: readonly TextPlace[], here: TextPlace, last: boolean): TextPlace {
  const row = rowsOf(places).find((one) => one.includes(here)) ?? [here]
  return row.at(last ? -1 : 0) ?? here
}

/** The next one, in the order of reading, for which that is so; round the end. */
export function scan(places: readonly TextPlace[], here: TextPlace, wanted: (place: TextPlace) => boolean): TextPlace {
  const all = rowsOf(places).flat()
  const at = all.indexOf(here)
  return [...all.slice(at + 1), ...all.slice(0, at)].find(wanted) ?? here
}
