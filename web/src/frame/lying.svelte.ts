/** Where a lesson's card lies: on nothing that it points at. Looked at in every frame, since a hand or a wheel moves
 * the board. */
import { lenses } from '../draw/lens.svelte'
import { handheld } from '../screen'
import { around, type Box, CARD, found, NEVER, spots, type Weighed, within } from './pointing'

type Target = NonNullable<ReturnType<typeof found>>

const WIDE = 312
const FOLDED = 46
/** frames: when all is there, and when something is missing */
const STEADY = 6
const PATIENCE = 40
/** pixels: a place that is smaller is looked at closer, until it is as large as that */
const SMALL = 40
const LARGE = 60

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

/** Small places are looked at closer, as far as all of them stay in sight; what is outside the window comes into it. */
function lookAt(lit: Target[], space: Box, crowded: boolean): void {
  const lens = lenses.now
  const all = around(lit.map(({ box }) => box))
  const field = lit[0]?.one.closest('.mapfield')?.getBoundingClientRect()
  if (!lens || !all || !field) return
  const least = Math.min(...lit.map(({ box }) => box.width))
  const closer =
    least < SMALL ? Math.min(LARGE / least, (0.6 * space.width) / all.width, (0.5 * space.height) / all.height) : 1
  const [x, y] = [all.left + all.width / 2, all.top + all.height / 2]
  if (closer > 1.1) lens.camera.zoom(closer, x - field.left, y - field.top)
  else if (within(all, space) && !(handheld.current && crowded)) return
  const high = handheld.current ? 0.25 : 0.5 // on a phone the card lies below it
  lens.camera.pan(space.left + space.width / 2 - x, space.top + space.height * high - y)
}

export class Lying {
  rings = $state.raw<Box[]>([])
  place = $state.raw<{ name: string; box: Box } | null>(null)
  /** it would lie on what it points at, or on another card where there is little room */
  crowded = $state(false)
  /** its height, unfolded */
  private whole = 0
  /** what has been brought into sight, and since how many frames it hasn't moved */
  private shown: Element[] | null = null
  private before: Box[] = []
  private steady = 0

  /** Another step: its things are looked for anew. */
  turn(): void {
    this.shown = null
    this.steady = 0
  }

  /** The card is to lie beside these; folded or unfolded by hand, or as there is room. */
  look(card: HTMLElement, points: readonly string[], chosen: boolean | null): void {
    const room = card.closest('main')
    if (!room) return
    const targets = points.flatMap((what) => found(what) ?? [])
    const ringed = targets.filter(({ lit }) => !lit).map(({ box }) => box)
    if (!same(ringed, this.rings)) this.rings = ringed
    const space = room.getBoundingClientRect()
    if (!card.classList.contains('folded')) this.whole = card.offsetHeight
    this.bringInSight(targets, points.length, space)
    const wide = handheld.current ? space.width - 24 : WIDE
    const weighed = [...targets.map(({ box }) => ({ box, weight: NEVER })), ...others(card, room)]
    const open = spots(space, wide, this.whole || 200, weighed)[0]
    this.crowded = (open?.cost ?? 0) >= (handheld.current ? CARD : NEVER)
    const best = (chosen ?? this.crowded) ? spots(space, wide, FOLDED, weighed)[0] : open
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
    for (const { one } of fresh) if (one.closest('aside')) one.scrollIntoView({ block: 'nearest' })
    if (!this.shown)
      lookAt(
        targets.filter(({ lit }) => lit),
        space,
        this.crowded,
      )
    if (fresh.length || !this.shown) this.shown = [...(this.shown ?? []), ...fresh.map(({ one }) => one)]
  }
}
