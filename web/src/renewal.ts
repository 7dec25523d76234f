/** From before the server was renewed, the pages ask for parts that are gone: all is loaded anew, but
 * by each edition of the pages only once, and not while nobody answers. */
let leaving = false

addEventListener('vite:preloadError', () => {
  const edition = import.meta.url
  if (sessionStorage.getItem('renewed') === edition) return
  leaving = true
  const reload = (): void => {
    sessionStorage.setItem('renewed', edition)
    location.reload()
  }
  fetch('/', { cache: 'no-store' }).then(reload, () => (leaving = false))
})

/** Another edition is on its way: nothing needs to be said. */
export const renewing = (): boolean => leaving
