/** What maps are called. */
import { t, texts } from '../texts/language.svelte'

/** One of the game's own maps by its name in the language; others have but a title. */
export function mapName(game: string, map: string): string {
  const key = `web-${game}-choice-${map}`
  return texts().has(key) ? t(key) : map
}

/** What a map was made from. */
export const madeFrom = ({ game, origin }: { game: string; origin: string }): string => mapName(game, origin)
