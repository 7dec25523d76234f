/** Where somebody came from who sits at the table of a lesson or a challenge. */
import type { Table } from '../api/types'

export interface WayBack {
  href: string
  /** its text */
  key: string
}

export function wayBack(table: Pick<Table, 'lesson' | 'challenge' | 'day'> | null): WayBack | null {
  if (table?.lesson) return { href: '/lessons', key: 'web-lesson-leave' }
  if (table?.day) return { href: `/daily/${table.day}`, key: 'web-back-to-day' }
  return table?.challenge ? { href: '/challenges', key: 'web-back-to-challenges' } : null
}
