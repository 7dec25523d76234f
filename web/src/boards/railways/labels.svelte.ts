/** Where names and trays lie now: found beside the page, and kept. */
import type { Layout } from './layout'
import type { Placed } from '../../draw/place'
import type { Rect } from '../../draw/rect'
import Placer from './place.worker?worker'

/** Labels as they are drawn: a layout and the place of each of its items. */
export interface Drawing {
  layout: Layout
  placed: ReadonlyMap<string, Placed>
}

/** The boxes of names and trays, in units of the map. */
export const boxesOf = ({ layout, placed }: Drawing): Rect[] =>
  [...placed.values()]
    .flatMap(({ name, tray }) => [name, tray])
    .filter((box) => box !== null)
    .map(([left, top, right, bottom]) => {
      const { scale } = layout.sizes
      return [left / scale, top / scale, right / scale, bottom / scale]
    })

const KEPT = 40
const known = new Map<string, Drawing>()
const asked = new Map<string, { layout: Layout; then: (found: Drawing) => void }>()
let placer: Worker | null = null

function keep(found: Drawing): void {
  known.set(found.layout.key, found)
  for (const key of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(key)
  }
}

function ask(layout: Layout, before: Drawing | null, then: (found: Drawing) => void): void {
  if (!placer) {
    placer = new Placer()
    placer.onmessage = ({ data }: MessageEvent<{ key: string; placed: Placed[] }>) => {
      const waiting = asked.get(data.key)
      if (!waiting) return
      asked.delete(data.key)
      const found = { layout: waiting.layout, placed: new Map(data.placed.map((one) => [one.id, one])) }
      keep(found)
      waiting.then(found)
    }
  }
  asked.set(layout.key, { layout, then })
  // labels don't dance: each stays where it was unless another place is clearly better
  const same = before?.layout.sizes.scale === layout.sizes.scale
  const items = same ? layout.items.map((item) => ({ ...item, keep: before?.placed.get(item.id)?.kind })) : layout.items
  placer.postMessage({ key: layout.key, items, scene: layout.scene })
}

export class Labels {
  now = $state.raw<Drawing | null>(null)
  /** what is drawn is what was asked for last */
  settled = $state(false)

  constructor(wanted: () => Layout | null) {
    let last = ''
    $effect(() => {
      const layout = wanted()
      if (!layout || layout.key === last) return
      last = layout.key
      const show = (found: Drawing): void => {
        if (found.layout.key !== last) return
        this.now = found
        this.settled = true
      }
      const kept = known.get(layout.key)
      this.settled = false
      if (kept) show(kept)
      else ask(layout, this.now, show)
    })
  }
}
