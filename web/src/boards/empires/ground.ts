/** The still picture under the pieces: cards, terrain, rivers, dots, stars. */
import { hex } from '../../draw/hex'
import { chance, f, hash } from '../../draw/plain'
import { type Country, RIM, SIDE, type Spot, towards } from './country'
import { DOTS, LETTERS, STEPS } from './data'
import type { Terrain } from './view'

const FILLS: Record<Terrain, string> = {
  plain: 'field',
  forest: 'forest',
  desert: 'desert',
  river: 'field',
  mountain: 'hill',
}
/** how often the picture of mountains repeats */
const REPEAT = 360

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
    `<defs><pattern id="empires-relief" width="${REPEAT}" height="${REPEAT}" patternUnits="userSpaceOnUse">` +
    `<image href="${relief}" width="${REPEAT}" height="${REPEAT}"/></pattern></defs>` +
    `<path d="${hexes(all, SIDE + RIM + 1, 3)}" fill="#0B1A22" fill-opacity=".16"/>` +
    `<path d="${hexes(all, SIDE + RIM)}" fill="var(--panel)" stroke="var(--panel)" stroke-width="2" stroke-linejoin="round"/>` +
    filled.join('') +
    `<path d="${hexes(of('mountain'), SIDE)}" fill="url(#empires-relief)" class="relief"/>` +
    forests(of('forest')) +
    deserts(of('desert')) +
    plains(of('plain')) +
    rivers(country, of('river')) +
    `<path d="${hexes(all, SIDE)}" fill="none" stroke="var(--hexline)" stroke-opacity="var(--hexline-o)"/>` +
    seams(country, all) +
    dots(all)
  )
}

/** Firs, those behind first. */
function forests(spots: readonly Spot[]): string {
  let trees = ''
  let trunks = ''
  for (const { x, y } of spots)
    for (const [a, b] of Array.from({ length: 11 }, (_, i): [number, number] => [
      SIDE * 0.2 * Math.sqrt(i) * Math.cos(2.4 * i),
      SIDE * 0.18 * Math.sqrt(i) * Math.sin(2.4 * i) - 6,
    ]).sort((one, two) => one[1] - two[1])) {
      trees += `M${f(x + a)} ${f(y + b)}l4 8.6h-8z`
      trunks += `M${f(x + a)} ${f(y + b + 8.6)}v2.4`
    }
  return `<path d="${trees}" fill="var(--tree)"/><path d="${trunks}" stroke="var(--tree)" stroke-width="1.4"/>`
}

function deserts(spots: readonly Spot[]): string {
  let path = ''
  for (const { x, y, q, r } of spots)
    for (let row = 0; row < 6; row++) {
      const left = x + (hash(q, r, row) - 0.5) * SIDE * 1.05 - 11
      path += `M${f(left)} ${f(y + (row - 2.5) * SIDE * 0.2)}q6-6 11-1.5t11 0`
    }
  return `<path d="${path}" fill="none" stroke="var(--dune)" stroke-width="1.4" stroke-linecap="round"/>`
}

function plains(spots: readonly Spot[]): string {
  let path = ''
  for (const { x, y, q, r } of spots) {
    const next = chance(31 * q + 17 * r)
    for (let tuft = 0; tuft < 7; tuft++) {
      const [a, b] = [x + (next() - 0.5) * SIDE * 1.1, y + (next() - 0.5) * SIDE * 1.05]
      path += `M${f(a - 2.5)} ${f(b)}l1.5-4M${f(a)} ${f(b)}v-4.8M${f(a + 2.5)} ${f(b)}l-1.5-4`
    }
  }
  return `<path d="${path}" fill="none" stroke="var(--rural-ink)"/>`
}

/** how far from the middle a river begins */
const SPRING = 0.74
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'
const EDGES = [0, 1, 2, 3, 4, 5]
const apart = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6)

/** One band through river spaces side by side; it ends in the sea, or in a spring. */
function rivers(country: Country, spots: readonly Spot[]): string {
  let path = ''
  for (const spot of spots) {
    const links = EDGES.filter((edge) => country.beyond(spot, edge)?.terrain === 'river')
    const first = links[0] ?? (spot.q + spot.r + 600) % 6
    const sea = EDGES.filter((edge) => !country.beyond(spot, edge) && apart(edge, first) > 1)
    const [mouth] = sea.sort((one, two) => apart(two, first) - apart(one, first))
    const ends = links.map((edge) => towards(spot, edge))
    if (!links.length) ends.push(towards(spot, first, SPRING))
    if (links.length < 2) ends.push(mouth === undefined ? towards(spot, (first + 3) % 6, SPRING) : towards(spot, mouth, 1.13))
    const bend = 12 * (hash(spot.q, spot.r, 5) > 0.5 ? 1 : -1)
    const line = ends.map(([a, b]) => `${f(a)} ${f(b)}`)
    if (line.length === 2) path += `M${line[0]}Q${f(spot.x + bend)} ${f(spot.y + bend / 2)} ${line[1]}`
    else for (const end of line) path += `M${f(spot.x)} ${f(spot.y)}L${end}`
  }
  const band = (colour: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${width}"${more}/>`
  return (
    band('river', 17, ROUND) + band('water', 13.5, ROUND) + band('river', 1, ' stroke-opacity=".5" stroke-dasharray="10 14"')
  )
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
