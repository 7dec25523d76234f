/** Notices to this browser, whether a page is open or not. */

export type Leave = 'possible' | 'denied' | 'impossible'

/** What the browser lets us do; only over HTTPS or on this machine is there a worker. */
export function leave(): Leave {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'impossible'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

interface Subscription {
  endpoint: string
  key: string
  auth: string
  label: string
}

function bytes(plain: string): Uint8Array<ArrayBuffer> {
  const text = atob(plain.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** What somebody would call this browser. */
export function browserName(agent = navigator.userAgent): string {
  const one = (names: [RegExp, string][]): string => names.find(([sign]) => sign.test(agent))?.[1] ?? ''
  const made = one([
    [/Edg/, 'Edge'],
    [/OPR/, 'Opera'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  const on = one([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Mac/, 'macOS'],
    [/Windows/, 'Windows'],
    [/Linux|X11/, 'Linux'],
  ])
  return [made, on].filter(Boolean).join(', ')
}

/** Asks for leave, then subscribes with the server's key; an older one with another key goes first. */
export async function subscribe(serverKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(serverKey) })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', label: browserName() }
}
