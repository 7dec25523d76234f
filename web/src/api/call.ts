/** Requests to the house. A refusal has a rule and facts; no answer at all is Offline. */
import { house } from './house'
import type { Refusal, Table } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    /** how the table stands now, when it has gone on meanwhile */
    readonly table: Table | null = null,
  ) {
    super(refusal.rule)
  }
}

/** `answered`: by somebody who stands before the server. */
export class Offline extends Error {
  constructor(readonly answered = false) {
    super('offline')
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, data } = await house()
    .ask(method, path, body)
    .catch(() => {
      throw new Offline()
    })
  if (status >= 502 && status <= 504) throw new Offline(true)
  if (status >= 200 && status < 300) return data as T
  const said = (data ?? {}) as Partial<Refusal> & { table?: Table }
  const refusal = { rule: said.rule ?? 'web-odd-answer', facts: said.facts ?? { status } }
  throw new Refused(status, refusal, said.table ?? null)
}

/** For what the page can go on without until there is a connection again. */
export function unanswered(problem: unknown): null {
  if (problem instanceof Offline) return null
  throw problem
}

/** An id of its own for each request: sent again, it is answered again and done once. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
