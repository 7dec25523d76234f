/** Who answers: the server; or, without one, the house in this browser (`house/local.ts`). */

/** A socket, as far as a table uses it: a WebSocket is one. */
export interface Line {
  onmessage: ((message: MessageEvent<string>) => void) | null
  onclose: (() => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

export interface Answer {
  status: number
  data: unknown
}

export interface House {
  /** Rejected where nobody answers. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** The socket of a table. */
  line(table: string): Line
}

/** Where the pages lie: their files are found from here, wherever they are put. */
export const BASE = import.meta.env.MODE === 'site' ? new URL(import.meta.env.BASE_URL, document.baseURI).pathname : '/'

/** The address of a file that the server has under /api, and a site as a file. */
export const file = (path: string): string => `${BASE}api${path}`

const server: House = {
  async ask(method, path, body) {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: answer.status, data: await answer.json().catch(() => null) }
  },
  line(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as Line
  },
}

let asked = server

export const house = (): House => asked
/** From now on another one answers. */
export const moveTo = (other: House): void => void (asked = other)
