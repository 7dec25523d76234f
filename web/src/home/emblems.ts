/** A game's emblem, drawn from the parts of its board. */
import { draw as plain } from './plainEmblem'

const found = import.meta.glob<{ draw: (name: string) => string }>('../boards/*/emblem.ts')

export async function emblemOf(game: string): Promise<string> {
  const load = found[`../boards/${game}/emblem.ts`]
  return load ? (await load()).draw(game) : plain(game)
}
