/** The address says what is shown. On a site of plain files the path stands behind a question mark,
 * `?/table/x&move=3`: any file server finds the page, wherever it lies. */
import { BASE } from './api/house'

const PLAIN = import.meta.env.MODE === 'site'

interface Place {
  path: string
  query: string
}

function read(): Place {
  if (!PLAIN) return { path: location.pathname, query: location.search }
  const [path = '', ...rest] = location.search.slice(1).split('&')
  return path.startsWith('/') ? { path, query: rest.join('&') } : { path: '/', query: location.search }
}

/** As it stands in the address bar. */
function written(address: string): string {
  if (!PLAIN) return address
  const { pathname, search, hash } = new URL(address, location.origin)
  return `${BASE}${pathname === '/' ? '' : `?${pathname}`}${search.replace('?', '&')}${hash}`
}

let place = $state.raw(read())
let anchor = $state(location.hash)

function look(): void {
  place = read()
  anchor = location.hash
}

export const here = {
  /** the parts of the path: `/table/x` is ['table', 'x'] */
  get parts(): string[] {
    return place.path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return new URLSearchParams(place.query)
  },
  get anchor(): string {
    return anchor.slice(1)
  },
}

/** somebody came here from another page of ours: what had the focus there is gone */
let came = false
export const cameHere = (): boolean => came

export function go(address: string, { replace = false } = {}): void {
  came = true
  history[replace ? 'replaceState' : 'pushState'](null, '', written(address))
  look()
  scrollTo(0, 0)
}

/** The same page has another address now, to be found again by. */
export const rename = (address: string): void => history.replaceState(null, '', written(address))

addEventListener('popstate', look)
addEventListener('hashchange', look)

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#') ? null : link
}

/** The address that a link was given, whether or not it has been written out. */
function meant(link: HTMLAnchorElement): string {
  const address = link.getAttribute('href') ?? '/'
  const before = link.dataset['to']
  return before !== undefined && written(before) === address ? before : address
}

/** Links within the house need no new page. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = linkOf(event)
  if (!link) return
  event.preventDefault()
  go(meant(link))
})

/** What a browser does by itself with a link, such as opening it in a tab, needs its written address. */
function write(event: Event): void {
  const link = linkOf(event)
  if (!link) return
  const address = meant(link)
  link.dataset['to'] = address
  link.href = written(address)
}
if (PLAIN) for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, write)
