/** What the page and its worker say to each other. */
import type { Edition } from './python'

export type ToHouse =
  | { type: 'begin'; base: string; edition: Edition }
  | { type: 'ask'; id: number; method: string; path: string; body: string | undefined }
  | { type: 'open'; socket: number; table: string }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number }

export type FromHouse =
  | { type: 'loaded'; bytes: number }
  | { type: 'gone'; edition: string }
  | { type: 'ready'; lasting: boolean }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'said'; socket: number; text: string | null }

export type ToBots =
  | { type: 'begin'; base: string; edition: Edition }
  | { type: 'part'; name: string; bytes: Uint8Array }
  | { type: 'think'; asked: Uint8Array }
export type FromBots = { type: 'thought'; said: Uint8Array } | { type: 'failed'; why: string }
