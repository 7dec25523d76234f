/** Where cards lie over a drawing without hiding a place of it. */
import { Camera, type Extent, type Margins } from '../../draw/camera.svelte'

export interface Size {
  width: number
  height: number
}

export interface Cards {
  /** at the right, below or above */
  hand: Size | null
  /** below at the left */
  tally: Size | null
  /** above at the left */
  tools: Size
}

export interface Seating {
  margins: Margins
  corner: 'low' | 'high'
}

const GAP = 16
const EDGE = 10

type Box = readonly [left: number, top: number, right: number, bottom: number]

function boxes(cards: Cards, { width, height }: Size, corner: 'low' | 'high'): Box[] {
  const found: Box[] = []
  const { hand, tally, tools } = cards
  if (hand) {
    const top = corner === 'low' ? height - GAP - hand.height : GAP
    found.push([width - GAP - hand.width, top, width - GAP, top + hand.height])
  }
  if (tally) found.push([GAP, height - GAP - tally.height, GAP + tally.width, height - GAP])
  found.push([GAP, GAP, GAP + tools.width, GAP + tools.height])
  return found
}

/** Of all ways to keep margins free the one that leaves the drawing largest and nothing hidden. */
export function seat(
  cards: Cards,
  room: Size,
  extent: Extent,
  cells: readonly (readonly [number, number])[],
  most: number,
): Seating {
  const above = EDGE + cards.tools.height + GAP
  const tops = [EDGE, above]
  const bottoms = [EDGE, EDGE + (cards.tally?.height ?? 0) + GAP]
  const lefts = [EDGE, EDGE + (cards.tally?.width ?? 0) + GAP]
  const rights = [EDGE, EDGE + (cards.hand?.width ?? 0) + GAP]
  let best: Seating = {
    margins: { top: above, right: rights[1] ?? EDGE, bottom: bottoms[1] ?? EDGE, left: EDGE },
    corner: 'low',
  }
  let largest = 0
  const camera = new Camera()
  for (const corner of ['low', 'high'] as const) {
    const covered = boxes(cards, room, corner)
    for (const top of tops)
      for (const bottom of bottoms)
        for (const left of lefts)
          for (const right of rights) {
            const margins = { top, right, bottom, left }
            camera.fit({ extent, margins, most }, room.width, room.height)
            if (camera.scale > largest + 0.001 && !hides(covered, camera, cells)) {
              largest = camera.scale
              best = { margins, corner }
            }
          }
  }
  return best
}

function hides(covered: readonly Box[], camera: Camera, cells: readonly (readonly [number, number])[]): boolean {
  const side = 100 * camera.scale
  return cells.some(([column, row]) => {
    const x = camera.x + side * column
    const y = camera.y + side * row
    return covered.some(([left, top, right, bottom]) => x < right && x + side > left && y < bottom && y + side > top)
  })
}
