/** Games that were finished on this device, kept in it: they can be read when nobody answers. */
import { remember } from './me.svelte'

const KEY = 'finished'
const TEXTS = 'finished-games'
/** games that are kept */
const MOST = 30

export interface Finished {
  id: string
  /** what the game is called */
  game: string
  /** milliseconds */
  at: number
  /** the best first */
  people: { name: string; score: number | null }[]
}

export function finished(): Finished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Finished[]) : []
  } catch {
    return []
  }
}

const address = (id: string): string => `/finished/${id}`

/** The newest first; what is too old goes, with its record. */
export async function keepFinished(one: Finished, record: () => Promise<string>): Promise<void> {
  const before = finished()
  if (!('caches' in globalThis) || before.some(({ id }) => id === one.id)) return
  const texts = await caches.open(TEXTS)
  await texts.put(address(one.id), new Response(await record()))
  const all = [one, ...finished().filter(({ id }) => id !== one.id)]
  remember(KEY, all.slice(0, MOST))
  for (const { id } of all.slice(MOST)) await texts.delete(address(id))
}

export async function recordOf(id: string): Promise<string> {
  const found = await caches.match(address(id))
  return found ? found.text() : ''
}
