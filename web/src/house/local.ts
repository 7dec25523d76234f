/** The house in this browser, from the page's side: a worker that answers as the server does. */
import { BASE, file, type Answer, type House, type Line } from '../api/house'
import type { Game } from '../api/types'
import { gone, outdated } from '../renewal'
import { ofTheHouse } from '../texts/language.svelte'
import type { FromHouse, ToHouse } from './messages'
import { SITE } from './mode.svelte'
import type { Edition } from './python'

/** Without a word from the worker for so long, something holds it up: a policy, or a browser too old. */
const PATIENCE = 30_000
/** Answers that are the same for everybody are files. */
const FILED = /^\/games(?:\/([a-z]+)\/(rulebook|what)\?lang=([a-zA-Z-]+))?\/?$/

export type State =
  | { kind: 'starting'; loaded: number; whole: number }
  | { kind: 'ready'; lasting: boolean }
  | { kind: 'failed'; why: 'old' | 'missing' | 'stuck' | 'broken'; said: string }

/** Whether this browser has what is needed. */
const NEEDED = ['WebAssembly', 'Worker', 'BroadcastChannel', 'DecompressionStream']
const able = (): boolean => NEEDED.every((one) => one in globalThis)

/** The games, bots and maps that this browser has: a server may have others, brought along by its operator. */
const playedHere = (games: Game[]): Game[] =>
  games
    .filter(({ id }) => ofTheHouse(id))
    .map((game) => ({
      ...game,
      bots: game.bots.filter((level) => level in game.browser_levels),
      options: game.options.map((option) => ({
        ...option,
        choices: option.choices.filter((choice) => !(choice in option.titles)),
      })),
    }))

/** However long a host lets files be kept: what has no hash in its name is asked for each time. */
const ASKED_ANEW: RequestInit = { cache: 'no-cache' }

export async function editionHere(): Promise<Edition | null> {
  const answer = await fetch(`${BASE}python/house.json`, ASKED_ANEW)
  return answer.ok ? ((await answer.json()) as Edition) : null
}

/** Scripts aren't counted while they come: the browser brings them by itself. */
const counted = (sum: number, { name, bytes, later }: Edition['files'][number]): number =>
  later || name.endsWith('.mjs') ? sum : sum + bytes

class LocalLine implements Line {
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  readyState: number = WebSocket.CONNECTING

  constructor(
    private readonly number: number,
    private readonly post: (message: ToHouse) => void,
    private readonly forget: () => void,
  ) {}

  hear(text: string | null): void {
    if (text === null) {
      this.end()
      this.onclose?.()
    } else {
      this.readyState = WebSocket.OPEN
      this.onmessage?.(new MessageEvent('message', { data: text }))
    }
  }

  send(text: string): void {
    this.post({ type: 'send', socket: this.number, text })
  }

  close(): void {
    this.post({ type: 'close', socket: this.number })
    this.end()
  }

  private end(): void {
    this.readyState = WebSocket.CLOSED
    this.forget()
  }
}

export class LocalHouse implements House {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>()
  private readonly lines = new Map<number, LocalLine>()
  private numbers = 0
  private patience: ReturnType<typeof setTimeout> | undefined
  private state: State = { kind: 'starting', loaded: 0, whole: 0 }

  /** `changed` hears how the start goes on. */
  constructor(private readonly changed: (state: State) => void) {}

  async start(): Promise<void> {
    if (!able()) return this.fail('old')
    let edition: Edition | null
    try {
      edition = await editionHere()
    } catch (problem) {
      return this.fail('missing', String(problem))
    }
    if (!edition) return this.fail('missing')
    if (edition.pages && (await outdated(edition.pages))) return
    this.become({ kind: 'starting', loaded: 0, whole: edition.files.reduce(counted, 0) })
    this.wait()
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data)
    worker.onerror = (event) => this.fail('broken', event.message)
    const base = new URL(BASE, location.href).href
    worker.postMessage({ type: 'begin', base, edition } satisfies ToHouse)
    for (const message of this.early) worker.postMessage(message)
    this.early = []
  }

  private early: ToHouse[] = []
  private readonly post = (message: ToHouse): void => {
    if (this.worker) this.worker.postMessage(message)
    else this.early.push(message)
  }

  private become(state: State): void {
    this.state = state
    this.changed(state)
    document.documentElement.dataset['house'] = state.kind // for those who look on
  }

  private wait(): void {
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.fail('stuck'), PATIENCE)
  }

  private fail(why: (State & { kind: 'failed' })['why'], said = ''): void {
    clearTimeout(this.patience)
    this.worker?.terminate()
    this.worker = undefined
    this.become({ kind: 'failed', why, said })
    for (const { reject } of this.waiting.values()) reject(new Error(why))
    this.waiting.clear()
  }

  private hear(message: FromHouse): void {
    if (message.type === 'answer') {
      this.waiting.get(message.id)?.resolve({ status: message.status, data: JSON.parse(message.text) as unknown })
      this.waiting.delete(message.id)
    } else if (message.type === 'said') this.lines.get(message.socket)?.hear(message.text)
    else if (message.type === 'failed') this.fail('broken', message.why)
    else if (message.type === 'gone') void gone(message.edition)
    else if (message.type === 'ready') {
      clearTimeout(this.patience)
      this.become({ kind: 'ready', lasting: message.lasting })
    } else if (this.state.kind === 'starting') {
      this.wait()
      this.become({ ...this.state, loaded: this.state.loaded + message.bytes })
    }
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const filed = method === 'GET' ? FILED.exec(path) : null
    if (filed) return this.filed(filed)
    if (this.state.kind === 'failed') throw new Error(this.state.why)
    const id = ++this.numbers
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.post({ type: 'ask', id, method, path, body: body === undefined ? undefined : JSON.stringify(body) })
    })
  }

  /** On a site by the names of its files; the server has them where it always has. */
  private async filed([path, game, what, language]: RegExpExecArray): Promise<Answer> {
    const named = game ? `/games/${game}/${what}.${language}.json` : '/games.json'
    const answer = await fetch(file(SITE ? named : path), ASKED_ANEW)
    const data: unknown = await answer.json().catch(() => null)
    return { status: answer.status, data: answer.ok && !game ? playedHere(data as Game[]) : data }
  }

  line(table: string): Line {
    const number = ++this.numbers
    const line = new LocalLine(number, this.post, () => this.lines.delete(number))
    this.lines.set(number, line)
    this.post({ type: 'open', socket: number, table })
    return line
  }
}
