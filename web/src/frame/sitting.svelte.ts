/** Who sits at a table and what is played there: its board, its face, its names and its texts. */
import type { Game } from '../api/types'
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

  constructor(private readonly store: TableStore) {
    $effect(() => {
      if (this.kind) this.learn(this.kind)
    })
    $effect(() => {
      if (this.kind && store.table?.challenge) void learnChallenges(this.kind)
    })
    const map = $derived(store.table?.options['map'] ?? this.board?.map)
    $effect(() => {
      if (this.kind && typeof map === 'string') void placesOf(this.kind, map).then((found) => (this.called = found))
    })
  }

  private learn(kind: string): void {
    // a board without its words would say slugs for a moment; without any texts it is still a board
    const words = learnGame(kind).catch(() => undefined)
    void Promise.all([boardOf(kind), words]).then(([found]) => {
      this.board = found
      this.store.depth = found.depth ?? this.store.depth
    })
    void faceOf(kind).then((found) => (this.face = found))
    void gameList().then((all) => (this.game = all.find((one) => one.id === kind)))
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
