/** The pieces and figures of the boxes, as the game's own data says them. */
import { SvelteMap } from 'svelte/reactivity'
import data from './data.json'
import type { Colour, Cubes } from './view'

export interface Card {
  class: 'circle' | 'diamond' | 'cross' | 'hand' | 'infinity' | 'spike'
  effect: string
  place?: string
  places?: string[]
  colour?: string
  points?: number
  /** ferry hexes that it covers */
  hexes?: number
  dollars?: number
  links?: number
  level?: number
  cubes?: number
  actions?: number
}

export interface Baron {
  effect: string
  points: number
  shared?: boolean
  level?: number
  number?: number
  colour?: string
  places?: string[]
}

export const COLOURS = data.colours as Colour[]
export const TERRAIN: Record<string, number> = data.terrain
export const TILES = data.tiles
export const URBANIZING = data.urbanizing
export const BOND = data.bond
export const EDGE_WORDS = data.edges
export const STEPS = data.steps
export const FACES: Record<string, { rails: number[][]; turns: number }> = data.faces
interface Line {
  cities: string[]
  western: boolean
}
type Slugs<T> = Record<string, T>
/** A map's cards; one of them may be another map's, by its name. */
interface Cards {
  deck: string | Slugs<Card>
  barons: string | Slugs<Baron>
  lines: Slugs<Line>
}
const FILES = import.meta.glob<Cards>('./cards/*.json', { import: 'default' })
/** by map; what is learnt later is shown at once */
const known = new SvelteMap<string, Cards>()
const asked = new Set<string>()

/** Asked for, they are fetched; a map that brings its own has none here. */
function cardsOf(map: string): Cards | undefined {
  const file = FILES[`./cards/${map}.json`]
  if (file && !asked.has(map)) {
    asked.add(map)
    void file().then(
      (found) => known.set(map, found),
      () => asked.delete(map),
    )
  }
  return known.get(map)
}

/** What a map says of its cards and lines, which may be its own, or ours by the name of a map. */
export interface CardFacts {
  deck: string | { card: (Card & { slug: string })[] }
  barons: string | { baron: (Baron & { slug: string; place?: string })[]; goals?: boolean }
  major_lines: { slug: string; cities: string[]; western_link?: boolean }[]
}

const bySlug = <T extends { slug: string }>(all: readonly T[]): Slugs<T> =>
  Object.fromEntries(all.map((one) => [one.slug, one]))

/** A map that came after the pages were made brings its cards along. */
export function learnCards(map: string, { deck, barons, major_lines }: CardFacts): void {
  if (`./cards/${map}.json` in FILES || known.has(map)) return
  if (typeof barons !== 'string' && barons.goals) GOALS.push(map)
  known.set(map, {
    deck: typeof deck === 'string' ? deck : bySlug(deck.card),
    barons:
      typeof barons === 'string'
        ? barons
        : bySlug(barons.baron.map((one) => ({ ...one, places: one.places ?? (one.place ? [one.place] : []) }))),
    lines: Object.fromEntries(
      major_lines.map(({ slug, cities, western_link: western = false }) => [slug, { cities, western }]),
    ),
  })
}

/** Maps whose barons are called goals. */
export const GOALS: string[] = data.goals

/** The cities that a major line joins, and whether it needs a Western Link. */
export const lineOf = (map: string, slug: string): Line | undefined => cardsOf(map)?.lines[slug]
export function cardOf(map: string, slug: string): Card {
  const deck = cardsOf(map)?.deck ?? {}
  return typeof deck === 'string' ? cardOf(deck, slug) : (deck[slug] ?? { class: 'cross', effect: '' })
}
/** A baron of a set: a map's own, or the world's. */
export function baronOf(set: string, slug: string): Baron {
  const barons = cardsOf(set)?.barons ?? {}
  return typeof barons === 'string' ? baronOf(barons, slug) : (barons[slug] ?? { effect: '', points: 0 })
}

export type Ends = [number, number]

/** A face's rails turned clockwise. */
export const railsOf = (face: string, turns: number): Ends[] =>
  (FACES[face]?.rails ?? []).map(([a = 0, b = 0]) => [(a + turns) % 6, (b + turns) % 6])

/** Cubes one by one, in the order of the colours. */
export const each = (cubes: Cubes): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour))
