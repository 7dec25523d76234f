/** A change that is on its way, kept until the server has answered. */
export interface PendingRequest {
  path: string
  body: Record<string, unknown>
}

/** What is pending outlives a closed page: it is sent when the table is opened again. */
export function keep(table: string, pendingRequest: PendingRequest | null): void {
  try {
    if (pendingRequest) sessionStorage.setItem(`pendingRequest-${table}`, JSON.stringify(pendingRequest))
    else sessionStorage.removeItem(`pendingRequest-${table}`)
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function kept(table: string): PendingRequest | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pendingRequest-${table}`) ?? 'null') as PendingRequest | null
  } catch {
    return null
  }
}
