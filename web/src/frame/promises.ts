/** What tables have promised of their chance, as this browser heard it while they were played. Kept here, since
 * the house that promised can't be asked whether it has changed its word. */

const KEY = 'promises'
/** tables that are remembered */
const MOST = 200

type Heard = [table: string, promise: string][]

function heard(): Heard {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Heard) : []
  } catch {
    return []
  }
}

export const heardOf = (table: string): string | undefined => heard().find(([id]) => id === table)?.[1]

/** The first stays, whatever is said later. */
export function hearPromise(table: string, promise: string): void {
  const all = heard()
  if (all.some(([id]) => id === table)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, [table, promise]].slice(-MOST)))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export type Verdict = 'kept' | 'unheard' | 'changed' | 'broken'

/** `fits`: seed and salt give the promise that is told now. */
export function verdictOf(table: string, promise: string, fits: boolean): Verdict {
  const before = heardOf(table)
  if (before !== undefined && before !== promise) return 'changed'
  if (!fits) return 'broken'
  return before === undefined ? 'unheard' : 'kept'
}
