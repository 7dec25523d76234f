/* The service worker: notices that come while no page is open, and a start without the server.

Pages are always asked of the server first, so none is ever stale. What Vite has built carries a hash in
its name and never changes: it is kept, and thrown away when the server has another edition. Who wants to play
without a network has more kept, by the page itself (`src/house/unplugged.ts`). */
const KEPT = 'pages'
const UNPLUGGED = 'unplugged '
const SHELL = '/'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (UNCHANGING.test(url.pathname)) event.respondWith(part(request))
  else if (ALIKE.test(url.pathname)) event.respondWith(said(request))
})

const UNCHANGING = /^\/(assets|python\/[0-9a-f]{16})\//
/** answers that are the same for everybody */
const ALIKE = /^\/(api\/games|python)(\/|$)/

/** As the server has it now; as it was, when nobody answers. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (problem) {
    return (await shell()) ?? Promise.reject(problem)
  }
}

/** Of the edition that is kept whole, if there is one. */
async function shell() {
  for (const name of await caches.keys()) {
    const found = name.startsWith(UNPLUGGED) && (await (await caches.open(name)).match(SHELL))
    if (found) return found
  }
  return caches.match(SHELL)
}

/** As the server has it now, or as it was. */
async function said(request) {
  try {
    return await fetch(request)
  } catch (problem) {
    return (await caches.match(request)) ?? Promise.reject(problem)
  }
}

async function part(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** A page at rest tells what it was made of. */
addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep))
})

async function keep(parts) {
  const kept = await caches.open(KEPT)
  const wanted = new Set([SHELL, ...parts].map((one) => new URL(one, location.origin).href))
  const shell = await fetch(SHELL, { cache: 'no-store' })
  if (!shell.ok) return
  const edition = shell.headers.get('etag') ?? (await shell.clone().text())
  const before = await kept.match('edition')
  if (before && (await before.text()) !== edition)
    for (const old of await kept.keys()) if (!wanted.has(old.url)) await kept.delete(old)
  const there = new Set((await kept.keys()).map(({ url }) => url))
  await kept.addAll([...wanted].filter((one) => !there.has(one) && one !== shell.url))
  await kept.put(SHELL, shell)
  await kept.put('edition', new Response(edition))
}

addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  const shown = {
    body: said.text,
    tag: said.tag,
    renotify: Boolean(said.tag),
    data: said.path,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
  }
  event.waitUntil(registration.showNotification(said.title ?? 'Roundhouse', shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data ?? '/'))
})

/** In a page that is there already, if it shows the same. */
async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find(({ url }) => new URL(url).pathname === path)
  return same ? same.focus() : clients.openWindow(path)
}
