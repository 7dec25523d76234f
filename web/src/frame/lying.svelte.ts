/** Where a lesson's card lies: on nothing that it points at. Looked at in every frame, since a hand or a wheel moves
 * the board. On a phone it has a place of its own above the board. */
import { lenses } from '../draw/lens.svelte'
import { handheld } from '../screen'
import {
  around,
  type Box,
  CARD,
  found,
  NEVER,
  partsOf,
  shared,
  type Spot,
  spots,
  type Weighed,
  within,
} from './pointing'

type Target = NonNullable<ReturnType<typeof found>>

const WIDE = 312
const FOLDED = 46
/** frames: when all is there, and when something is missing */
const STEADY = 6
const PATIENCE = 40
/** pixels: a place that is smaller is looked at closer, until it is as large as that */
const SMALL = 40
const LARGE = 60
/** what a picture may cover more: some places that may be chosen, but no button and a place */
const WORTH = 11

const same = (one: readonly Box[], two: readonly Box[]): boolean =>
  one.length === two.length &&
  one.every((box, n) => {
    const other = two[n]
    return other && Math.abs(box.left - other.left) + Math.abs(box.top - other.top) < 0.5 && box.width === other.width
  })

/** What lies on the board beside the card: other cards, buttons, and places that may be chosen. */
function others(card: Element, room: Element): Weighed[] {
  const boxes = (query: string, weight: number): Weighed[] =>
    [...room.querySelectorAll(query)]
      .filter((one) => !card.contains(one))
      .map((one) => ({ box: one.getBoundingClientRect(), weight }))
      .filter(({ box }) => box.width > 0)
  return [...boxes('[data-still]', CARD), ...boxes('button', 10), ...boxes('[data-stop][role=button]', 2)]
}

/** Small places are looked at closer, as far as all of them stay in sight, and those that are far apart from afar; what
 * is outside the window comes into it. */
function lookAt(lit: Target[], space: Box): void {
  const lens = lenses.now
  const all = around(lit.map(({ box }) => box))
  const field = lit[0]?.one.closest('.mapfield')?.getBoundingClientRect()
  if (!lens || !all || !field) return
  space = shared(space, field)
  const least = Math.min(...lit.map(({ box }) => box.width))
  const room = Math.min((0.9 * space.width) / all.width, (0.9 * space.height) / all.height)
  const closer =
    least < SMALL ? Math.min(LARGE / least, (0.6 * space.width) / all.width, (0.5 * space.height) / all.height) : 1
  const [x, y] = [all.left + all.width / 2, all.top + all.height / 2]
  if (room < 1 || closer > 1.1) lens.camera.zoom(Math.min(room, closer), x - field.left, y - field.top)
  else if (within(all, space)) return
  lens.camera.pan(space.left + space.width / 2 - x, space.top + space.height / 2 - y)
}

/** Where the columns around something stand before it is brought into sight, and after. */
function broughtInSight(one: Element): [column: Element, from: number, to: number][] {
  const columns: Element[] = []
  for (let at = one.parentElement; at?.closest('aside'); at = at.parentElement) columns.push(at)
  const before = columns.map((column) => column.scrollTop)
  one.scrollIntoView({ block: 'nearest' })
  return columns.flatMap((column, n) => {
    const from = before[n] ?? 0
    return column.scrollTop === from ? [] : [[column, from, column.scrollTop]]
  })
}

export class Lying {
  rings = $state.raw<Box[]>([])
  place = $state.raw<{ name: string; box: Box } | null>(null)
  /** it would lie on what it points at */
  crowded = $state(false)
  /** with its picture it would lie on much more than without */
  lean = $state(false)
  /** its height, unfolded, without its picture, and that of the picture */
  private whole = 0
  private pictured = 0
  /** what has been brought into sight, and since how many frames it hasn't moved */
  private shown: Element[] | null = null
  private before: Box[] = []
  private steady = 0
  /** columns that were moved for the step before */
  private moved: ReturnType<typeof broughtInSight> = []

  /** Another step: its things are looked for anew. */
  turn(): void {
    this.shown = null
    this.steady = 0
    this.pictured = 0
  }

  /** The card is to lie beside these, and beside the places that are needed; folded or unfolded by hand, or as there
   * is room. */
  look(card: HTMLElement, points: readonly string[], needed: readonly string[], chosen: boolean | null): void {
    const room = card.closest('.table')?.querySelector('main')
    if (!room) return
    const targets = points.flatMap((what) => found(what) ?? [])
    const ringed = targets.filter(({ lit }) => !lit).map(({ box }) => box)
    if (!same(ringed, this.rings)) this.rings = ringed
    const space = room.getBoundingClientRect()
    this.bringInSight(targets, points.length, space)
    if (handheld.current) return
    this.measure(card)
    const kept = [...targets.map(({ box }) => box), ...[...points, ...needed].flatMap(partsOf)]
    const weighed = [...kept.map((box) => ({ box, weight: NEVER })), ...others(card, room)]
    const best = (high: number) => spots(space, WIDE, high, weighed)[0]
    const [open, slim] = [best(this.whole + this.pictured), best(this.whole)]
    this.lean = (open?.cost ?? 0) > (slim?.cost ?? 0) + WORTH
    this.crowded = (slim?.cost ?? 0) >= NEVER
    this.lay((chosen ?? this.crowded) ? best(FOLDED) : this.lean ? slim : open, space)
  }

  private measure(card: HTMLElement): void {
    if (card.classList.contains('folded')) return
    const picture = card.querySelector<HTMLElement>('.figure')
    if (picture?.offsetHeight) this.pictured = picture.offsetHeight
    this.whole = card.offsetHeight - (picture?.offsetHeight ?? 0) || 200
  }

  private lay(best: Spot | undefined, space: Box): void {
    if (!best) return
    const box = { ...best.box, left: best.box.left - space.left, top: best.box.top - space.top }
    const { place } = this
    const stays = place && Math.abs(place.box.left - box.left) + Math.abs(place.box.top - box.top) < 0.5
    if (!stays || place.box.width !== box.width) this.place = { name: best.name, box }
  }

  /** Once for a step, when the board stands still; again when a tab brings what was behind it. */
  private bringInSight(targets: Target[], wanted: number, space: Box): void {
    const boxes = targets.map(({ box }) => box)
    this.steady = same(boxes, this.before) ? this.steady + 1 : 0 // the board may still be on its way to its place
    this.before = boxes
    if (this.steady <= (boxes.length === wanted ? STEADY : PATIENCE)) return
    const fresh = targets.filter(({ one }) => !this.shown?.includes(one))
    if (!this.shown) this.moveBack()
    for (const { one } of fresh) if (one.closest('aside')) this.moved.push(...broughtInSight(one))
    if (!this.shown)
      lookAt(
        targets.filter(({ lit }) => lit),
        space,
      )
    if (fresh.length || !this.shown) this.shown = [...(this.shown ?? []), ...fresh.map(({ one }) => one)]
  }

  /** What the last step has scrolled stands again where it stood, unless a hand has moved it since. */
  private moveBack(): void {
    for (const [column, from, to] of this.moved.reverse()) if (column.scrollTop === to) column.scrollTop = from
    this.moved = []
  }
}
