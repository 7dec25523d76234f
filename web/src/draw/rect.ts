/** Boxes on a drawing. */

export type Rect = readonly [left: number, top: number, right: number, bottom: number]
export type At = readonly [x: number, y: number]

export const meet = (one: Rect, two: Rect): boolean =>
  one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3]

/** The point of a box that is nearest: where a line to it ends. */
export const nearestIn = (box: Rect, x: number, y: number): At => [
  Math.max(box[0], Math.min(x, box[2])),
  Math.max(box[1], Math.min(y, box[3])),
]
