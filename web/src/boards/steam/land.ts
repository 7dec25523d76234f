/** A map as the atlas compiled it: where its hexes lie, and the two layers of its still picture. */
import { file } from '../../api/house'
import { stillPicture } from '../../draw/picture'
import { EDGE_WORDS, PRICES, RIVERS, STEPS } from './data'

export interface Hex {
  slug: string
  q: number
  r: number
  x: number
  y: number
  hill: boolean
  river: boolean
  /** what they add to the first tile */
  ground: number
  place: Town | null
}

export interface Town {
  slug: string
  name: string
  kind: 'city' | 'town'
  hex: Hex
}

export interface Land {
  name: string
  side: number
  flat: boolean
  width: number
  height: number
  hexes: Map<string, Hex>
  places: Map<string, Town>
  edges: string[]
  /** the hex over an edge */
  beyond: (hex: Hex, edge: number) => Hex | undefined
  /** what lies under the pieces, and each place's name and mark above them */
  ground: string
  names: { slug: string; drawn: string }[]
}

interface Compiled {
  orientation: string
  hexes: [string, number, number, string, string[]][]
  places: { slug: string; name: string; kind: 'city' | 'town'; hex: number }[]
}

const known = new Map<string, Promise<Land>>()

/** Fetched once for a page. */
export function landOf(map: string): Promise<Land> {
  let land = known.get(map)
  if (!land) {
    land = fetched(map)
    land.catch(() => known.delete(map))
    known.set(map, land)
  }
  return land
}

async function fetched(map: string): Promise<Land> {
  const [hexes, picture] = await Promise.all([fetch(file(`/games/steam/maps/${map}.json`)), stillPicture('steam', map)])
  return made(map, (await hexes.json()) as Compiled, picture)
}

/** A name plate keeps its size on the screen, so it is scaled apart from where it lies. */
function keeping(name: Element): Element {
  if (!name.hasAttribute('transform')) return name
  const plate = name.cloneNode(false) as Element
  plate.innerHTML = `<g class="keeps">${name.innerHTML}</g>`
  return plate
}

function made(name: string, compiled: Compiled, svg: Element): Land {
  const side = Number(svg.getAttribute('data-side'))
  const [left = 0, top = 0] = (svg.getAttribute('data-origin') ?? '').split(' ').map(Number)
  const flat = compiled.orientation === 'flat'
  const root = Math.sqrt(3)
  const all = compiled.hexes.map(([slug, q, r, terrain, tags]): Hex => {
    const height = PRICES.terrain[terrain] ?? 0
    const river = RIVERS.some((tag) => tags.includes(tag))
    return {
      slug,
      q,
      r,
      x: left + side * (flat ? 1.5 * q : root * (q + r / 2)),
      y: top + side * (flat ? root * (r + q / 2) : 1.5 * r),
      hill: height > 0,
      river,
      ground: height + (river ? PRICES.river : 0),
      place: null,
    }
  })
  const at = new Map(all.map((hex) => [`${hex.q} ${hex.r}`, hex]))
  const places = new Map<string, Town>()
  for (const { slug, name: said, kind, hex: index } of compiled.places) {
    const hex = all[index]
    if (!hex) continue
    hex.place = { slug, name: said, kind, hex }
    places.set(slug, hex.place)
  }
  const steps = STEPS[compiled.orientation] ?? []
  return {
    name,
    side,
    flat,
    width: Number(svg.getAttribute('width')),
    height: Number(svg.getAttribute('height')),
    hexes: new Map(all.map((hex) => [hex.slug, hex])),
    places,
    edges: EDGE_WORDS[compiled.orientation] ?? [],
    beyond: (hex, edge) => {
      const [q = 0, r = 0] = steps[edge] ?? []
      return at.get(`${hex.q + q} ${hex.r + r}`)
    },
    ground: svg.querySelector('.ground')?.innerHTML ?? '',
    names: [...(svg.querySelector('.names')?.children ?? [])].map((one) => ({
      slug: one.getAttribute('data-place') ?? '',
      drawn: keeping(one).outerHTML,
    })),
  }
}
