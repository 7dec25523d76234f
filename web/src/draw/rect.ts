/** Boxes on a drawing. */

export type Rect = readonly [left: number, top: number, right: number, bottom: number]
export type At = readonly [x: number, y: number]

/** The point of a box that is nearest: where a line to it ends. */
export const nearestIn = (box: Rect, x: number, y: number): At => [
  Math.max(box[0], Math.min(x, box[2])),
  Math.max(box[1], Math.min(y, box[3])),
]
