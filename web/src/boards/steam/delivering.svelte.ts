/** Cubes that may leave their cities, and the ways they may take. */
import type { Good } from '../../draw/goods'
import type { Way } from '../../draw/links'
import { ranked } from '../common/delivery'
import { known, words } from '../common/words'
import type { BoardProps } from '../contract'
import type { View } from './view'
import { type Delivery, deliveryOf } from './ways'

export class Delivering {
  /** a city whose cubes may go several ways, before one of them is named */
  private origin = $state<string | null>(null)
  pointed = $state.raw<Delivery | null>(null)

  constructor(
    private readonly board: () => BoardProps<View>,
    private readonly out: () => ReadonlyMap<string, Way>,
  ) {
    $effect(() => {
      if (!this.now || this.board().said[2] !== undefined) this.origin = null
    })
  }

  readonly now = $derived.by(() => {
    const { asked, said, view } = this.board()
    return asked && (view as View).phase === 'goods' && (said[0] ?? 'deliver') === 'deliver'
  })
  /** colours that may leave a place */
  readonly sources = $derived.by(() => {
    const found = new Map<string, Good[]>()
    if (!this.now) return found
    const { next } = this.board()
    for (const good of words(next, ['deliver']) as Good[])
      for (const place of words(next, ['deliver', good])) found.set(place, [...(found.get(place) ?? []), good])
    return found
  })
  readonly from = $derived.by(() => (this.now ? (this.board().said[2] ?? this.origin) : null))
  /** all of them, as the server tells; none while it is asked */
  private readonly all = $derived.by<Delivery[]>(() => {
    if (!this.now) return []
    const [board, out] = [this.board(), this.out()]
    const told = words(board.next, ['deliver']).flatMap((good) =>
      Object.entries(board.forecasts(['deliver', good]) ?? {}),
    )
    return ranked(known(told.map(([sentence, parts]) => deliveryOf(out, sentence, parts))), board.seat ?? -1)
  })
  readonly list = $derived.by<Delivery[]>(() => {
    const { all, from } = this // asked for before a city is chosen, so that they are there by then
    const { said } = this.board()
    return all.filter(({ good, places }) => places[0] === from && (said[2] !== from || said[1] === good))
  })
  readonly settled = $derived(this.list.find((one) => one.words.join(' ') === this.board().said.join(' ')) ?? null)
  readonly planned = $derived(this.pointed && this.list.includes(this.pointed) ? this.pointed : this.settled)

  pick(place: string, good?: Good): void {
    const free = this.sources.get(place) ?? []
    const named = good ?? (free.length === 1 ? free[0] : undefined)
    const { said, say } = this.board()
    if (named && free.includes(named)) say(['deliver', named, place])
    else {
      if (said.length > 1) say(['deliver'])
      queueMicrotask(() => (this.origin = place))
    }
  }

  shut(): void {
    this.origin = null
    this.board().say(['deliver'])
  }
}
