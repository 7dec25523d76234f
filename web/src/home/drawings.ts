/** Small drawings of a game's maps, fetched when its card is opened. */

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

const found = import.meta.glob<{ default: unknown }>('./maps/*.json')

export async function drawingsOf(game: string): Promise<Drawings | null> {
  const load = found[`./maps/${game}.json`]
  return load ? ((await load()).default as Drawings) : null
}

/** Numbers as people say them: 3–5, or 2, 5. */
export function numbers(all: readonly number[]): string {
  const [first = 0, last = 0] = [all[0], all[all.length - 1]]
  return all.length > 1 && last - first === all.length - 1 ? `${first}–${last}` : all.join(', ')
}
