/** Play where there is no network: what that needs is kept by this browser, once somebody asks for it. */
import { texts } from '../texts/language.svelte'

interface Part {
  path: string
  bytes: number
}
export interface Parts {
  edition: string
  parts: Part[]
}

/** `sw.js` looks for it by this name; one that is whole has the page itself, put there last. */
const NAME = 'unplugged '
const SHELL = '/'
const AT_ONCE = 6
/** Their names tell what is in them, so they may be taken from an earlier edition. */
const UNCHANGING = /^\/(assets|python\/[0-9a-f]{16})\//

export const megabytes = ({ parts }: Parts): number => Math.ceil(parts.reduce((sum, one) => sum + one.bytes, 0) / 1e6)

/** What there is to fetch; null where the server has no such thing, or the browser can't keep it. */
export async function partsHere(): Promise<Parts | null> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return null
  const answer = await fetch(`/python/parts?lang=${texts().language}`)
  return answer.ok ? ((await answer.json()) as Parts) : null
}

/** The edition that is kept whole. */
export async function prepared(): Promise<string | null> {
  if (!('caches' in globalThis)) return null
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && (await (await caches.open(name)).match(SHELL))) return name.slice(NAME.length)
  return null
}

/** Where there is no room for an edition, nothing is left of it; an earlier one stays. */
export const noRoom = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError'

/** Everything is fetched, and an earlier edition given up when all of it is there. `tell` hears the part that is. */
export async function prepare(wanted: Parts, tell: (part: number) => void): Promise<void> {
  try {
    await fetchAll(wanted, tell)
  } catch (problem) {
    if (noRoom(problem)) await caches.delete(NAME + wanted.edition)
    throw problem
  }
}

async function fetchAll({ edition, parts }: Parts, tell: (part: number) => void): Promise<void> {
  const kept = await caches.open(NAME + edition)
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const waiting = [...parts]
  let there = 0
  async function some(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      await keep(kept, one.path)
      there += one.bytes
      tell(there / whole)
    }
  }
  /** where one fails, the others end as well: nothing goes on after that has been told */
  const all = Array.from({ length: AT_ONCE }, () => some().finally(() => (waiting.length = 0)))
  const ends = await Promise.allSettled(all)
  const problems = ends.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  /** a lack of room ends what others are fetching, too; it is what can be done something about */
  const problem = problems.find(noRoom) ?? problems[0]
  if (problem) throw problem
  await kept.add(new Request(SHELL, { cache: 'no-store' }))
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && name !== NAME + edition) await caches.delete(name)
  await navigator.storage?.persist?.()
}

async function keep(kept: Cache, path: string): Promise<void> {
  if (await kept.match(path)) return
  const before = UNCHANGING.test(path) ? await caches.match(path) : undefined
  if (before) await kept.put(path, before)
  else await kept.add(new Request(path, { cache: UNCHANGING.test(path) ? 'default' : 'no-cache' }))
}

/** Who has asked for it once, has it as the server has it now. */
export async function renew(): Promise<void> {
  const before = await prepared()
  const parts = before && (await partsHere())
  if (parts && parts.edition !== before) await prepare(parts, () => undefined)
}
