/** Terrain small: its ground and its sign, around a middle, for lists and cards. */
import { hex } from '../../draw/hex'
import type { Terrain } from './view'

const SIGNS: Record<Terrain, string> = {
  plain:
    '<path d="M-4 3l-1-3M-2.5 3v-3.5M-1 3l1-3M2 0l-1-3M3.5 0v-3.5M5 0l1-3" stroke="var(--rural-ink)" stroke-width="1.2" fill="none"/>',
  forest: '<path d="M-3.5-4.5l3 6.5h-6zM3-2.5l3 6.5h-6z" fill="var(--tree)"/>',
  desert:
    '<path d="M-6-1.5q3-3.5 6-.5t6-.5M-6 3q3-3.5 6-.5t6-.5" stroke="var(--dune)" stroke-width="1.5" fill="none"/>',
  river:
    '<path d="M-8 1q4-5 8-1t8-1" stroke="var(--river)" stroke-width="4.5" fill="none"/><path d="M-8 1q4-5 8-1t8-1" stroke="var(--water)" stroke-width="2.6" fill="none"/>',
  mountain:
    '<path d="M-7 5l5-9.5 3 5 2-2.5 4 7z" fill="var(--hill-ink)" fill-opacity=".75"/><path d="M-2-4.5l-5 9.5h3.5z" fill="#fff" fill-opacity=".55"/>',
}
const GROUND: Record<Terrain, string> = {
  plain: 'field',
  forest: 'forest',
  desert: 'desert',
  river: 'field',
  mountain: 'hill',
}

export const sign = (terrain: Terrain): string =>
  `<path d="${hex(0, 0, 10)}" fill="var(--${GROUND[terrain]})" stroke="var(--line-2)"/>${SIGNS[terrain]}`
