/** Tables that were put away: this browser shows them on the page of all tables alone. */
import { remember } from '../me.svelte'

const KEY = 'tables-put-away'
const MOST = 200

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

let away = $state.raw(kept())

export const isAway = (table: string): boolean => away.includes(table)

/** Away, or back again. */
export function putAway(table: string): void {
  away = isAway(table) ? away.filter((one) => one !== table) : [table, ...away].slice(0, MOST)
  remember(KEY, away)
}
