/** Cities and towns of a map source: founded, called otherwise, and gone with all that names them. */
import { centre, type Hex, type Orientation, same } from './plane'
import type { Compiled, Kind, Place, Source } from './source'

export const placeAt = (compiled: Compiled | null, hex: Hex): Compiled['places'][number] | undefined =>
  compiled?.places.find(({ hex: at }) => {
    const there = at === null ? undefined : compiled.hexes[at]
    return there !== undefined && there[1] === hex[0] && there[2] === hex[1]
  })

/** Where in the country a hex lies, for the check that colours are spread. */
function regionOf(compiled: Compiled | null, hex: Hex, orientation: Orientation): string {
  const all = (compiled?.hexes ?? []).map(([, q, r]) => centre(orientation, [q, r]))
  if (!all.length) return 'middle'
  const mean = (axis: 0 | 1): number => all.reduce((sum, one) => sum + one[axis], 0) / all.length
  const [x, y] = centre(orientation, hex)
  return `${y < mean(1) ? 'north' : 'south'}-${x < mean(0) ? 'west' : 'east'}`
}

export function found(
  source: Source,
  compiled: Compiled | null,
  kind: Kind,
  hex: Hex,
  colours: string[],
  name: string,
): Source {
  const place: Place = { name, at: hex }
  if (kind === 'city') {
    const used = (source.city ?? []).map(({ colour }) => colour)
    const rarest = [...colours].sort(
      (a, b) => used.filter((it) => it === a).length - used.filter((it) => it === b).length,
    )
    Object.assign(place, {
      colour: rarest[0],
      cubes: rarest[0] === 'grey' ? 2 : 3,
      region: regionOf(compiled, hex, source.orientation),
    })
  }
  return { ...source, [kind]: [...(source[kind] ?? []), place] }
}

/** The entry of the place on a hex: one that was put there just now, or as it was compiled. */
export function entryOf(source: Source, compiled: Compiled | null, hex: Hex): { kind: Kind; index: number } | null {
  for (const kind of ['city', 'town'] as const) {
    const index = (source[kind] ?? []).findIndex(({ at }) => at && same(at, hex))
    if (index >= 0) return { kind, index }
  }
  const place = placeAt(compiled, hex)
  if (!place) return null
  const list = (source[place.kind] ?? []).map(({ name, slug }, index) => ({ name, slug, index }))
  const entry = list.find(({ slug }) => slug === place.slug) ?? list.find(({ name }) => name === place.name)
  return entry ? { kind: place.kind, index: entry.index } : null
}

export const change = (source: Source, kind: Kind, index: number, changes: Partial<Place>): Source => ({
  ...source,
  [kind]: (source[kind] ?? []).map((one, n) => (n === index ? { ...one, ...changes } : one)),
})

/** A name in another alphabet gives no word to play by: such a place gets one by its number. */
function word(source: Source, kind: Kind, index: number, name: string): { slug?: string } {
  if (source[kind]?.[index]?.slug || /^[^a-z0-9]*[a-z]/.test(name.toLowerCase().normalize('NFKD'))) return {}
  const taken = [...(source.city ?? []), ...(source.town ?? [])].map(({ slug }) => slug)
  let number = 1
  while (taken.includes(`${kind}-no-${number}`)) number++
  return { slug: `${kind}-no-${number}` }
}

/** A place is called otherwise. Where lines, cards or ships name it by its slug it keeps that, and
 * cards that are called after it are called after it again. */
export function rename(source: Source, compiled: Compiled | null, kind: Kind, index: number, name: string): Source {
  const before = source[kind]?.[index]?.name ?? ''
  const there = compiled?.places.find((one) => one.kind === kind && one.name === before)
  const said = there && JSON.stringify([source.facts, source.lane ?? []]).includes(`"${there.slug}"`)
  const next = change(
    source,
    kind,
    index,
    said ? { name, slug: there.slug } : { name, ...word(source, kind, index, name) },
  )
  if (!said || !source['names']) return next
  const names = Object.entries(source['names'] as Record<string, Record<string, string>>).map(([language, words]) => {
    const called = Object.entries(words).map(([slug, text]) =>
      slug.endsWith(`-${there.slug}`) ? [slug, text.replace(before, name)] : [slug, text],
    )
    return [language, Object.fromEntries(called) as Record<string, string>]
  })
  return { ...next, names: Object.fromEntries(names) as unknown }
}

/** A city becomes a town, or the other way round. */
export function turnInto(
  source: Source,
  kind: Kind,
  index: number,
  colours: string[],
  compiled: Compiled | null,
): Source {
  const one = source[kind]?.[index]
  if (!one) return source
  const other: Kind = kind === 'city' ? 'town' : 'city'
  const { colour: _, cubes: __, region: ___, ...plain } = one
  const left = { ...source, [kind]: (source[kind] ?? []).filter((_, n) => n !== index) }
  if (other === 'town') return { ...left, town: [...(left.town ?? []), plain] }
  const at = one.at ?? [0, 0]
  const made = found(left, compiled, 'city', at, colours, one.name)
  const cities = made.city ?? []
  return { ...made, city: cities.map((it, n) => (n === cities.length - 1 ? { ...it, ...plain } : it)) }
}

/** Without the place on a hex. */
export function rubPlace(source: Source, compiled: Compiled | null, hex: Hex): Source {
  const entry = entryOf(source, compiled, hex)
  return entry ? dropped(source, compiled, entry.kind, entry.index) : source
}

type Table = Record<string, unknown>
export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Facts without the cards, lines and ships that name a place; `gone` takes their slugs. */
function unnamed(facts: unknown, slug: string, gone: Set<unknown>): unknown {
  if (Array.isArray(facts)) {
    const names = (one: Table): boolean =>
      Object.values(one).some((value) => value === slug || (Array.isArray(value) && value.includes(slug)))
    const lost = facts.filter((one) => isTable(one) && names(one))
    for (const one of lost) gone.add((one as Table)['slug'])
    return facts.filter((one) => !lost.includes(one)).map((one) => unnamed(one, slug, gone))
  }
  if (!isTable(facts)) return facts
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, unnamed(value, slug, gone)]))
}

/** Without a place, and without what names it. */
export function dropped(source: Source, compiled: Compiled | null, kind: Kind, index: number): Source {
  const one = source[kind]?.[index]
  const slug = one?.slug ?? compiled?.places.find((place) => place.kind === kind && place.name === one?.name)?.slug
  const next: Source = { ...source, [kind]: (source[kind] ?? []).filter((_, n) => n !== index) }
  if (slug === undefined) return next
  const gone = new Set<unknown>()
  const { sea, ...facts } = unnamed(source.facts, slug, gone) as Table & { sea?: { links: unknown[] } }
  if (!gone.size) return next
  const lane = (source.lane ?? []).filter((it) => !gone.has(it.slug))
  return { ...next, lane, facts: sea?.links.length ? { ...facts, sea } : facts }
}
