/** What somebody wishes for a game against bots: one person, and bots of one level. */
import type { Game } from '../api/types'
import { SetUp } from './setUp.svelte'
import { levels, type SeatWish, usual, type Value } from './wishes'

export class AgainstBots extends SetUp {
  readonly counts: readonly number[]
  readonly levels: readonly string[]

  constructor(game: Game) {
    super(game, `against-bots-${game.id}`)
    this.counts = Array.from({ length: game.high - game.low + 1 }, (_, n) => game.low - 1 + n)
    this.levels = levels(game)
  }

  readonly bots = $derived.by(() => this.wish.seats.length - 1)
  readonly level = $derived.by(() => this.wish.seats.find((seat) => seat.kind === 'bot')?.level ?? usual(this.game))

  /** Whoever has never finished this game begins against the weakest, until he chooses. */
  suit(newcomer: boolean): void {
    if (!this.wish.levelled) this.wantLevel(newcomer ? (this.levels[0] ?? usual(this.game)) : usual(this.game))
  }

  private bot(): SeatWish {
    return { kind: 'bot', name: '', level: this.level }
  }

  setBots(count: number): void {
    this.setSeats(count + 1, this.bot())
  }

  setLevel(level: string): void {
    this.wantLevel(level)
    this.wish = { ...this.wish, levelled: true }
  }

  private wantLevel(level: string): void {
    const seats = this.wish.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat))
    this.wish = { ...this.wish, seats }
  }

  choose(option: string, value: Value): void {
    this.setOption(option, value, this.bot())
  }
}
