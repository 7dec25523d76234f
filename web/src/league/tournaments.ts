/** A tournament as somebody wishes for it, and how that is asked for. */
import { requestId } from '../api/call'
import type { Game, NewTournament, Tournament } from '../api/types'
import { type OwnClock, timed } from '../home/ownClock'
import { clockOf, optionsFor, type Value } from '../home/wishes'

export const KINDS = ['swiss', 'league', 'duplicate', 'knockout'] as const
export type Kind = (typeof KINDS)[number]

export interface Wish {
  title: string
  game: string
  options: Record<string, Value>
  kind: Kind
  seats: number
  rounds: number
  group: number
  advance: number
  days: number
  minutes: number
  own: OwnClock | null
  starts: string
  bots: number
  level: string
  fill: boolean
  rated: boolean
}

const DAY = 24 * 3600

/** What a kind asks for beside game and seats. */
export const ASKS: Record<Kind, ('rounds' | 'group' | 'advance' | 'days')[]> = {
  swiss: ['rounds'],
  league: ['rounds', 'days'],
  duplicate: ['rounds', 'days'],
  knockout: ['group', 'advance'],
}

/** Numbers that can be met, whatever was there before. */
export function fitting(wish: Wish, game: Game): Wish {
  const low = Math.max(2, game.low)
  const seats = wish.kind === 'swiss' ? 2 : Math.min(game.high, Math.max(low, wish.seats))
  const whole = Math.max(1, Math.round(wish.rounds / seats)) * seats
  const rounds = wish.kind === 'swiss' ? wish.rounds : whole
  const group = seats === 2 ? Math.max(2, wish.group - (wish.group % 2)) : seats
  return { ...wish, seats, rounds, group, advance: Math.min(wish.advance, group - 1) }
}

export function asked(wish: Wish, game: Game): NewTournament {
  const { title, kind, seats, rated } = wish
  const asks = ASKS[kind]
  return {
    title,
    game: game.id,
    options: optionsFor(game, wish.options, seats),
    kind,
    seats,
    rated,
    rounds: asks.includes('rounds') ? wish.rounds : 0,
    group: asks.includes('group') ? wish.group : 0,
    advance: asks.includes('advance') ? wish.advance : 1,
    every: asks.includes('days') ? Math.round(wish.days * DAY) : 0,
    clock: wish.own ? timed(wish.own) : clockOf(wish.minutes),
    starts: wish.starts ? new Date(wish.starts).getTime() / 1000 : null,
    bots: Array.from({ length: wish.bots }, () => wish.level),
    fill: wish.fill ? wish.level : null,
    request: requestId(),
  }
}

/** The table of the round that is played at which I sit, if it isn't over. */
export function myTable(one: Tournament): string | null {
  const mine = one.standing.find((row) => row.mine)?.number
  const tables = one.played.flatMap(({ tables }) => tables)
  return tables.find((table) => mine !== undefined && table.players.includes(mine) && !table.over)?.table ?? null
}
