/** Which house the page is in: the server's, or the one in this browser. */
import { moveTo } from '../api/house'
import type { Game } from '../api/types'
import { habits } from '../me.svelte'
import { learnBrowser } from '../texts/language.svelte'
import type { State } from './local'

/** A site of plain files has no server. */
export const SITE = import.meta.env.MODE === 'site'
const KEY = 'house'

/** `start`: how far the house in this browser is; null while the server answers. */
export const mode: { readonly local: boolean; start: State | null } = $state({ local: wanted(), start: null })

function wanted(): boolean {
  try {
    return SITE || sessionStorage.getItem(KEY) === 'browser'
  } catch {
    return SITE
  }
}

/** Seconds for a move of the slowest of these levels, where this browser thinks itself; 0 where all answer at once. */
export const slowest = (game: Game, levels: string[]): number =>
  mode.local ? Math.max(0, ...levels.map((level) => game.browser_levels[level] ?? 0)) : 0

/** A text that is another one where this browser is the house. */
export const here = (key: string): string => (mode.local ? `${key}-here` : key)

/** Before anything is asked. */
export async function moveIn(): Promise<void> {
  if (!mode.local) return
  habits.text = false // a table in words is told by the server
  void learnBrowser()
  const { LocalHouse } = await import('./local')
  const local = new LocalHouse((state) => (mode.start = state))
  moveTo(local)
  void local.start()
}

/** Into the other house, from its first page on. */
export function change(local: boolean): void {
  sessionStorage.setItem(KEY, local ? 'browser' : 'server')
  location.assign('/')
}
