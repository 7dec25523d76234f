/** Who sits at a table and what is played there: its board, its face, its names and its texts. */
import type { Game, Table } from '../api/types'
import { boardOf } from '../boards'
import type { GameBoard, Person } from '../boards/contract'
import { type Face, faceOf, plain } from '../boards/face'
import { gameList } from '../lists.svelte'
import { habits } from '../me.svelte'
import { colour, letters } from '../parts/seats'
import { learnChallenges, learnGame, texts as spoken } from '../texts/language.svelte'
import { type Called, placesOf } from '../texts/places'
import type { TableStore } from './table.svelte'

export class Sitting {
  board = $state.raw<GameBoard | null>(null)
  face = $state.raw<Face>(plain)
  game = $state.raw<Game>()
  private called = $state.raw<(language: string) => Called>(() => ({}))

  /** a table stays what it is: this is learned once */
  private learning?: Promise<unknown>

  constructor(private readonly store: TableStore) {
    store.prepare = (table) => (this.learning ??= this.learn(table))
  }

  /** What is said at the table, and its board: without the one the other would say slugs for a moment.
   * What can't be had is done without. */
  private learn({ game, challenge, options }: Table): Promise<unknown> {
    void gameList().then((all) => (this.game = all.find((one) => one.id === game)))
    return Promise.allSettled([
      learnGame(game),
      challenge ? learnChallenges(game) : null,
      faceOf(game).then((found) => (this.face = found)),
      boardOf(game).then((found) => this.lay(found, game, options['map'] ?? found.map)),
    ])
  }
  private async lay(board: GameBoard, game: string, map: unknown): Promise<void> {
    this.board = board
    this.store.depth = board.depth ?? this.store.depth
    this.store.previewed = board.previewed ?? false
    if (typeof map === 'string') this.called = await placesOf(game, map)
  }

  readonly kind = $derived.by(() => this.store.table?.game)
  private readonly seats = $derived.by(() => this.store.shown?.seats ?? [])
  private readonly names = $derived.by(() =>
    this.seats.map(
      (seat) => seat.name || spoken().say(seat.open ? 'web-seat-open' : 'web-seat-kind', { count: seat.seat + 1 }),
    ),
  )
  readonly texts = $derived.by(() => {
    const called = this.called(spoken().language)
    return spoken().at(this.kind ?? '', this.names, called, this.store.names, habits.coordinates)
  })
  readonly people = $derived.by<Person[]>(() => {
    const marks = letters(this.names)
    return this.seats.map((seat, at) => ({
      seat: at,
      name: this.names[at] ?? '',
      letter: seat.open ? '?' : (marks[at] ?? ''),
      colour: colour(at),
      mine: seat.mine,
    }))
  })
  private readonly title = $derived.by(() =>
    this.kind ? this.texts.first([`${this.kind}-name`, `web-${this.kind}-name`]) : '',
  )
  /** what the game is called; its texts may still be on their way */
  readonly name = $derived.by(() => (this.title.includes('-name') ? (this.game?.name ?? this.kind ?? '') : this.title))
  readonly named = $derived.by(() => !this.title.includes('-name') || Boolean(this.game))
}
