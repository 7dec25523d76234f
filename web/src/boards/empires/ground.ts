/** The still picture under the pieces: cards, terrain, rivers, dots, stars. */
import { hex } from '../../draw/hex'
import { chance, f, hash } from '../../draw/plain'
import { type Country, RIM, SIDE, type Spot, towards } from './country'
import { DOTS, LETTERS, STEPS } from './data'
import { type Course, flow, ribbon, riversOf } from './rivers'
import type { Terrain } from './view'

const FILLS: Record<Terrain, string> = {
  plain: 'field',
  forest: 'forest',
  desert: 'desert',
  river: 'field',
  mountain: 'hill',
}

const hexes = (spots: readonly Spot[], side: number, down = 0): string =>
  spots.map(({ x, y }) => hex(x, y + down, side)).join('')

/** All of it, as SVG; `relief` is the address of the mountains' picture. */
export function ground(country: Country, relief: string): string {
  const all = [...country.spots.values()]
  const of = (terrain: Terrain): Spot[] => all.filter((spot) => spot.terrain === terrain)
  const filled = (Object.keys(FILLS) as Terrain[]).map((terrain) => {
    const spots = terrain === 'plain' ? [...of('plain'), ...all.filter((spot) => !spot.terrain)] : of(terrain)
    return `<path d="${hexes(spots, SIDE)}" fill="var(--${FILLS[terrain]})"/>`
  })
  return (
    `<defs><clipPath id="empires-hills"><path d="${hexes(of('mountain'), SIDE)}"/></clipPath>` +
    `<clipPath id="empires-banks"><path d="${hexes(of('river'), SIDE + 1)}"/></clipPath>` +
    `<clipPath id="empires-land"><path d="${hexes(all, SIDE + RIM)}"/></clipPath></defs>` +
    `<path d="${hexes(all, SIDE + RIM + 1, 3)}" fill="#0B1A22" fill-opacity=".16"/>` +
    `<path d="${hexes(all, SIDE + RIM)}" fill="var(--panel)" stroke="var(--panel)" stroke-width="2" stroke-linejoin="round"/>` +
    filled.join('') +
    `<g clip-path="url(#empires-hills)" class="relief">${mountains(of('mountain'), relief)}</g>` +
    forests(of('forest')) +
    deserts(of('desert')) +
    plains(of('plain')) +
    `<path d="${hexes(all, SIDE)}" fill="none" stroke="var(--hexline)" stroke-opacity="var(--hexline-o)"/>` +
    seams(country, all) +
    rivers(country, of('river')) +
    dots(all)
  )
}

const fir = (x: number, y: number, k: number): string =>
  `M${f(x)} ${f(y)}l${f(2.7 * k)} ${f(4.6 * k)}h${f(-1.2 * k)}l${f(2.7 * k)} ${f(4.8 * k)}h${f(-8.4 * k)}l${f(2.7 * k)} ${f(-4.8 * k)}h${f(-1.2 * k)}zM${f(x - 0.7)} ${f(y + 9.4 * k)}h1.4v${f(2.4 * k)}h-1.4z`
const oak = (x: number, y: number, k: number): string =>
  `M${f(x - 4.4 * k)} ${f(y + 3 * k)}a${f(4.4 * k)} ${f(4.4 * k)} 0 1 0 ${f(8.8 * k)} 0a${f(4.4 * k)} ${f(4.4 * k)} 0 1 0 ${f(-8.8 * k)} 0M${f(x - 0.7)} ${f(y + 7 * k)}h1.4v${f(4.6 * k)}h-1.4z`

/** Firs with some round trees among them, those behind first. */
function forests(spots: readonly Spot[]): string {
  let trees = ''
  let shade = ''
  for (const { x, y, q, r } of spots) {
    const wood = Array.from({ length: 13 }, (_, at) => {
      const [turn, far] = [2.4 * at + 7 * q + r, SIDE * 0.205 * Math.sqrt(at)]
      return {
        x: x + far * Math.cos(turn),
        y: y - 6 + far * 0.92 * Math.sin(turn),
        k: 0.72 + 0.42 * hash(q, r, at),
        at,
      }
    })
    for (const { x: a, y: b, k, at } of wood.sort((one, two) => one.y - two.y)) {
      trees += hash(q + at, r, 4) < 0.24 ? oak(a, b, k * 0.95) : fir(a, b, k)
      shade += `M${f(a)} ${f(b + 1)}l${f(3.2 * k)} ${f(8.2 * k)}h${f(-3.2 * k)}z`
    }
  }
  return `<path d="${trees}" fill="var(--tree)"/><path d="${shade}" fill="#1B2A12" fill-opacity=".2"/>`
}

/** Dunes, and here and there a cactus. */
function deserts(spots: readonly Spot[]): string {
  let [path, shade, green] = ['', '', '']
  for (const { x, y, q, r } of spots) {
    const next = chance(13 * q + 7 * r + 50)
    for (let row = 0; row < 6; row++) {
      const [a, b, wide] = [x + (next() - 0.5) * SIDE * 0.9, y + (row - 2.5) * SIDE * 0.22, 8 + next() * 6]
      path += `M${f(a - wide)} ${f(b)}q${f(wide * 0.55)} ${f(-6 - next() * 3)} ${f(wide)}-1.5t${f(wide)} .5`
      shade += `M${f(a - 2)} ${f(b - 2)}q${f(wide * 0.5)} 3.5 ${f(wide)} 2l${f(-wide * 0.6)} 3z`
    }
    if (hash(q, r, 9) > 0.45) green += `M${f(x + SIDE * 0.34)} ${f(y + SIDE * 0.2)}v-11m0 7h-4v-4m4 2.5h4v-3`
  }
  return (
    `<path d="${shade}" fill="var(--dune)" fill-opacity=".35"/><path d="${path}" fill="none" stroke="var(--dune)" stroke-width="1.4" stroke-linecap="round"/>` +
    `<path d="${green}" fill="none" stroke="var(--tree)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** Fields on two of three of them, tufts of grass, a tree or two. */
function plains(spots: readonly Spot[]): string {
  let [grass, fields, trees] = ['', '', '']
  for (const { x, y, q, r } of spots) {
    const next = chance(31 * q + 17 * r)
    if (hash(q + 5, r + 2, 3) > 1 / 3) {
      const [turn, a, b] = [next() * 180, x + (next() - 0.5) * SIDE * 0.3, y + (next() - 0.5) * SIDE * 0.3]
      const [wide, high] = [SIDE * (0.46 + next() * 0.16), SIDE * (0.3 + next() * 0.12)]
      const furrows = Array.from(
        { length: 6 },
        (_, at) => `M${f(-wide + 3 + (at * wide) / 6)} ${f(3 - high)}V${f(high - 3)}`,
      )
      fields +=
        `<g transform="translate(${f(a)} ${f(b)}) rotate(${f(turn)})"><rect x="${f(-wide)}" y="${f(-high)}" width="${f(wide)}" height="${f(2 * high)}" rx="3" fill="var(--rural)" fill-opacity=".75"/>` +
        `<rect x="2" y="${f(-high * 0.9)}" width="${f(wide * 0.8)}" height="${f(high * 1.1)}" rx="3" fill="var(--desert)" fill-opacity=".5"/>` +
        `<path d="${furrows.join('')}" stroke="var(--rural-ink)" stroke-opacity=".55" stroke-width=".9"/></g>`
    }
    for (let tuft = 0; tuft < 6; tuft++) {
      const [a, b] = [x + (next() - 0.5) * SIDE * 1.1, y + (next() - 0.5) * SIDE * 1.05]
      grass += `M${f(a - 2.5)} ${f(b)}l1.5-4M${f(a)} ${f(b)}v-4.8M${f(a + 2.5)} ${f(b)}l-1.5-4`
    }
    if (hash(q, r, 4) > 0.6)
      trees += oak(x + SIDE * 0.42, y - SIDE * 0.3, 0.8) + oak(x + SIDE * 0.54, y - SIDE * 0.22, 0.62)
  }
  return `${fields}<path d="${grass}" fill="none" stroke="var(--rural-ink)"/><path d="${trees}" fill="var(--tree)"/>`
}

/** Broad water with meadow on its banks, brooks on the seams, reeds. */
function rivers(country: Country, spots: readonly Spot[]): string {
  const { broad, brooks } = riversOf(country)
  const all = [...brooks, ...broad]
  const outlines = (courses: readonly Course[], more = 0): string => courses.map((one) => ribbon(one, more)).join('')
  let reeds = ''
  for (const { x, y, q, r } of spots)
    for (let tuft = 0; tuft < 3; tuft++) {
      const turn = hash(q, r, tuft + 40) * 2 * Math.PI
      const [a, b] = [x + Math.cos(turn) * SIDE * 0.55, y + Math.sin(turn) * SIDE * 0.5]
      reeds += `M${f(a)} ${f(b)}q1-4 0-8M${f(a + 2.5)} ${f(b)}q1-3 2-6M${f(a - 2.5)} ${f(b)}q-1-3-2-5.5`
    }
  return (
    `<g clip-path="url(#empires-banks)"><path d="${outlines(broad, SIDE * 0.34)}" fill="var(--rural)"/></g>` +
    `<g class="river" clip-path="url(#empires-land)"><path d="${outlines(all, 2.6)}" fill="var(--river)"/><path d="${outlines(all)}" fill="var(--water)"/></g>` +
    `<path d="${broad.map(flow).join('')}" fill="none" stroke="var(--river)" stroke-opacity=".55" stroke-width="1.1" stroke-dasharray="9 12" stroke-linecap="round"/>` +
    `<path d="${reeds}" fill="none" stroke="var(--tree)" stroke-width="1.2" stroke-linecap="round"/>`
  )
}

/** the picture has eight of them, four in a row */
const FORMS = 8
const MOUNTAIN = SIDE * 2.12

/** Of neighbours no two look alike; turned about the light's direction each form serves twice. */
function mountains(spots: readonly Spot[], relief: string): string {
  return spots
    .map(({ x, y, q, r }) => {
      const form = (((3 * q + 5 * r) % FORMS) + FORMS) % FORMS
      const over = hash(q, r, 8) > 0.5 ? ' transform="matrix(0 1 1 0 0 0)"' : ''
      const [left, top] = [(form % 4) * MOUNTAIN, Math.floor(form / 4) * MOUNTAIN]
      return (
        `<g transform="translate(${f(x)} ${f(y)})"><g${over}><svg x="${f(-MOUNTAIN / 2)}" y="${f(-MOUNTAIN / 2)}" width="${f(MOUNTAIN)}" height="${f(MOUNTAIN)}" viewBox="${f(left)} ${f(top)} ${f(MOUNTAIN)} ${f(MOUNTAIN)}">` +
        `<image href="${relief}" width="${f(4 * MOUNTAIN)}" height="${f(2 * MOUNTAIN)}"/></svg></g></g>`
      )
    })
    .join('')
}

/** Where two map tiles meet. */
function seams(country: Country, all: readonly Spot[]): string {
  let path = ''
  for (const spot of all)
    for (const edge of [0, 1, 2]) {
      const other = country.beyond(spot, edge)
      if (!other || other.tile === spot.tile) continue
      const [x, y] = towards(spot, edge)
      const [dx, dy] = [((y - spot.y) / SIDE) * 0.577, ((spot.x - x) / SIDE) * 0.577]
      path += `M${f(x - dx * SIDE)} ${f(y - dy * SIDE)}L${f(x + dx * SIDE)} ${f(y + dy * SIDE)}`
    }
  return `<path d="${path}" stroke="var(--panel)" stroke-width="4.5" stroke-linecap="round"/>`
}

/** The white dots, turned with their tile: i, once north of the middle j, tells how it lies. */
function dots(all: readonly Spot[]): string {
  const tiles = [...new Set(all.map(({ tile }) => tile))]
  return tiles
    .map((tile) => {
      const own = all.filter((spot) => spot.tile === tile)
      const at = (letter: string): Spot | undefined => own[LETTERS.indexOf(letter)]
      const [middle, north] = [at('j'), at('i')]
      if (!middle || !north) return ''
      const turn = STEPS.findIndex(([q, r]) => q === north.q - middle.q && r === north.r - middle.r)
      return (DOTS[tile - 1] ?? [])
        .map(([letter, edge]) => {
          const spot = at(letter)
          if (!spot) return ''
          const [x, y] = towards(spot, (edge + turn) % 6, 0.9)
          return `<circle cx="${f(x)}" cy="${f(y)}" r="2.6" fill="#fff" stroke="var(--case)" stroke-width=".8"/>`
        })
        .join('')
    })
    .join('')
}
