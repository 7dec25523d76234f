/** Where and how things may be put, read out of the words that may be said. */
import type { Word } from '../../api/types'
import { cell } from './territory'
import type { Pawn } from './view'

export type Next = (said: readonly string[]) => readonly Word[] | undefined

export interface Place {
  column: number
  row: number
  /** the turns that fit there */
  turns: string[]
}

/** Words after these that can be said, none while they are being fetched. */
const after = (next: Next, ...said: string[]): string[] => (next(said) ?? []).map((one) => one.word)

/** Places where a tile fits; a starting tile has but one. */
export function placesFor(next: Next, verb: 'start' | 'place', tile: string): Map<string, Place> {
  const found = new Map<string, Place>()
  const add = (column: string, row: string, turns: string[]): void => {
    found.set(cell(+column, +row), { column: +column, row: +row, turns })
  }
  if (!after(next).includes(verb) || !after(next, verb).includes(tile)) return found
  if (verb === 'start') {
    add('0', '0', after(next, verb, tile))
    return found
  }
  for (const column of after(next, verb, tile))
    for (const row of after(next, verb, tile, column)) add(column, row, after(next, verb, tile, column, row))
  return found
}

export const placing = (verb: 'start' | 'place', tile: string, place: Place, turn: string): string[] =>
  verb === 'start' ? [verb, tile, turn] : [verb, tile, String(place.column), String(place.row), turn]

/** One way to put a pawn somewhere: by a token, or by a star in place of a token. */
export interface Settling {
  verb: 'put' | 'star'
  token: string
  pawn: Pawn
  column: number
  row: number
}

/** By place; what needs no star comes first, and a token that gives only this pawn before others. */
export function settlings(next: Next): Map<string, Settling[]> {
  const found = new Map<string, Settling[]>()
  for (const verb of ['put', 'star'] as const) {
    if (!after(next).includes(verb)) continue
    for (const token of after(next, verb))
      for (const pawn of after(next, verb, token) as Pawn[])
        for (const column of after(next, verb, token, pawn))
          for (const row of after(next, verb, token, pawn, column)) {
            const key = cell(+column, +row)
            const ways = found.get(key) ?? []
            ways.push({ verb, token, pawn, column: +column, row: +row })
            found.set(key, ways)
          }
  }
  for (const ways of found.values()) ways.sort((a, b) => rank(a) - rank(b))
  return found
}

const rank = (way: Settling): number =>
  (way.verb === 'star' ? 2 : 0) + (way.verb === 'put' && way.token === 'either' ? 1 : 0)

export const settling = (way: Settling): string[] => [
  way.verb,
  way.token,
  way.pawn,
  String(way.column),
  String(way.row),
]
