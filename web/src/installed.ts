/** The part of the house that is there without a page: see `public/sw.js`. */
import { learnNotices } from './texts/language.svelte'

const PARTS = '/assets/'

/** All that this page is made of, with the page for when nobody answers, is kept for a start without the server. */
export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const ready = await navigator.serviceWorker.ready
    await Promise.all([import('./pages/Away.svelte'), learnNotices()])
    const used = performance.getEntriesByType('resource').map(({ name }) => name)
    ready.active?.postMessage({ keep: used.filter((name) => new URL(name).pathname.startsWith(PARTS)) })
    await (await import('./house/unplugged')).renew()
  } catch {
    // a browser that keeps nothing still plays
  }
}
