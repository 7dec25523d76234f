/** The window on a drawing: how large it is, which part of it is seen, what lies under a pointer.
 *
 * It knows no game. A board tells it what there is to see; it looks once for each size of the
 * window, and after that moves by the player's own hand alone. */
import { Camera, type Extent, type Fitting } from '../../draw/camera.svelte'
import type { Spot } from '../../draw/plain'
import { handheld } from '../../screen'

export interface Look extends Fitting {
  /** on a phone no smaller than this: it then shows a part */
  close: number
}

/** In a straight line between bounds; in their middle where there is no room between them. */
const within = (low: number, at: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(low, at), high)

export class Field {
  readonly camera = new Camera()
  width = $state(0)
  height = $state(0)
  /** the window itself */
  element = $state<HTMLElement>()
  /** grows when somebody wants to see all of it again */
  wishes = $state(0)

  /** What is under the pointer, in units of the drawing. */
  at(event: MouseEvent): Spot {
    const box = this.element?.getBoundingClientRect()
    const [x, y] = this.camera.under(event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0))
    return { x, y }
  }

  /** Where something of the drawing is in the window. */
  seen({ x, y }: Spot): Spot {
    const { camera } = this
    return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale }
  }

  fit(): void {
    this.camera.held = false
    this.wishes++
  }

  look(look: Look, middle: Spot | null): void {
    const { camera, width, height } = this
    const { extent, margins, close } = look
    camera.fit(look, width, height)
    if (!handheld.current || camera.scale >= close) return
    const { x, y } = middle ?? { x: (extent.west + extent.east) / 2, y: (extent.north + extent.south) / 2 }
    const free = height - margins.top - margins.bottom
    camera.scale = close
    camera.x = width / 2 - close * within(extent.west + width / 2 / close, x, extent.east - width / 2 / close)
    camera.y =
      margins.top + free / 2 - close * within(extent.north + free / 2 / close, y, extent.south - free / 2 / close)
  }
}

/** The middle of several spots; null without any. */
export function middleOf(spots: readonly Spot[]): Spot | null {
  if (!spots.length) return null
  const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / spots.length, y: sum.y / spots.length }
}

/** The box around several spots, with some air. */
export function around(
  spots: readonly Spot[],
  air: { west: number; east: number; north: number; south: number },
): Extent {
  return {
    west: Math.min(...spots.map(({ x }) => x)) - air.west,
    east: Math.max(...spots.map(({ x }) => x)) + air.east,
    north: Math.min(...spots.map(({ y }) => y)) - air.north,
    south: Math.max(...spots.map(({ y }) => y)) + air.south,
  }
}

/** The nearest of several spots that is not farther than `reach`. */
export function nearest<S extends Spot>(spots: Iterable<S>, { x, y }: Spot, reach: number): S | undefined {
  let best: S | undefined
  let least = reach
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y)
    if (far < least) [best, least] = [spot, far]
  }
  return best
}
