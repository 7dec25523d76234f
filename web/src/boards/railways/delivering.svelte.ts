/** Cubes that may be moved, and the ways they may take. */
import { handheld } from '../../screen'
import { ranked } from '../common/delivery'
import { known, words } from '../common/words'
import type { BoardProps } from '../contract'
import type { View } from './view'
import { type Delivery, deliveryOf, type Leg } from './ways'

const LISTED = 24

export class Delivering {
  /** the city whose card is open */
  picked = $state<string | null>(null)
  pointed = $state.raw<Delivery | null>(null)

  constructor(
    private readonly board: () => BoardProps<View>,
    private readonly out: () => ReadonlyMap<string, Leg>,
    private readonly verb: () => string,
    private readonly acting: () => boolean,
  ) {
    $effect(() => {
      if (!acting() || !this.moving) this.picked = null
    })
  }

  private readonly view = $derived.by(() => this.board().view)
  private readonly seat = $derived.by(() => this.board().seat ?? -1)
  private readonly verbs = $derived.by(() => (this.acting() ? words(this.board().next, []) : []))
  private readonly leaving = $derived.by(() => ['deliver', 'continue'].filter((one) => this.verbs.includes(one)))
  /** nothing is said yet, or a cube is being moved */
  readonly moving = $derived.by(() => ['', 'deliver', 'continue'].includes(this.verb()))
  private readonly now = $derived.by(() => this.acting() && this.moving && this.leaving.length > 0)
  /** the seat's own cube that waits at a fuel depot */
  readonly waiting = $derived.by(() => this.view.fuel_depots?.waiting.find((one) => one.seat === this.seat))
  /** all of them, as the server tells; none while it is asked */
  readonly all = $derived.by<Delivery[]>(() => {
    if (!this.now) return []
    const [board, legs] = [this.board(), this.out()]
    const told = this.leaving.flatMap((verb) => Object.entries(board.forecasts([verb]) ?? {}))
    return ranked(known(told.map(([sentence, parts]) => deliveryOf(legs, sentence, parts, this.waiting))), this.seat)
  })
  /** where the cube of a delivery lies now */
  private source({ words: [how], places: [from] }: Delivery): string {
    return how === 'continue' ? (this.waiting?.place ?? '') : (from ?? '')
  }
  readonly sources = $derived.by(() => {
    const { next } = this.board()
    const goods = this.now && this.leaving.includes('deliver') ? words(next, ['deliver']) : []
    const waits = this.now && this.leaving.includes('continue') ? known([this.waiting?.place]) : []
    return new Set([...goods.flatMap((good) => words(next, ['deliver', good])), ...waits])
  })
  readonly filtered = $derived.by<Delivery[]>(() => {
    const { said, next } = this.board()
    if (this.picked) return this.all.filter((one) => this.source(one) === this.picked)
    if (this.verb() !== 'deliver' && this.verb() !== 'continue') return []
    const complete = said.length > 0 && next(said)?.length === 0
    return this.all.filter((one) =>
      complete ? one.words[0] === this.verb() : said.every((word, at) => one.words[at] === word),
    )
  })
  readonly settled = $derived.by(
    () => this.all.find((one) => one.words.join(' ') === this.board().said.join(' ')) ?? null,
  )
  /** a phone has room for the chosen one alone */
  readonly list = $derived.by(() =>
    handheld.current && this.settled ? [this.settled] : this.filtered.slice(0, LISTED),
  )
  readonly planned = $derived.by(() => (this.pointed && this.all.includes(this.pointed) ? this.pointed : this.settled))

  pick(place: string): void {
    const again = this.picked === place
    const { said, say } = this.board()
    if (said.length > 1 || (said.length === 1 && !this.moving)) say(this.verb() === 'deliver' ? ['deliver'] : [])
    this.picked = again ? null : place
  }
  shut(): void {
    this.picked = null
    if (this.board().said.length) this.board().say([])
  }
}
