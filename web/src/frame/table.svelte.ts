/** One table as this browser knows it: the server's word, the pace it is shown at, and my acts. */
import { call, Offline, Refused, requestId, unanswered } from '../api/call'
import type {
  ChatLine,
  Entry,
  GameEvent,
  History,
  HistoryMove,
  Gazetteer,
  Position,
  Plan,
  Plans,
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
import type { Proposal } from '../boards/contract'
import { pace } from '../me.svelte'
import { type Advice, advised } from './advice'
import { Connection } from './connection'
import { Foresight } from './foresight.svelte'
import { PAUSE } from './pace'
import { keep, kept, type PendingRequest } from './pending'
import type { Planner } from './planner'
import { hearPromise } from './promises'
import type { Told } from './question'
import { Sentence } from './sentence.svelte'
import { Timers } from './timers'

const DEPTH = 2

export class TableStore {
  table = $state.raw<Table | null>(null)
  /** the position on the screen; the server may be a few moves ahead */
  shown = $state.raw<Position | null>(null)
  events = $state.raw<GameEvent[]>([])
  moves = $state.raw<HistoryMove[]>([])
  chat = $state.raw<ChatLine[]>([])
  draft = $state('') // of what one is about to say
  /** what people call the places of this table */
  names = $state.raw<Gazetteer>({})
  visitors = $state(0)
  link = $state<'joining' | 'live' | 'offline'>('joining')
  /** why the last thing was refused; it stays until the next click */
  refusal = $state.raw<Told | null>(null)
  refusedAt = $state<string | null>(null) // the place on the board
  closed = $state.raw<Refusal | null>(null) // why there is no table here at all
  pendingRequest = $state.raw<PendingRequest | null>(null)
  waiting = $state.raw<Update[]>([])
  /** a past position, when one is looked at */
  past = $state.raw<Then | null>(null)
  replaying = $state(false)
  private foreseen = $state.raw<{ move: string; preview: Preview } | null>(null)
  /** what would come of the move that is said; until that is known of the one before, so that no figure flickers */
  readonly preview = $derived.by(() => (this.sentence.complete ? (this.foreseen?.preview ?? null) : null))
  /** what would happen by that very move: nothing until it is known, since Enter plays it already */
  readonly outcome = $derived.by(() => (this.foreseen?.move === this.sentence.move ? this.foreseen.preview.events : []))
  /** what the hard bot would do now, if I have asked; it takes a while */
  hints = $state.raw<Advice[] | 'thinking' | null>(null)
  hinted = $state<string | null>(null) // the hint that is pointed at
  hintedTold = $state('') // a review's better move, in people's words
  /** what a lesson points at, and what it asks for */
  pointed = $state.raw<readonly string[]>([])
  task = $state('')
  planning = $state.raw<Planner | null>(null)
  /** what the green button does for the board */
  proposal = $state.raw<Proposal | null>(null)
  aside = $state(false) // keys are on another place than the one that was said: Enter chooses it
  /** the seat in front of the screen, where several are mine */
  seat = $state<number | null>(null)
  /** what the next person at this screen may see differs: look only when he says so */
  handover = $state(false)
  /** when `shown` came, to count clocks from */
  shownAt = $state(0)
  readonly sentence = new Sentence((said) => this.words(said))
  /** what moves cost and bring, by the sentence that they begin with */
  private readonly forecasts = new Foresight((begun) =>
    call<Preview>('POST', `/tables/${this.id}/preview`, this.about({ move: begun })).then((one) => one.forecasts),
  )
  /** moves in a row, by where they start and what they pass */
  private readonly plans = new Foresight<Plans>(
    (words) => {
      const [start, ...via] = words.split(' ')
      return call('POST', `/tables/${this.id}/plans`, this.about({ start, via, preview: this.previewed }))
    },
    ({ plans }) => this.sentence.trust(plans.map(({ moves: [first = ''] }) => first)),
  )
  /** waited for before anything is shown: what is said at such a table */
  prepare: (table: Table) => Promise<unknown> = () => Promise.resolve()
  /** how many words ahead are fetched at once: the board says */
  depth = DEPTH
  /** plans bring what the first of them would do: the board says, too */
  previewed = false
  /** who is here, heard before the table was shown */
  private early: number[] | null = null
  private number = -1
  /** what is pending has found no way last time */
  private failing = false
  private readonly timers = new Timers()
  private readonly connection: Connection
  private left = false
  private asked = ''
  private remembering = false
  private looks = 0
  private questions = 0
  private charted = false
  private naming: Promise<void> | null = null
  constructor(readonly id: string) {
    this.pendingRequest = kept(id)
    this.connection = new Connection(id, this.timers, {
      heard: (message) => this.hear(message),
      lost: () => this.lost(),
      online: () => void this.run(),
    })
  }

  // Coming and going.

  open(): void {
    this.connection.open()
  }

  close(): void {
    this.left = true
    this.timers.clear()
    this.connection.close()
  }

  private lost(): boolean {
    if (this.closed) return false
    this.link = 'offline'
    return true
  }

  private hear(message: ToBrowser): void {
    // whatever was thought of the connection: it is there, unless what I do doesn't get through
    if (!this.failing) this.link = 'live'
    if (message.type === 'hello') void this.take(message.table).then(() => this.run())
    else if (message.type === 'update') this.update(message)
    else if (message.type === 'presence') this.presence(message.seats, message.visitors)
    else if (message.type === 'pong') {
      if (message.number > this.number) void this.refresh()
    } else this.closed = message
  }

  private presence(seats: number[], visitors: number): void {
    this.visitors = visitors
    if (!this.shown) return void (this.early = seats)
    const here = this.shown.seats.map((seat) => ({ ...seat, present: seats.includes(seat.seat) }))
    this.shown = { ...this.shown, seats: here }
  }

  /** Without an answer all stays: what comes next by the socket asks again. */
  async refresh(): Promise<void> {
    const table = await call<Table>('GET', `/tables/${this.id}`).catch(unanswered)
    if (table) await this.take(table)
  }

  /** The whole table anew; whatever waited to be shown is in it. */
  private async take(table: Table): Promise<void> {
    await Promise.all([this.prepare(table), (this.naming ??= this.learnNames())])
    if (this.left || table.position.number < this.number) return // a newer one was quicker
    this.table = table
    if (table.promise && table.seed === null) hearPromise(this.id, table.promise)
    this.chat = table.chat
    this.number = table.position.number
    this.waiting = []
    this.show(table.position, [])
    if (this.early) this.presence(this.early, this.visitors)
    this.early = null
    void this.remember()
  }

  /** They stay the same for a whole game. */
  private async learnNames(): Promise<void> {
    try {
      this.names = await call<Gazetteer>('GET', `/tables/${this.id}/gazetteer`)
    } catch {
      this.naming = null
    }
  }

  private update(update: Update): void {
    if (update.entry.number <= this.number) return
    if (update.entry.number > this.number + 1) {
      void this.refresh()
      return
    }
    const { entry } = update
    // others have answered in the same breath: the socket brings all of it, one by one
    if (update.position.number > entry.number && this.connection.isOpen) {
      this.sentence.said = [] // it is said, and not to be said twice meanwhile
      return
    }
    this.number = update.position.number
    if (entry.chat) this.chat = [...this.chat, entry.chat]
    this.waiting = [...this.waiting, update]
    const own = entry.seat !== null && update.position.seats[entry.seat]?.mine
    if (entry.kind !== 'move' || own || pace() === 'at-once') this.catchUp()
    else if (this.waiting.length === 1 && pace() !== 'step') this.timers.after(PAUSE.normal / 4, () => this.step())
  }

  /** Shows the next move that waits. */
  step(): void {
    const [next, ...rest] = this.waiting
    if (!next) return
    this.waiting = rest
    this.reach(next)
    const pause = PAUSE[pace()]
    if (rest.length && pause !== Infinity) this.timers.after(pause, () => this.step())
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

  /** Something can be said: it is my turn, or I plan for when it is. */
  get saying(): boolean {
    return this.myTurn || (this.planning?.on ?? false)
  }

  /** A question about what this seat could do, now or when its turn comes. */
  private about(question: object): object {
    return { seat: this.seat, ...question, ...(this.planning?.on && { planned: true }) }
  }

  private forgetAnswers(): void {
    this.foreseen = null
    this.forecasts.forget()
    this.plans.forget()
  }

  /** What was said and asked is of another position. */
  async startAnew(): Promise<void> {
    this.forgetAnswers()
    this.sentence.said = []
    if (this.saying) await this.sentence.start()
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
    if (mine.length > 1 && this.seat !== before && position.status === 'playing') this.handover = mine.some(secret)
    const stands = `${position.moves} ${this.seat} ${this.myTurn}`
    if (stands === this.asked) return
    this.asked = stands
    this.forgetAnswers()
    this.hints = null
    this.hinted = null
    const said = own || before !== this.seat ? [] : this.sentence.said
    this.planning?.follow(this.myTurn)
    if (this.myTurn) void this.sentence.start(said)
    else if (!this.planning?.on) this.sentence.said = []
  }

  /** Another of my seats comes to the screen. */
  sitAt(seat: number): void {
    this.seat = seat
    if (this.shown) this.turnTo(this.shown)
  }

  // What is seen.

  get view(): unknown {
    if (this.planning?.on && !this.past) return this.planning.view
    const views = this.past?.views ?? this.shown?.views
    return views?.[String(this.seat ?? this.mine[0]?.seat)] ?? views?.['visitor'] ?? null
  }

  // What happened.

  /** Of people who share a screen each is told his own secrets alone, and none while the handover
   * is down; when all is over there are none. */
  heard(events: readonly GameEvent[]): GameEvent[] {
    const open = this.mine.length < 2 || this.shown?.result
    const mine = this.handover ? null : this.seat
    return events.filter((event) => open || event.audience === null || event.audience === mine)
  }

  private log(entry: Entry): void {
    if (entry.kind === 'move') {
      const { seat, move: text, moves: move, events, time } = entry
      const { round, stage } = this.shown ?? { round: 0, stage: '' } // the position before it is still shown
      this.moves = [
        ...this.moves.filter((one) => one.move < move),
        { move, seat, text, round, stage, events, time, figures: {} },
      ]
      if (this.charted) this.timers.after(0, () => void this.remember())
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
      if (history.moves.length - 1 < shown) this.timers.after(300, () => void this.remember())
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
    if (move >= last) return this.backToNow()
    const look = ++this.looks
    this.hinted = null
    const then = await call<Then>('GET', `/tables/${this.id}/at/${Math.max(0, move)}`).catch(unanswered)
    if (!then || look !== this.looks) return // the slider has gone on meanwhile
    this.past = then
    this.events = this.moves.find((one) => one.move === then.move)?.events ?? []
  }

  backToNow(): void {
    this.looks++
    this.hinted = null
    this.past = null
    this.replaying = false
    this.events = []
  }

  /** Shows the moves after `from` one by one, up to now. */
  async replay(from: number, pause: number): Promise<void> {
    this.replaying = true
    await this.lookAt(from)
    while (this.past && this.replaying && !this.left) {
      await new Promise((on) => this.timers.after(pause, () => on(null)))
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
      ...(this.planning?.on && { planned: 'true' }),
    })
    const words = await call<Words>('GET', `/tables/${this.id}/words?${query}`)
    return words.next
  }

  private readonly wouldDo = (move: string): Promise<Preview | null> =>
    call<Preview>('POST', `/tables/${this.id}/preview`, this.about({ move })).catch(() => null)

  async foresee(move: string): Promise<void> {
    const planned = this.plans.answered.find(({ plans: [best] }) => best?.moves[0] === move)?.preview
    const preview = planned ?? (await this.wouldDo(move))
    if (this.sentence.move === move) this.foreseen = preview?.view ? { move, preview } : null
  }

  forecastsOf(begun: readonly string[]): Preview['forecasts'] | undefined {
    return this.saying && !this.past ? this.forecasts.of(begun.join(' ')) : undefined
  }

  plan(start: string, via: readonly string[]): readonly Plan[] | undefined {
    return this.saying && !this.past ? this.plans.of([start, ...via].join(' '))?.plans : undefined
  }

  async hint(): Promise<void> {
    this.hints = 'thinking'
    const stands = this.asked
    try {
      const advice = await advised(this.id, this.seat, this.wouldDo)
      if (this.asked === stands) this.hints = advice
    } catch (problem) {
      if (this.asked === stands) this.hints = null
      if (problem instanceof Refused) this.refuse(problem.refusal)
    }
  }

  /** Why a sentence can't be said, and none of the `others`; it is shown, and null means that one can. */
  async why(move: string, others: readonly string[] = [], place: string | null = null): Promise<Refusal | null> {
    if (this.seat === null) return null // who only looks is told nothing of rules
    const question = ++this.questions
    // not even a sentence
    const none = (problem: unknown): Why => ({ refusal: problem instanceof Refused ? problem.refusal : null, rule: '' })
    const body = this.about({ move, others })
    const { refusal, rule } = await call<Why>('POST', `/tables/${this.id}/why`, body).catch(none)
    // what was meant can be done: with another verb than the one that is said
    const told = refusal ?? (place === null ? null : { rule: 'web-possible', facts: { verb: move.split(' ')[0] } })
    if (question === this.questions) this.refuse(told && { ...told, under: rule }, place)
    return refusal
  }

  refuse(refusal: Told | null, place: string | null = null): void {
    this.refusal = refusal
    this.refusedAt = refusal && place
  }

  /** The refusal has been read; an answer that is still on its way is of no use any more. */
  forgive(): void {
    this.questions++
    this.refuse(null)
  }

  // What I do.

  /** Sends a change; it is kept and sent again until the server has answered. */
  async act(path: string, body: Record<string, unknown> = {}): Promise<void> {
    if (this.pendingRequest) return
    this.forgive()
    this.pendingRequest = { path, body: { number: this.number, ...body, request: requestId() } }
    keep(this.id, this.pendingRequest)
    await this.run()
  }

  /** The rules or data have changed since the table was made: go on all the same. */
  async goOn(): Promise<void> {
    await this.take(await call<Table>('POST', `/tables/${this.id}/confirm`, { request: requestId() }))
  }

  private done(pendingRequest: PendingRequest): void {
    if (this.pendingRequest !== pendingRequest) return
    this.pendingRequest = null
    this.failing = false
    if (this.connection.there) this.link = 'live'
    keep(this.id, null)
  }

  private async run(): Promise<void> {
    const { pendingRequest } = this
    if (!pendingRequest) return
    try {
      const answer = await call<Update | Table>(
        'POST',
        `/tables/${this.id}/${pendingRequest.path}`,
        pendingRequest.body,
      )
      this.done(pendingRequest)
      if (answer && 'entry' in answer) this.update(answer)
    } catch (problem) {
      if (problem instanceof Offline) {
        this.failing = true
        this.link = 'offline'
        this.timers.after(1500, () => void this.run())
        return
      }
      this.done(pendingRequest)
      if (!(problem instanceof Refused)) throw problem
      this.refuse(problem.refusal)
      if (problem.table) await this.take(problem.table)
    }
  }

  async confirm(): Promise<void> {
    if (!this.sentence.complete || this.seat === null || this.past) return
    if (this.proposal) {
      this.proposal.go()
      return
    }
    await this.play()
  }

  /** The sentence itself, whatever else is proposed. */
  async play(): Promise<void> {
    if (!this.sentence.complete || this.seat === null || this.past) return
    const { move } = this.sentence
    if (this.planning?.on) await this.planning.add(move)
    else await this.act('moves', { seat: this.seat, move })
  }

  get undoable(): { seat: number; step: number | null; turn: number | null } | null {
    if (this.past || this.shown?.status !== 'playing') return null
    return this.shown.undo.find((one) => one.seat === this.seat && one.step !== null) ?? null
  }

  /** First the words, then the moves; false when there is nothing to undo. */
  async undo(): Promise<boolean> {
    if (this.past) return false
    if (this.sentence.said.length && (await this.sentence.back())) return true
    if (!this.undoable) return false
    await this.act('undo', { seat: this.seat, what: 'step' })
    return true
  }

  async restartTurn(): Promise<void> {
    await this.act('undo', { seat: this.seat, what: 'turn' })
  }
}
