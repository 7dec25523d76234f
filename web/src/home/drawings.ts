/** Small drawings of a game's maps, fetched when its card is opened. */
import { call } from '../api/call'
import { file } from '../api/house'
import type { Game, MapSummaries, MapSummary } from '../api/types'
import { mode } from '../house/mode.svelte'

export interface Drawing {
  players: { least?: number; most?: number; advised?: number[]; advised_variant?: number[] }
  /** dots by colour */
  cities: Record<string, string>
  lands?: string
  hexes?: string
  hills?: string
  lakes?: string
  rivers?: string
  lanes?: string
  snow?: string
}

export interface Drawings {
  size: [number, number]
  maps: Record<string, Drawing>
}

const found = import.meta.glob<{ default: unknown }>('../boards/*/maps.json')

/** A map that came after the pages were made; without a drawing it is chosen by its name. */
async function fetched(game: string, map: string): Promise<[string, Drawing][]> {
  const answer = await fetch(file(`/games/${game}/maps/${map}.small.json`))
  return answer.ok ? [[map, (await answer.json()) as Drawing]] : []
}

/** So many maps that people drew stand beside those of the house; the others are on their page. */
const MOST_LISTED = 6

/** Maps that people have drawn for everybody, those first that bots found fair. */
export async function listedMaps(game: string): Promise<MapSummary[]> {
  if (mode.local) return []
  const { maps } = await call<MapSummaries>('GET', '/maps?which=listed').catch(() => ({ maps: [] }))
  return maps
    .filter((one) => one.game === game && one.newest)
    .sort((one, two) => Number(two.passed) - Number(one.passed))
    .slice(0, MOST_LISTED)
}

export async function drawingsOf(game: Game, more: readonly string[] = []): Promise<Drawings | null> {
  const load = found[`../boards/${game.id}/maps.json`]
  if (!load) return null
  const ours = (await load()).default as Drawings
  const maps = [...(game.options.find((option) => option.name === 'map')?.choices ?? []), ...more]
  const others = await Promise.all(maps.filter((map) => !(map in ours.maps)).map((map) => fetched(game.id, map)))
  return others.length ? { ...ours, maps: { ...ours.maps, ...Object.fromEntries(others.flat()) } } : ours
}

/** How well a map fits a number of players: 2 best, 1 possible, 0 not at all. */
export function fit(drawing: Drawing | undefined, seats: number): number {
  const { least = 0, most = 99, advised = [], advised_variant: variant = [] } = drawing?.players ?? {}
  if (seats < least || seats > most) return 0
  return advised.includes(seats) || variant.includes(seats) ? 2 : 1
}

/** The maps in the order in which they fit a number of players. */
export const byFit = (drawings: Drawings | null, maps: readonly string[], seats: number): string[] =>
  [...maps].sort((one, two) => fit(drawings?.maps[two], seats) - fit(drawings?.maps[one], seats))

/** Numbers as people say them: 3–5, or 2, 5. */
export function numbers(all: readonly number[]): string {
  const [first = 0, last = 0] = [all[0], all[all.length - 1]]
  return all.length > 1 && last - first === all.length - 1 ? `${first}–${last}` : all.join(', ')
}
