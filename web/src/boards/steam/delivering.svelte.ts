/** Cubes that may leave their cities, and the ways they may take. */
import type { Good } from '../../draw/goods'
import type { Way } from '../../draw/links'
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import type { View } from './view'
import { deliveries, type Delivery } from './ways'

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
  readonly list = $derived.by<Delivery[]>(() => {
    const { from } = this
    if (from === null) return []
    const { said, next, seat } = this.board()
    const named = said[2] === from ? (said[1] as Good) : null
    return (this.sources.get(from) ?? [])
      .filter((good) => named === null || good === named)
      .flatMap((good) => deliveries(next, this.out(), good, from, seat))
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
