/** What a lesson points at, and where a card may lie without covering it. */
import { lenses } from '../draw/lens.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Things on the page are found by what they are called there: a place that is lit, the words that a
 * button says, or `kind:name` for what has a `data-kind`. */
const KINDS = ['lit', 'point', 'stop', 'place', 'draw', 'offer', 'card', 'verb']

function selectors(what: string): string[] {
  const [kind, name] = what.split(':')
  return name === undefined
    ? KINDS.map((one) => `[data-${one}=${JSON.stringify(what)}]`)
    : [`[data-${kind}=${JSON.stringify(name)}]`]
}

const visible = ({ width, height }: Box): boolean => width > 0 && height > 0

/** The first thing of that name that is seen, and whether the board lights it itself. On a phone what lies beside the
 * board is behind a tab, and the tab stands for it. */
export function found(what: string): { one: Element; box: Box; lit: boolean } | undefined {
  const boxed = (one: Element, lit: boolean) => ({ one, box: one.getBoundingClientRect(), lit })
  const all = selectors(what).flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((one) => boxed(one, selector.startsWith('[data-lit='))),
  )
  const seen = all.find(({ box }) => visible(box))
  const column = seen ? null : all[0]?.one.closest('aside')
  const tab = column && document.querySelector(`[data-tab=${column.matches('.left') ? 'side' : 'players'}]`)
  return seen ?? (tab ? boxed(tab, false) : undefined)
}

/** A place of the board is more than the ring around it: its name, and what lies there. */
const PARTS = ['lit', 'stop', 'place', 'name', 'tray']

export function partsOf(place: string): Box[] {
  const query = PARTS.map((one) => `[data-${one}=${JSON.stringify(place)}]`).join()
  return [...document.querySelectorAll(query)].map((one) => one.getBoundingClientRect()).filter(visible)
}

/** What a sentence may name: its words, and two together for a column and a row. */
export function namesIn(sentence: string): string[] {
  const words = sentence.split(' ')
  return [...words, ...words.slice(1).map((word, n) => `${words[n]} ${word}`)]
}

export const overlap = (one: Box, two: Box): boolean =>
  one.left < two.left + two.width &&
  two.left < one.left + one.width &&
  one.top < two.top + two.height &&
  two.top < one.top + one.height

export const within = (one: Box, room: Box): boolean =>
  one.left >= room.left &&
  one.top >= room.top &&
  one.left + one.width <= room.left + room.width &&
  one.top + one.height <= room.top + room.height

/** What two that overlap have in common. */
export function shared(one: Box, two: Box): Box {
  const [left, top] = [Math.max(one.left, two.left), Math.max(one.top, two.top)]
  const right = Math.min(one.left + one.width, two.left + two.width)
  const bottom = Math.min(one.top + one.height, two.top + two.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The box around them all; undefined without any. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined
  const left = Math.min(...boxes.map((one) => one.left))
  const top = Math.min(...boxes.map((one) => one.top))
  const right = Math.max(...boxes.map((one) => one.left + one.width))
  const bottom = Math.max(...boxes.map((one) => one.top + one.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** How far something is to be moved to the middle of the window, if the picture, which ends somewhere, is to go on
 * filling it. */
export function centring(one: Box, window: Box, picture: Box): { right: number; down: number } {
  const along = (side: 'left' | 'top', size: 'width' | 'height'): number => {
    const by = window[side] + window[size] / 2 - one[side] - one[size] / 2
    const [before, behind] = [window[side] - picture[side], window[side] + window[size] - picture[side] - picture[size]]
    return before < 0 || behind > 0 ? by : Math.min(Math.max(by, behind), before)
  }
  return { right: along('left', 'width'), down: along('top', 'height') }
}

/** The board moves for who asks to be shown something that isn't in sight. */
export function panTo(boxes: readonly Box[]): void {
  const [lens, all] = [lenses.now, around(boxes)]
  const field = document.querySelector('.mapfield')?.getBoundingClientRect()
  const picture = document.querySelector('.mapfield svg.camera, .mapfield .camera svg')?.getBoundingClientRect()
  if (!lens || !all || !field || !picture || within(all, field)) return
  const { right, down } = centring(all, field, within(all, picture) ? picture : all)
  lens.camera.pan(right, down)
}

/** How bad it is to lie on something: on what is pointed at never, on other cards hardly ever. */
export const NEVER = 1000
export const CARD = 400
export interface Weighed {
  box: Box
  weight: number
}

export interface Spot {
  name: string
  box: Box
  cost: number
}

const GAP = 12

/** Where a card of that size lies best in a room: the corners, the middles of the sides, the best
 * first; the earlier of equals. */
export function spots(room: Box, width: number, height: number, weighed: readonly Weighed[]): Spot[] {
  const { left, top } = room
  const right = left + room.width - width - GAP
  const bottom = top + room.height - height - GAP
  const middle = top + (room.height - height) / 2
  const places: [string, number, number][] = [
    ['low-right', right, bottom],
    ['low-left', left + GAP, bottom],
    ['high-right', right, top + GAP],
    ['high-left', left + GAP, top + GAP],
    ['middle-right', right, middle],
    ['middle-left', left + GAP, middle],
  ]
  return places
    .map(([name, x, y]) => {
      const box = { left: x, top: y, width, height }
      const cost = weighed.reduce((sum, one) => sum + (overlap(box, one.box) ? one.weight : 0), 0)
      return { name, box, cost }
    })
    .sort((one, two) => one.cost - two.cost)
}
