/** The address says what is shown. */
let path = $state(location.pathname)
let query = $state(location.search)
let anchor = $state(location.hash)

function look(): void {
  path = location.pathname
  query = location.search
  anchor = location.hash
}

export const here = {
  /** the parts of the path: `/table/x` is ['table', 'x'] */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query)
  },
  get anchor(): string {
    return anchor.slice(1)
  },
}

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  look()
  scrollTo(0, 0)
}

addEventListener('popstate', look)
addEventListener('hashchange', look)

/** Links within the house need no new page. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
