/** Which part of a drawing is seen: fitted by itself until somebody moves it. */

import type { Rect } from './rect'

export interface Extent {
  west: number
  north: number
  east: number
  south: number
}

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Fitting {
  /** all that is to be seen */
  extent: Extent
  margins: Margins
  /** no larger than this, however much room there is */
  most: number
}

const SMALLEST = 0.18
const LARGEST = 2.4
const STEP = 1.3
/** how much farther than all of it one may go */
const BEYOND = 0.8
/** how long after its last turn the wheel is still in hand */
const REST = 150
/** pixels that a pointer may stray and still click */
export const STRAY = 6

/** How all of it is seen in a window of this size, as large as it goes. */
export function fitted({ extent, margins, most }: Fitting, width: number, height: number) {
  const wide = Math.max(1, width - margins.left - margins.right)
  const high = Math.max(1, height - margins.top - margins.bottom)
  const fit = Math.min(most, wide / (extent.east - extent.west), high / (extent.south - extent.north))
  const scale = Math.max(SMALLEST, fit)
  return {
    scale,
    x: margins.left + wide / 2 - (scale * (extent.west + extent.east)) / 2,
    y: margins.top + high / 2 - (scale * (extent.north + extent.south)) / 2,
  }
}

export const NOWHERE: Rect = [0, 0, 0, 0]

/** What of the drawing is seen then, in its own units. */
export function framed(look: Fitting, width: number, height: number): Rect {
  if (!width || !height) return NOWHERE
  const { scale, x, y } = fitted(look, width, height)
  return [-x / scale, -y / scale, (width - x) / scale, (height - y) / scale]
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  /** moved by hand: it stays as it is */
  held = $state(false)
  /** nothing glides while a hand is on it */
  grasped = $state(false)

  private least = SMALLEST

  /** Shows all of it. */
  fit(look: Fitting, width: number, height: number): void {
    Object.assign(this, fitted(look, width, height))
    this.least = BEYOND * this.scale
  }

  pan(right: number, down: number): void {
    this.held = true
    this.x += right
    this.y += down
  }

  zoom(by: number, x: number, y: number): void {
    const scale = Math.min(LARGEST, Math.max(this.least, this.scale * by))
    this.held = true
    this.x = x - ((x - this.x) * scale) / this.scale
    this.y = y - ((y - this.y) * scale) / this.scale
    this.scale = scale
  }

  nearer(width: number, height: number): void {
    this.zoom(STEP, width / 2, height / 2)
  }

  farther(width: number, height: number): void {
    this.zoom(1 / STEP, width / 2, height / 2)
  }

  /** From pixels of the field to units of the drawing. */
  under(x: number, y: number): [number, number] {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale]
  }
}

/** Wheel and pinch zoom, one finger or the mouse pans; a click that became a drag is no click. */
export function hands(camera: Camera): (field: HTMLElement) => () => void {
  return (field) => {
    const fingers = new Map<number, { x: number; y: number }>()
    let dragged = false
    let start = { x: 0, y: 0 }
    let turning: ReturnType<typeof setTimeout> | undefined

    const at = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = field.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const spread = (): number => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const middle = (): { x: number; y: number } => {
      const all = [...fingers.values()]
      const sum = all.reduce((one, two) => ({ x: one.x + two.x, y: one.y + two.y }), { x: 0, y: 0 })
      return { x: sum.x / all.length, y: sum.y / all.length }
    }

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('[data-still]')) return
      fingers.set(event.pointerId, at(event))
      if (fingers.size === 1) {
        dragged = false
        start = at(event)
      }
    }
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        up(event) // let go where we didn't see it
        return
      }
      const now = at(event)
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STRAY) return
      if (!dragged) {
        dragged = true
        camera.grasped = true
        field.setPointerCapture(event.pointerId)
      }
      const [far, centre] = [spread(), middle()]
      fingers.set(event.pointerId, now)
      const next = middle()
      camera.pan(next.x - centre.x, next.y - centre.y)
      if (far > 0) camera.zoom(spread() / far, next.x, next.y)
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) camera.grasped = false
    }
    const click = (event: MouseEvent): void => {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent): void => {
      if ((event.target as Element).closest('[data-still]')) return
      event.preventDefault()
      camera.grasped = true
      clearTimeout(turning)
      turning = setTimeout(() => (camera.grasped = false), REST)
      const { x, y } = at(event)
      camera.zoom(Math.exp(-event.deltaY / 500), x, y)
    }

    field.addEventListener('pointerdown', down)
    field.addEventListener('pointermove', move)
    field.addEventListener('pointerup', up)
    field.addEventListener('pointercancel', up)
    field.addEventListener('click', click, true)
    field.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(turning)
      field.removeEventListener('pointerdown', down)
      field.removeEventListener('pointermove', move)
      field.removeEventListener('pointerup', up)
      field.removeEventListener('pointercancel', up)
      field.removeEventListener('click', click, true)
      field.removeEventListener('wheel', wheel)
    }
  }
}
