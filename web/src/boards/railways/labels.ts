/** Names, trays and owners' discs as SVG, in pixels of the screen. */
import { cube, type Good, SHAPES } from '../../draw/goods'
import { hex as hexPath } from '../../draw/hex'
import { f, safe } from '../../draw/plain'
import type { Person } from '../contract'
import type { Drawing } from './labels.svelte'
import { type Disc, formOf, type Label, type Layout, PITCH, type Sign, SIGNS, WIDE } from './layout'
import type { Placed } from '../../draw/place'
import { type At, nearestIn, type Rect } from '../../draw/rect'

const person = (people: readonly Person[], owner: number): { colour: number; letter: string } =>
  people[owner] ?? { colour: 0, letter: '' }

/** An owner's disc: his colour, and his letter. */
export function disc(x: number, y: number, radius: number, one: { colour: number; letter: string }): string {
  const size = radius >= 7 ? 10 : 8
  return (
    `<g data-disc transform="translate(${f(x)} ${f(y)})"><circle r="${f(radius)}" fill="var(--disc-ring)" stroke="var(--bed)" stroke-width="1"/>` +
    `<circle r="${f(radius - 1)}" fill="var(--p${one.colour})"/>` +
    `<text class="owner" y="${f(size * 0.35)}" font-size="${size}" fill="var(--p${one.colour}-t)">${one.letter}</text></g>`
  )
}

/** A trading depot beside a link: a small house in its owner's colour. */
const house = (x: number, y: number, colour: number): string =>
  `<path transform="translate(${f(x)} ${f(y)})" d="M-4 4V-1L0-4.6L4-1V4z" fill="var(--p${colour})" stroke="var(--disc-ring)" stroke-width="1"/>`

export const discs = ({ discs: all }: Layout, people: readonly Person[]): string =>
  all
    .map(({ x, y, r, owner, depots }: Disc) => {
      const houses = depots.map((holder, at) => house(x + (at + 1) * 9, y - 6, person(people, holder).colour))
      return disc(x, y, r, person(people, owner)) + houses.join('')
    })
    .join('')

/** each shape eight pixels wide */
const RADIUS: Partial<Record<Good, number>> = { red: 4, yellow: 3.7, blue: 3.3, purple: 3.7, black: 3.6 }

/** A good as its shape alone. */
export const silhouette = (x: number, y: number, good: Good, size = 1): string => {
  const radius = (RADIUS[good] ?? 3.6) * size
  const width = f(0.9 / radius)
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${f(radius)})" d="${SHAPES[good]}" fill="var(--g-${good})" stroke="var(--text)" stroke-width="${width}"/>`
}

const MINE = 'M-4.5 4.5L3 -3M-3.6 -3.4A7 7 0 0 1 4.4 4'
const TURNS =
  '<path d="M-7.4 1.2A7.5 7.5 0 0 1 5.3-5.3M7.4-1.2A7.5 7.5 0 0 1-5.3 5.3" fill="none" stroke="var(--text)" stroke-width="1.2"/><path d="M3.1-6.9L6.9-6.5L5.1-3.2zM-3.1 6.9L-6.9 6.5L-5.1 3.2z" fill="var(--text)"/>'

function sign(one: Sign, place: string, people: readonly Person[]): string {
  switch (one.kind) {
    case 'bounty':
      return `<g data-bounty="${place}"><rect x="-8" y="-5.6" width="16" height="11.2" rx="5.6" fill="var(--go)"/><text class="figure" y="3.2" fill="var(--go-text)">+${one.points}</text></g>`
    case 'rotor':
      return `<g transform="scale(.88)">${silhouette(0, 0, one.colour, 1.15)}${TURNS}</g>`
    case 'mine':
      return `<path d="${MINE}" transform="scale(.9)" fill="none" stroke="var(--text)" stroke-width="2" stroke-linecap="round"/>`
    case 'tank': {
      const { colour } = person(people, one.owner)
      return `<rect x="-3.4" y="-5" width="6.8" height="10" rx="2" fill="var(--p${colour})" stroke="var(--text)" stroke-width=".8"/><path d="M-3.4-1.6H3.4M-3.4 1.8H3.4" stroke="var(--p${colour}-t)" stroke-width=".9"/>`
    }
    case 'waiting':
      return `<rect x="-6.4" y="-5.9" width="12.8" height="11.8" rx="3" fill="none" stroke="var(--p${person(people, one.owner).colour})" stroke-width="1.8"/>${silhouette(0, 0, one.colour, 0.9)}`
    case 'charter':
      return disc(0, 0, 5.7, person(people, one.owner)).replace(' data-disc', '')
  }
}

const row = (signs: readonly Sign[], x: number, y: number, place: string, people: readonly Person[]): string => {
  let from = x
  return signs
    .map((one) => {
      const at = from + WIDE[one.kind] / 2
      from += WIDE[one.kind]
      return `<g transform="translate(${f(at)} ${f(y)})">${sign(one, place, people)}</g>`
    })
    .join('')
}

const marker = (x: number, y: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="5.6" fill="var(--stop-mark)" stroke="var(--map-halo)" stroke-width="1.2"/><path d="M-3 0h6" stroke="#fff" stroke-width="1.9"/></g>`

function goodsIn(goods: readonly Good[], body: 'shapes' | 'cubes', columns: number, left: number, top: number): string {
  const pitch = PITCH[body]
  return goods
    .map((good, at) => {
      const line = Math.floor(at / columns)
      const inLine = Math.min(columns, goods.length - line * columns)
      const x = left + ((columns - inLine) * pitch) / 2 + pitch * ((at % columns) + 0.5)
      const y = top + pitch * (line + 0.5)
      return body === 'cubes' ? cube(x, y - 0.8, 10, good) : silhouette(x, y, good)
    })
    .join('')
}

function flag(goods: readonly Good[], upright: boolean, [left, top, right, bottom]: Rect): string {
  const stripe = (good: Good, at: number): string => {
    const box = upright
      ? `x="${f(left + 1.6)}" y="${f(top + 1.6 + at * 3.4)}" width="${f(right - left - 3.2)}" height="3"`
      : `x="${f(left + 1.6 + at * 3.4)}" y="${f(top + 1.6)}" width="3" height="${f(bottom - top - 3.2)}"`
    return `<rect ${box} fill="var(--g-${good})" stroke="var(--text)" stroke-width=".4"/>`
  }
  const [x, y] = upright ? [(left + right) / 2, bottom - 1.8] : [right - 4, (top + bottom) / 2 + 3.1]
  return `${goods.map(stripe).join('')}<text class="figure" fill="var(--text)" x="${f(x)}" y="${f(y)}">${goods.length}</text>`
}

function tray(place: string, { goods, signs }: Label, { tray: box, form }: Placed, people: readonly Person[]): string {
  if (!box || form === null) return ''
  const { body, columns, under } = formOf(form)
  const [left, top, right, bottom] = box
  const wide = signs.reduce((sum, { kind }) => sum + WIDE[kind], 0)
  const own: Rect = [left, top, under ? right : right - wide, under ? bottom - SIGNS : bottom]
  const middle = (own[0] + own[2]) / 2
  let inside = ''
  if (body === 'empty') inside = marker(middle, (own[1] + own[3]) / 2)
  else if (body === 'count')
    inside = `<text class="figure" fill="var(--text)" x="${f(middle)}" y="${f((own[1] + own[3]) / 2 + 3.2)}">${goods.length}</text>`
  else if (body === 'flag' || body === 'upright') {
    const high = body === 'flag' ? 10.6 : own[3] - own[1]
    const half = (own[1] + own[3]) / 2
    inside = flag(goods, body === 'upright', [own[0], half - high / 2, own[2], half + high / 2])
  } else if (body !== 'none') {
    const [w, h] = [columns * PITCH[body], Math.ceil(goods.length / columns) * PITCH[body]]
    inside = goodsIn(goods, body, columns, middle - w / 2, (own[1] + own[3] - h) / 2)
  }
  const plate =
    body === 'empty' && !signs.length
      ? ''
      : `<rect x="${f(left + 0.4)}" y="${f(top + 0.4)}" width="${f(right - left - 0.8)}" height="${f(bottom - top - 0.8)}" rx="2.6" fill="var(--panel)" stroke="var(--case)" stroke-width=".9"/>`
  const beside = under
    ? row(signs, (left + right - wide) / 2, bottom - SIGNS / 2, place, people)
    : row(signs, right - wide, (top + bottom) / 2, place, people)
  return `<g data-tray="${place}" data-form="${body}">${plate}${inside}${beside}</g>`
}

/** Lines to labels that stand far off: to the name or the tray, whichever is nearer. */
function leader({ x, y }: { x: number; y: number }, { far, name, tray: box }: Placed, radius: number): string {
  const ends = [name, box].filter((one) => one !== null).map((one) => nearestIn(one, x, y))
  const off = ([tx, ty]: At): number => Math.hypot(tx - x, ty - y)
  const end = ends.reduce((one, two) => (off(two) < off(one) ? two : one), ends[0] ?? [x, y])
  if (!far || !ends.length) return ''
  const [tx, ty] = end
  const long = Math.hypot(tx - x, ty - y) || 1
  const d = `M${f(x + ((tx - x) / long) * radius)} ${f(y + ((ty - y) / long) * radius)}L${f(tx)} ${f(ty)}`
  return `<path d="${d}" stroke="var(--map-halo)" stroke-width="3.4"/><path d="${d}" stroke="var(--case)" stroke-width="1.1"/>`
}

export function trays({ layout, placed }: Drawing, people: readonly Person[]): string {
  let [leaders, drawn] = ['', '']
  for (const item of layout.items) {
    const [label, one] = [layout.labels.get(item.id), placed.get(item.id)]
    if (!label || !one) continue
    leaders += leader(item, one, layout.sizes.city * 0.95)
    drawn += tray(item.id, label, one, people)
  }
  return leaders + drawn
}

/** Baselines stand a fifth of a letter above the bottom of their boxes. */
export const names = ({ layout, placed }: Drawing): string =>
  layout.items
    .map(({ id }) => {
      const [rect, label] = [placed.get(id)?.name, layout.labels.get(id)]
      if (!rect || !label) return ''
      const size = layout.sizes.name
      return `<text data-name="${id}" x="${f((rect[0] + rect[2]) / 2)}" y="${f(rect[3] - size * 0.2)}" font-size="${size}">${safe(label.text)}</text>`
    })
    .join('')

/** A city pointed at, above everything: its name, its cubes large, what it takes. */
export function opened({ layout }: Drawing, place: string, takes: string, people: readonly Person[]): string {
  const label = layout.labels.get(place)
  const item = layout.items.find(({ id }) => id === place)
  if (!label || !item) return ''
  const { goods, signs, text } = label
  const cell = 18
  const beside = signs.reduce((sum, { kind }) => sum + WIDE[kind] + 3, 0)
  const wide = Math.max(goods.length * cell + beside + 14, text.length * 7 + 22, takes.length * 5.4 + 20)
  const high = goods.length + signs.length ? 60 : 40
  const [left, top, right] = layout.scene.frame
  const x = Math.max(left + wide / 2 + 4, Math.min(item.x, right - wide / 2 - 4))
  const gap = layout.sizes.city + 5
  const y = item.y - gap - high > top ? item.y - gap - high : item.y + gap
  const cubes = goods.map((good, at) => cube(8 + cell * (at + 0.5), 32, 13, good)).join('')
  return (
    `<g data-opened="${place}" transform="translate(${f(x - wide / 2)} ${f(y)})"><rect width="${f(wide)}" height="${high}" rx="5" fill="var(--panel)" stroke="var(--case)" stroke-width="4"/>` +
    `<rect width="${f(wide)}" height="${high}" rx="5" fill="var(--panel)" stroke="var(--select)" stroke-width="2.2"/>` +
    `<text class="called" x="9" y="16">${safe(text)}</text>${cubes}${row(signs, 9 + goods.length * cell, 32, place, people).replace(/data-bounty="[^"]*"/g, '')}` +
    `<text class="takes" x="9" y="${high - 7}">${safe(takes)}</text></g>`
  )
}

/** A city: ticks where it may be entered, its hex in its colour, its shape. */
export function city(x: number, y: number, radius: number, colour: Good, ticks: string): string {
  const dark = colour === 'black' ? 'map-text' : 'case' // seen on dark land too
  const sign = Math.max(radius * 0.33, 4)
  const scaled = colour === 'grey' ? sign * 0.93 : sign * ((RADIUS[colour] ?? 3.6) / 4)
  return (
    `${ticks ? `<path d="${ticks}" stroke="var(--map-text)" stroke-width="${f(radius * 0.28)}" fill="none"/>` : ''}` +
    `<path data-city d="${hexPath(x, y, radius, false)}" fill="var(--g-${colour})" stroke="var(--${dark})" stroke-width="1.3"/>` +
    `<path transform="translate(${f(x)} ${f(y)}) scale(${f(scaled)})" d="${SHAPES[colour]}" fill-rule="evenodd" fill="var(--g-${colour}-t)"/>`
  )
}
