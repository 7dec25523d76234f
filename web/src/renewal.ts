/** From before a renewal, the pages ask for parts that are gone: all is loaded anew, but for the same reason
 * only once, and not while nobody answers. */
import { BASE } from './api/house'

// where it is kept why that was done: each reason is remembered by itself
const PART = 'renewed'
const EDITION = 'renewed-edition'
let leaving = false

/** Whether another edition is on its way; never where it can't be kept that this has been tried. */
async function loadAnew(key: string, why: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === why) return false
    leaving = true
    await fetch(BASE, { cache: 'no-store' })
    sessionStorage.setItem(key, why)
  } catch {
    return (leaving = false)
  }
  location.reload()
  return true
}

addEventListener('vite:preloadError', () => void gone(import.meta.url))

/** A part isn't there any more; `of` is what it belongs to. */
export const gone = (of: string): Promise<boolean> => loadAnew(PART, of)

/** The script that a site's pages begin with now. Other pages, kept by the browser, don't go with the house that is there. */
export async function outdated(begins: string): Promise<boolean> {
  return ![...document.scripts].some(({ src }) => src.endsWith(begins)) && (await loadAnew(EDITION, begins))
}

/** Another edition is on its way: nothing needs to be said. */
export const renewing = (): boolean => leaving
