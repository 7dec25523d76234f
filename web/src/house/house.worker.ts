/** The house without a server: tables, rules and words in Python, kept in this browser. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromBots, FromHouse, ToBots, ToHouse } from './messages'
import { fetchedNow, folder, startPython, type Edition } from './python'
import { openStorage, type Storage } from './storage'

interface House {
  ask(method: string, path: string, body: string | undefined): Promise<PyProxy & { toJs(): [number, string] }>
  open(socket: number, table: string): void
  hear(socket: number, text: string): void
  close(socket: number): void
  heard(told: string): Promise<unknown>
}

const say = (message: FromHouse): void => self.postMessage(message)
const others = new BroadcastChannel('roundhouse')
let house: Promise<House> | undefined

/** The other worker, begun when the house is ready, and anew when a thought was broken off. */
class Bots {
  private worker: Worker | undefined
  /** a game's archive is fetched once, and for both: a bot never lacks what its table has */
  private readonly parts = new Map<string, Uint8Array>()
  private waiting: { resolve: (said: Uint8Array) => void; reject: (why: Error) => void } | undefined

  constructor(
    private readonly base: string,
    private readonly edition: Edition,
  ) {}

  begin(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const { waiting } = this
      this.waiting = undefined
      if (data.type === 'thought') waiting?.resolve(data.said)
      else waiting?.reject(new Error(data.why))
    }
    worker.onerror = (event) => {
      this.waiting?.reject(new Error(event.message))
      this.end()
    }
    worker.postMessage({ type: 'begin', base: this.base, edition: this.edition } satisfies ToBots)
    for (const [name, bytes] of this.parts) worker.postMessage({ type: 'part', name, bytes } satisfies ToBots)
    return (this.worker = worker)
  }

  hand(name: string, bytes: Uint8Array): Uint8Array {
    this.parts.set(name, bytes)
    this.worker?.postMessage({ type: 'part', name, bytes } satisfies ToBots)
    return bytes
  }

  think(asked: Uint8Array): Promise<Uint8Array> {
    const worker = this.worker ?? this.begin()
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      worker.postMessage({ type: 'think', asked } satisfies ToBots)
    })
  }

  end(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting = undefined
  }
}

async function begin({ base, edition }: ToHouse & { type: 'begin' }): Promise<House> {
  const stored = openStorage().catch(() => null)
  const loaded = (bytes: number): void => say({ type: 'loaded', bytes })
  const gone = (): void => say({ type: 'gone', edition: edition.edition })
  const bots = new Bots(base, edition)
  const python = await startPython(base, edition, loaded, (name) =>
    bots.hand(name, fetchedNow(`${folder(base, edition.edition)}${name}.bin`, gone)),
  )
  const storage: Storage | null = await stored
  const browser = {
    ...storage,
    lasting: storage !== null,
    think(asked: PyProxy & { toJs(): Uint8Array }): Promise<Uint8Array> {
      return bots.think(asked.toJs())
    },
    endThinking: () => bots.end(),
    say: (socket: number, text: string | undefined) => say({ type: 'said', socket, text: text ?? null }),
    tell: (told: string) => others.postMessage(told),
  }
  const made = python.pyimport('roundhouse.site.worker').House(browser) as House
  others.onmessage = ({ data }: MessageEvent<string>) => void made.heard(data)
  say({ type: 'ready', lasting: storage !== null })
  bots.begin()
  return made
}

async function answer({ id, method, path, body }: ToHouse & { type: 'ask' }): Promise<void> {
  let [status, text] = [500, JSON.stringify({ rule: 'server-failed', facts: {} })]
  try {
    const said = await (await house!).ask(method, `/api${path}`, body)
    ;[status, text] = said.toJs()
    said.destroy()
  } catch (problem) {
    console.error(problem)
  }
  say({ type: 'answer', id, status, text })
}

self.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === 'begin') {
    house = begin(data)
    house.catch((problem: unknown) => say({ type: 'failed', why: String(problem).slice(-400) }))
  } else if (data.type === 'ask') await answer(data)
  else {
    const made = await house!
    if (data.type === 'open') made.open(data.socket, data.table)
    else if (data.type === 'send') made.hear(data.socket, data.text)
    else made.close(data.socket)
  }
}
