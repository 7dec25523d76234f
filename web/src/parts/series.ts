/** Numbers over the game, made ready to be drawn. */
import type { GameEvent, HistoryMove } from '../api/types'
import { roundStarts } from './rounds'

/** The figures told so far, by name: for each seat one value per move. */
export function series(moves: readonly HistoryMove[], name: string, seats: number): number[][] {
  const told = moves.filter((move) => move.figures[name])
  return Array.from({ length: seats }, (_, seat) => told.map((move) => move.figures[name]?.[seat] ?? 0))
}

export function figureNames(moves: readonly HistoryMove[]): string[] {
  const names = new Set<string>()
  for (const move of moves) for (const name of Object.keys(move.figures)) names.add(name)
  return [...names]
}

/** How many rounds make a line of their own; with fewer a line goes from move to move. */
const ROUNDS = 5

export interface Lines {
  values: number[][]
  /** what stands under the values; empty where every so-many-th number does */
  labels: string[]
  /** where a move lies between the values */
  where: (move: number) => number
}

/** A figure over the game: at the end of every round where there are enough, else after every move. */
export function overTheGame(moves: readonly HistoryMove[], name: string, seats: number): Lines {
  const told = moves.filter((move) => move.figures[name])
  const starts = roundStarts(told)
  const first = told[0]?.move ?? 0
  const byMove = { values: series(told, name, seats), labels: [], where: (move: number) => move - first }
  if (starts.length < ROUNDS) return byMove
  const ends = starts.map((_, n) => (starts[n + 1]?.move ?? (told.at(-1)?.move ?? 0) + 1) - 1)
  const kept = [starts[0]!.move - 1, ...ends].flatMap((end) => told.filter((one) => one.move === end))
  return {
    values: series(kept, name, seats),
    labels: ['', ...starts.map((one) => String(one.round))],
    where: (move) => {
      const after = ends.findIndex((end) => move <= end)
      if (move < starts[0]!.move || after < 0) return after < 0 ? ends.length : 0
      const from = starts[after]!.move - 1
      return after + (move - from) / (ends[after]! - from)
    },
  }
}

export interface Gains {
  labels: string[]
  /** by seat, one number per label */
  values: number[][]
}

/** What each seat won in each round; what the final count added stands under `end`. */
export function gains(moves: readonly HistoryMove[], scores: readonly number[], end: string): Gains {
  const told = moves.filter((move) => move.figures['points'])
  const rounds = roundStarts(told)
  if (rounds.length < 2) return { labels: [], values: [] }
  const last = (round: number): number[] => told.findLast((one) => one.round <= round)?.figures['points'] ?? []
  const stops = [told[0]!.figures['points'] ?? [], ...rounds.map((one) => last(one.round)), [...scores]]
  const labels = [...rounds.map((one) => String(one.round)), end]
  const values = scores.map((_, seat) => labels.map((_, n) => (stops[n + 1]![seat] ?? 0) - (stops[n]![seat] ?? 0)))
  if (values.some((one) => one.at(-1) !== 0)) return { labels, values }
  return { labels: labels.slice(0, -1), values: values.map((one) => one.slice(0, -1)) }
}

/** A round step, so that an axis has three to six lines. */
export function stepFor(span: number): number {
  let step = 1
  for (let n = 0; span / step > 6; n++) step = [1, 2, 5][(n + 1) % 3]! * 10 ** Math.floor((n + 1) / 3)
  return step
}

/** Which of so many labels are written: every so-many-th and the last, which none comes close to. */
export const labelled = (count: number, every: number): number[] =>
  Array.from({ length: count }, (_, n) => n).filter(
    (n) => n === count - 1 || (n % every === 0 && count - 1 - n >= every),
  )

/** Labels at the ends of lines, moved apart until none covers another. */
export function spread(ends: readonly number[], gap: number): number[] {
  const order = ends.map((y, at) => ({ at, y })).sort((a, b) => a.y - b.y)
  for (let round = 0; round < 12; round++)
    for (let n = 1; n < order.length; n++) {
      const above = order[n - 1]!
      const below = order[n]!
      const lacking = gap - (below.y - above.y)
      if (lacking > 0) {
        below.y += lacking / 2
        above.y -= lacking / 2
      }
    }
  const placed: number[] = []
  for (const { at, y } of order) placed[at] = y
  return placed
}

/** The same within two bounds, if there is room: each as near to its place as the others let it. */
export function spreadWithin(ends: readonly number[], gap: number, least: number, most: number): number[] {
  const middle = spread(ends, gap)
  const order = middle.map((_, at) => at).sort((a, b) => middle[a]! - middle[b]!)
  const placed = [...middle]
  let free = least
  for (const at of order) free = (placed[at] = Math.max(placed[at]!, free)) + gap
  free = most
  for (const at of order.reverse()) free = (placed[at] = Math.min(placed[at]!, free)) - gap
  return placed
}

export interface Turning {
  move: number
  seat: number
  kind: 'lead' | 'gain'
  by: number
}

/** Where the lead changed hands, and the greatest gains of single moves. */
export function turningPoints(points: readonly number[][], most: number): Turning[] {
  const length = points[0]?.length ?? 0
  const found: Turning[] = []
  const gains: Turning[] = []
  let leader = -1
  for (let move = 1; move < length; move++) {
    const now = points.map((line) => line[move] ?? 0)
    const best = Math.max(...now)
    const first = now.filter((value) => value === best).length === 1 ? now.indexOf(best) : -1
    if (first >= 0 && first !== leader && leader >= 0) {
      const others = now.filter((_, seat) => seat !== first)
      found.push({ move, seat: first, kind: 'lead', by: best - Math.max(...others) })
    }
    if (first >= 0) leader = first
    points.forEach((line, seat) => {
      const by = (line[move] ?? 0) - (line[move - 1] ?? 0)
      if (by > 0) gains.push({ move, seat, kind: 'gain', by })
    })
  }
  gains.sort((a, b) => b.by - a.by || a.move - b.move)
  const chosen = found.slice(-Math.ceil(most / 2))
  for (const gain of gains) {
    if (chosen.length >= most) break
    if (!chosen.some((one) => one.move === gain.move)) chosen.push(gain)
  }
  return chosen.sort((a, b) => a.move - b.move)
}

/** It tells a number and nothing else: the turning point says that already. */
const bare = ({ args }: GameEvent): boolean =>
  Object.entries(args).every(([fact, value]) => fact === 'seat' || typeof value === 'number')

/** What somebody did in a move. Where he only took what the move before had earned him, it is that one. */
export function deed(moves: readonly HistoryMove[], at: number, seat: number): GameEvent | undefined {
  const did = (move: number): GameEvent | undefined =>
    moves.find((one) => one.move === move)?.events.find((event) => event.args['seat'] === seat && !bare(event))
  return did(at) ?? did(at - 1)
}
