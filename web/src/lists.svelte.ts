/** Lists that several pages read. */
import { call } from './api/call'
import type { Game } from './api/types'

let games: Promise<Game[]> | null = null

/** The games of this server, asked for once. */
export function gameList(): Promise<Game[]> {
  games ??= call<Game[]>('GET', '/games').catch((problem: unknown) => {
    games = null
    throw problem
  })
  return games
}
