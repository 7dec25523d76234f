/** A link before it is built, as the server has planned it: over which edges its tiles run, and what
 * each of them costs. Nothing here knows a rule. */
import type { GameEvent, Plan } from '../../api/types'
import { chain, isComplete, opposite } from '../../draw/links'
import { type Ends, railsOf, TILES } from './data'
import type { City, Hex, Land } from './land'
import type { Link, View } from './view'

/** A tile of the plan: the sentence that lays it, over which edges its rail runs, its price. */
export interface Step {
  words: string[]
  hex: Hex
  from: number
  to: number
  ground: number
  /** what the snow adds */
  snow: number
  /** the edges with a ridge that it pays for, and what each costs */
  ridges: number[]
  ridge: number
  price: number
}

/** Where a link begins: at a city, or at the open end of one's own track that began there. */
export interface Origin {
  city: City
  tip: { hex: Hex; edge: number } | null
}

/** What somebody is paid for it: the word of a card, or the cities of a line. */
export interface Gain {
  what: string[]
  seat: number
  points: number
}

export interface Trail {
  steps: Step[]
  tiles: number
  ridges: number
  ground: number
  snow: number
  /** what its ridges cost */
  climbs: number
  /** ferry hexes among them */
  ferries: number
  price: number
  /** the city at its other end; null while it is open */
  end: City | null
  gains: Gain[]
  /** cash and bonds when it lies */
  purse: Purse
}

export interface Purse {
  cash: number
  bonds: number
}

export const nameOf = ({ tip, city }: Origin): string => (tip ? tip.hex.slug : city.slug)

export const tilesLeft = (view: View): number => view.build?.tiles_left ?? TILES

/** The open end of an incomplete link. */
export function tipOf(land: Land, link: Link): { hex: Hex; edge: number } | null {
  if (link.complete || isComplete(link)) return null
  const rails = chain(land, link)
  const [first, last] = [rails[0], rails[rails.length - 1]]
  if (!first || !last) return null
  const start = link.ends.find((end) => end !== null)
  const begins = land.beyond(first.hex, first.from)?.place?.slug === start
  return begins ? { hex: last.hex, edge: last.to } : { hex: first.hex, edge: first.from }
}

/** The hexes beside an origin, by the edge over which a link would enter them. */
export function firsts(land: Land, { city, tip }: Origin): Map<Hex, number> {
  const out = tip ? [tip] : city.exits.flatMap((open, edge) => (open ? [{ hex: city.hex, edge }] : []))
  const found = new Map<Hex, number>()
  for (const { hex, edge } of out) {
    const there = land.beyond(hex, edge)
    if (there && !there.place) found.set(there, opposite(edge))
  }
  return found
}

/** What these events pay; a delivery is told elsewhere. */
export function gainsOf(events: readonly GameEvent[]): Gain[] {
  const lines = events.filter(({ name }) => name === 'line-completed')
  const cards = events.filter(({ name, args }) => name === 'points-scored' && !TOLD.includes(String(args['for'])))
  return [...lines, ...cards].map(({ args }) => ({
    what: (args['between'] as string[] | undefined) ?? [String(args['for'])],
    seat: Number(args['seat']),
    points: Number(args['points']),
  }))
}
/** a line's points come with the line */
const TOLD = ['delivery', 'major-line']

/** A plan of the server as it lies on the map; undefined where it doesn't begin there. */
export function trailOf(land: Land, origin: Origin, { to, moves, bills, events, purse }: Plan): Trail | undefined {
  const end = land.cities.get(to) ?? null
  const entered = firsts(land, origin)
  const steps: Step[] = []
  for (const [at, move] of moves.entries()) {
    const words = move.split(' ')
    const [, slug = '', face = '', turns = ''] = words
    const hex = land.hexes.get(slug)
    const before = steps[at - 1]
    const from = hex && (before ? opposite(before.to) : entered.get(hex))
    const rail = railsOf(face, Number(turns)).find((ends: Ends) => from !== undefined && ends.includes(from))
    if (!hex || from === undefined || !rail) return undefined
    const out = rail[0] === from ? rail[1] : rail[0]
    const { ground = 0, added: snow = 0, ridges: climb = 0 } = bills[at] ?? {}
    const last = at === moves.length - 1
    const ridges = [from, ...(last && end ? [out] : [])].filter((edge) => climb && land.ridge(hex, edge))
    const ridge = climb / Math.max(1, ridges.length)
    steps.push({ words, hex, from, to: out, ground, snow, ridges, ridge, price: ground + snow + climb })
  }
  return trail(steps, end, gainsOf(events), { cash: 0, bonds: 0, ...purse })
}

export function trail(steps: Step[], end: City | null, gains: Gain[], purse: Purse): Trail {
  const sum = (of: (step: Step) => number): number => steps.reduce((all, step) => all + of(step), 0)
  return {
    steps,
    end,
    gains,
    purse,
    tiles: steps.length,
    ground: sum(({ ground }) => ground),
    snow: sum(({ snow }) => snow),
    climbs: sum(({ ridges, ridge }) => ridges.length * ridge),
    ferries: sum(({ hex }) => Number(hex.ferry)),
    ridges: sum(({ ridges }) => ridges.length),
    price: sum(({ price }) => price),
  }
}

/** The same plan on the same land drawn elsewhere. */
export function reseated(land: Land, plan: Trail): Trail {
  const steps = plan.steps.map((step) => ({ ...step, hex: land.hexes.get(step.hex.slug) ?? step.hex }))
  return { ...plan, steps, end: land.cities.get(plan.end?.slug ?? '') ?? null }
}

/** Straight ahead before round a bend. */
const bend = ({ steps }: Trail): number => {
  const last = steps[steps.length - 1]
  return last && (last.to - last.from + 6) % 6 === 3 ? 0 : 1
}

/** By where they lead, the cheapest first. */
export function byTarget(trails: readonly Trail[]): Map<string, Trail[]> {
  const found = new Map<string, Trail[]>()
  for (const one of trails) {
    const target = one.end?.hex ?? one.steps[one.steps.length - 1]?.hex
    if (target) found.set(target.slug, [...(found.get(target.slug) ?? []), one])
  }
  for (const all of found.values())
    all.sort((one, two) => one.price - two.price || one.tiles - two.tiles || bend(one) - bend(two))
  return found
}
