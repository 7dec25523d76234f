/** One table as this browser knows it: the server's word, the pace it is shown at, and my acts. */
import { call, Offline, Refused, requestId } from '../api/call'
import type {
  ChatLine,
  Entry,
  GameEvent,
  Hint,
  Hints,
  History,
  HistoryMove,
  Position,
  Preview,
  Refusal,
  Seat,
  Table,
  Then,
  ToBrowser,
  Update,
  Why,
  Word,
  Words,
} from '../api/types'
import { habits } from '../me.svelte'
import { PAUSE } from './pace'
import { Sentence } from './sentence.svelte'

/** A change that is on its way, kept until the server has answered. */
interface Errand {
  path: string
  body: Record<string, unknown>
}

/** An errand outlives a closed page: it is sent when the table is opened again. */
function keep(table: string, errand: Errand | null): void {
  if (errand) sessionStorage.setItem(`errand-${table}`, JSON.stringify(errand))
  else sessionStorage.removeItem(`errand-${table}`)
}

function kept(table: string): Errand | null {
  const found = sessionStorage.getItem(`errand-${table}`)
  return found ? (JSON.parse(found) as Errand) : null
}

const DEPTH = 2
const QUIET = 20_000
const LONGEST_WAIT = 10_000

export class TableStore {
  table = $state.raw<Table | null>(null)
  /** the position on the screen; the server may be a few moves ahead */
  shown = $state.raw<Position | null>(null)
  events = $state.raw<GameEvent[]>([])
  moves = $state.raw<HistoryMove[]>([])
  chat = $state.raw<ChatLine[]>([])
  visitors = $state(0)
  link = $state<'joining' | 'live' | 'offline'>('joining')
  /** why the last thing was refused; it stays until it is read */
  refusal = $state.raw<Refusal | null>(null)
  /** why there is no table here at all */
  closed = $state.raw<Refusal | null>(null)
  errand = $state.raw<Errand | null>(null)
  waiting = $state.raw<Update[]>([])
  /** a past position, when one is looked at */
  past = $state.raw<Then | null>(null)
  replaying = $state(false)
  preview = $state.raw<Preview | null>(null)
  /** what the hard bot would do now, if I have asked; it takes a while */
  hints = $state.raw<Hint[] | 'thinking' | null>(null)
  /** the seat in front of the screen, where several are mine */
  seat = $state<number | null>(null)
  /** what the next person at this screen may see differs: look only when he says so */
  curtain = $state(false)
  /** when `shown` came, to count clocks from */
  shownAt = $state(0)

  readonly sentence = new Sentence((said) => this.words(said))

  /** how many words ahead are fetched at once: the board says */
  depth = DEPTH

  private number = -1
  private socket: WebSocket | null = null
  private tries = 0
  private timers = new Set<ReturnType<typeof setTimeout>>()
  private left = false
  private asked = ''
  private remembering = false
  private looks = 0
  private charted = false

  constructor(readonly id: string) {
    this.errand = kept(id)
  }

  // Coming and going.

  open(): void {
    this.connect()
  }

  close(): void {
    this.left = true
    for (const timer of this.timers) clearTimeout(timer)
    this.socket?.close()
  }

  private after(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      what()
    }, wait)
    this.timers.add(timer)
  }

  private connect(): void {
    if (this.left) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    let heard = Date.now()
    const ping = setInterval(() => {
      if (Date.now() - heard > 2 * QUIET) socket.close()
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, QUIET)
    socket.onmessage = (message: MessageEvent<string>) => {
      heard = Date.now()
      this.hear(JSON.parse(message.data) as ToBrowser)
    }
    socket.onclose = () => {
      clearInterval(ping)
      if (this.left || this.closed) return
      this.link = 'offline'
      this.after(Math.min(LONGEST_WAIT, 400 * 2 ** this.tries++), () => this.connect())
    }
  }

  private hear(message: ToBrowser): void {
    if (message.type === 'hello') {
      this.tries = 0
      this.link = 'live'
      this.take(message.table)
      void this.run()
    } else if (message.type === 'update') this.update(message)
    else if (message.type === 'presence') this.presence(message.seats, message.visitors)
    else if (message.type === 'pong') {
      if (message.number > this.number) void this.refresh()
    } else this.closed = message
  }

  private presence(seats: number[], visitors: number): void {
    this.visitors = visitors
    if (!this.shown) return
    const here = this.shown.seats.map((seat) => ({ ...seat, present: seats.includes(seat.seat) }))
    this.shown = { ...this.shown, seats: here }
  }

  async refresh(): Promise<void> {
    this.take(await call<Table>('GET', `/tables/${this.id}`))
  }

  /** The whole table anew; whatever waited to be shown is in it. */
  private take(table: Table): void {
    this.table = table
    this.chat = table.chat
    this.number = table.position.number
    this.waiting = []
    this.show(table.position, [])
    void this.remember()
  }

  private update(update: Update): void {
    if (update.entry.number <= this.number) return
    if (update.entry.number > this.number + 1) {
      void this.refresh()
      return
    }
    this.number = update.position.number
    const { entry } = update
    if (entry.chat) this.chat = [...this.chat, entry.chat]
    this.waiting = [...this.waiting, update]
    const own = entry.seat !== null && update.position.seats[entry.seat]?.mine
    if (entry.kind !== 'move' || own || habits.pace === 'at-once') this.catchUp()
    else if (this.waiting.length === 1) this.after(PAUSE.normal / 4, () => this.step())
  }

  /** Shows the next move that waits. */
  step(): void {
    const [next, ...rest] = this.waiting
    if (!next) return
    this.waiting = rest
    this.reach(next)
    const pause = PAUSE[habits.pace]
    if (rest.length && pause !== Infinity) this.after(pause, () => this.step())
  }

  /** Shows all that waits, now. */
  catchUp(): void {
    const all = this.waiting
    this.waiting = []
    for (const update of all) this.reach(update)
  }

  private reach({ entry, position }: Update): void {
    this.log(entry)
    this.show(position, entry.events, entry.seat === this.seat)
    if (entry.kind === 'rematch' || entry.kind === 'confirm') void this.refresh()
  }

  /** A move of my own ends what I was saying, others' moves don't. */
  private show(position: Position, events: GameEvent[], own = false): void {
    this.shown = position
    this.shownAt = Date.now()
    this.events = events
    this.turnTo(position, own)
  }

  // Whose turn it is at this screen.

  get mine(): Seat[] {
    return this.shown?.seats.filter((seat) => seat.mine) ?? []
  }

  /** This browser is asked for a move, here and now. */
  get myTurn(): boolean {
    return this.shown?.status === 'playing' && this.seat !== null && this.shown.asked.includes(this.seat)
  }

  private turnTo(position: Position, own = false): void {
    const mine = position.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat)
    const asked = position.asked.filter((seat) => mine.includes(seat))
    const before = this.seat
    if (before === null || !mine.includes(before)) this.seat = asked[0] ?? mine[0] ?? null
    else if (asked.length && !asked.includes(before)) this.seat = asked[0] ?? before
    const views = position.views
    const secret = (one: number): boolean =>
      one !== this.seat && JSON.stringify(views[one]) !== JSON.stringify(views[String(this.seat)])
    if (mine.length > 1 && this.seat !== before && position.status === 'playing')
      this.curtain = mine.some(secret)
    const stands = `${position.moves} ${this.seat} ${this.myTurn}`
    if (stands === this.asked) return
    this.asked = stands
    this.preview = null
    this.hints = null
    const said = own || before !== this.seat ? [] : this.sentence.said
    if (this.myTurn) void this.sentence.start(said)
    else this.sentence.said = []
  }

  /** Another of my seats comes to the screen. */
  sitAt(seat: number): void {
    this.seat = seat
    if (this.shown) this.turnTo(this.shown)
  }

  // What is seen.

  get view(): unknown {
    const views = this.past?.views ?? this.shown?.views
    return views?.[String(this.seat ?? this.mine[0]?.seat)] ?? views?.['visitor'] ?? null
  }

  // What happened.

  /** Of people who share a screen each is told his own secrets alone, and none while the curtain
   * is down; when all is over there are none. */
  heard(events: readonly GameEvent[]): GameEvent[] {
    const open = this.mine.length < 2 || this.shown?.result
    const mine = this.curtain ? null : this.seat
    return events.filter((event) => open || event.audience === null || event.audience === mine)
  }

  private log(entry: Entry): void {
    if (entry.kind === 'move') {
      const { seat, move: text, moves: move, events, time } = entry
      const round = this.shown?.round ?? 0 // the position before it is still shown
      this.moves = [...this.moves.filter((one) => one.move < move), { move, seat, text, round, events, time, figures: {} }]
      if (this.charted) this.after(0, () => void this.remember())
    } else if (entry.kind === 'undo' || entry.moves < this.moves.length - 1)
      this.moves = this.moves.filter((one) => one.move <= entry.moves)
  }

  /** Somebody looks at charts, which need the figures of every move. */
  chart(wanted: boolean): void {
    if (wanted && !this.charted && this.table) void this.remember()
    this.charted = wanted
  }

  /** The list of moves with its figures; one request at a time. */
  private async remember(): Promise<void> {
    if (this.remembering) return
    this.remembering = true
    try {
      const history = await call<History>('GET', `/tables/${this.id}/history`)
      const shown = this.shown?.moves ?? 0
      this.moves = history.moves.filter((one) => one.move <= shown)
      if (history.moves.length - 1 < shown) this.after(300, () => void this.remember())
    } catch {
      // the next move asks again
    } finally {
      this.remembering = false
    }
  }

  /** The move after which I was last asked, to see what happened since. */
  get myLastMove(): number {
    const mine = new Set(this.mine.map((seat) => seat.seat))
    const last = this.moves.findLast((one) => one.seat !== null && mine.has(one.seat))
    return last?.move ?? 0
  }

  async lookAt(move: number): Promise<void> {
    const last = this.shown?.moves ?? 0
    if (move >= last) {
      this.backToNow()
      return
    }
    const look = ++this.looks
    const then = await call<Then>('GET', `/tables/${this.id}/at/${Math.max(0, move)}`)
    if (look !== this.looks) return // the slider has gone on meanwhile
    this.past = then
    this.events = this.moves.find((one) => one.move === then.move)?.events ?? []
  }

  backToNow(): void {
    this.looks++
    this.past = null
    this.replaying = false
    this.events = []
  }

  /** Shows the moves after `from` one by one, up to now. */
  async replay(from: number, pause: number): Promise<void> {
    this.replaying = true
    await this.lookAt(from)
    while (this.past && this.replaying && !this.left) {
      await new Promise((on) => this.after(pause, () => on(null)))
      if (!this.past || !this.replaying) break
      await this.lookAt(this.past.move + 1)
    }
    this.replaying = false
  }

  // What is asked.

  private async words(said: string[]): Promise<Word[]> {
    const query = new URLSearchParams({
      seat: String(this.seat),
      said: said.join(' '),
      depth: String(this.depth),
    })
    const words = await call<Words>('GET', `/tables/${this.id}/words?${query}`)
    return words.next
  }

  async foresee(move: string): Promise<void> {
    const seat = this.seat
    const preview = await call<Preview>('POST', `/tables/${this.id}/preview`, { seat, move }).catch(() => null)
    if (this.sentence.said.join(' ') === move) this.preview = preview
  }

  async hint(): Promise<void> {
    this.hints = 'thinking'
    const stands = this.asked
    try {
      const { hints } = await call<Hints>('POST', `/tables/${this.id}/hint`, { seat: this.seat })
      if (this.asked === stands) this.hints = hints
    } catch (problem) {
      if (this.asked === stands) this.hints = null
      if (problem instanceof Refused) this.refusal = problem.refusal
    }
  }

  /** Why a sentence can't be said; it is shown, and null means that it can. */
  async why(move: string): Promise<Refusal | null> {
    const refusal = await call<Why>('POST', `/tables/${this.id}/why`, { seat: this.seat, move }).then(
      (why) => why.refusal,
      (problem: unknown) => (problem instanceof Refused ? problem.refusal : null), // not even a sentence
    )
    if (refusal) this.refusal = refusal
    return refusal
  }

  // What I do.

  /** Sends a change; it is kept and sent again until the server has answered. */
  async act(path: string, body: Record<string, unknown> = {}): Promise<void> {
    if (this.errand) return
    this.refusal = null
    this.errand = { path, body: { number: this.number, ...body, request: requestId() } }
    keep(this.id, this.errand)
    await this.run()
  }

  /** The rules or data have changed since the table was made: go on all the same. */
  async goOn(): Promise<void> {
    this.take(await call<Table>('POST', `/tables/${this.id}/confirm`, { request: requestId() }))
  }

  private done(errand: Errand): void {
    if (this.errand !== errand) return
    this.errand = null
    keep(this.id, null)
  }

  private async run(): Promise<void> {
    const { errand } = this
    if (!errand) return
    try {
      const answer = await call<Update | Table>('POST', `/tables/${this.id}/${errand.path}`, errand.body)
      this.done(errand)
      if (answer && 'entry' in answer) this.update(answer)
    } catch (problem) {
      if (problem instanceof Offline) {
        this.link = 'offline'
        this.after(1500, () => void this.run())
        return
      }
      this.done(errand)
      if (!(problem instanceof Refused)) throw problem
      this.refusal = problem.refusal
      if (problem.table) this.take(problem.table)
    }
  }

  async confirm(): Promise<void> {
    if (!this.sentence.complete || this.seat === null || this.past) return
    await this.act('moves', { seat: this.seat, move: this.sentence.said.join(' ') })
  }

  get undoable(): { seat: number; step: number | null; turn: number | null } | null {
    if (this.past || this.shown?.status !== 'playing') return null
    return this.shown.undo.find((one) => one.seat === this.seat && one.step !== null) ?? null
  }

  /** First the words, then the moves. */
  async undo(): Promise<void> {
    if (this.past) return
    if (this.sentence.said.length && (await this.sentence.back())) {
      this.preview = null
      return
    }
    if (this.undoable) await this.act('undo', { seat: this.seat, what: 'step' })
  }

  async restartTurn(): Promise<void> {
    await this.act('undo', { seat: this.seat, what: 'turn' })
  }
}
