/** What a map calls its places; fetched once for a page, with the map's data. */
import { file } from '../api/house'

export type Called = Readonly<Record<string, string>>

interface Compiled {
  places: { slug: string; name: string }[]
  /** by language and slug, where they differ from what is printed */
  names?: Record<string, Called>
}

export function calledOn(map: Compiled, language: string): Called {
  const printed = Object.fromEntries(map.places.map(({ slug, name }) => [slug, name]))
  const codes = ['en', language.split('-')[0] ?? '', language]
  return Object.assign(printed, ...codes.map((code) => map.names?.[code] ?? {})) as Called
}

const known = new Map<string, Promise<(language: string) => Called>>()

/** A game whose maps the server doesn't have calls its places by its texts. */
async function fetched(path: string): Promise<(language: string) => Called> {
  const answer = await fetch(path)
  if (!answer.ok) return () => ({})
  const map = (await answer.json()) as Compiled
  return (language) => calledOn(map, language)
}

export function placesOf(game: string, map: string): Promise<(language: string) => Called> {
  const path = file(`/games/${game}/maps/${map}.json`)
  let places = known.get(path)
  if (!places) {
    places = fetched(path)
    places.catch(() => known.delete(path))
    known.set(path, places)
  }
  return places
}
