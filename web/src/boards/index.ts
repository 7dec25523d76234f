/** The drawing of a game, fetched when it is needed; a game without one is played by its words. */
import type { GameBoard } from './contract'
import { broughtBoard } from './brought'
import Fallback from './Fallback.svelte'

const found = import.meta.glob<{ default: GameBoard<never> }>('./*/index.ts')

export async function boardOf(game: string): Promise<GameBoard> {
  const load = found[`./${game}/index.ts`]
  if (load) return (await load()).default as GameBoard
  return (await broughtBoard(game)) ?? { Board: Fallback }
}
