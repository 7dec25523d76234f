/** From before a renewal, the pages ask for parts that are gone: all is loaded anew, but for the same reason
 * only once, and not while nobody answers. */
import { BASE } from './api/house'

const KEY = 'renewed'
let leaving = false

/** Whether another edition is on its way. */
export async function loadAnew(why: string): Promise<boolean> {
  if (sessionStorage.getItem(KEY) === why) return false
  leaving = true
  try {
    await fetch(BASE, { cache: 'no-store' })
  } catch {
    return (leaving = false)
  }
  sessionStorage.setItem(KEY, why)
  location.reload()
  return true
}

addEventListener('vite:preloadError', () => void loadAnew(import.meta.url))

/** The script that a site's pages begin with now. Other pages, kept by the browser, don't go with the house that is there. */
export async function outdated(begins: string): Promise<boolean> {
  try {
    if (![...document.scripts].some(({ src }) => src.endsWith(begins))) return await loadAnew(begins)
    if (sessionStorage.getItem(KEY) === begins) sessionStorage.removeItem(KEY)
  } catch {
    // who keeps nothing doesn't know whether it has been tried
  }
  return false
}

/** Another edition is on its way: nothing needs to be said. */
export const renewing = (): boolean => leaving
