/** What every drawing needs: short numbers, and chance that is always the same. */

export type Point = [number, number]

/** Where something is on a drawing. */
export interface Spot {
  x: number
  y: number
}

/** A coordinate as text, two digits at most. */
export const f = (n: number): string => String(Math.round(n * 100) / 100)

/** A text as it stands in SVG: whatever people have called a place, it is no mark-up. */
export const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** 0 up to 1, from three whole numbers. */
export function hash(x: number, y: number, seed = 0): number {
  let h = (x * 374761393 + y * 668265263 + seed * 1274126177) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A row of such numbers. */
export function chance(seed: number): () => number {
  let at = 0
  return () => hash(at++, seed, 7)
}
