/** Which thing of a board lies under a point. */
import type { Thing } from '../../api/types'

const area = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect()
  return width * height
}

/** The smallest of the things that these elements belong to: a cube, not the city in which it lies. In a drawing
 * the element itself counts, since whole layers are marked there. */
export function smallest(hits: readonly Element[], things: readonly Thing[]): Thing | undefined {
  const found = hits.flatMap((hit) =>
    things.flatMap((thing) => {
      const marked = hit.closest(thing.at)
      return marked ? [{ thing, size: area(hit instanceof SVGElement ? hit : marked) }] : []
    }),
  )
  return found.sort((one, two) => one.size - two.size)[0]?.thing
}

/** Whatever is drawn there counts, also what a click would fall through. */
export function thingAt(x: number, y: number, things: readonly Thing[]): Thing | undefined {
  const { classList } = document.documentElement
  const asked = classList.contains('asking')
  classList.add('asking')
  const hits = document.elementsFromPoint(x, y)
  classList.toggle('asking', asked)
  return hits[0]?.closest('.lesson, dialog') ? undefined : smallest(hits, things) // what lies under a card isn't meant
}
