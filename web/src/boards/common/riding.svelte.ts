/** Something on its way along a path, once for each time that it happened. */
import type { GameEvent } from '../../api/types'
import type { BoardProps } from '../contract'

export interface Way {
  path: string
  /** how many links it is long: that is how long it takes */
  links: number
}

/** how long a path is shown where nothing may move */
const SHOWN = 1000

export class Riding<W extends Way> {
  now = $state.raw<(W & { key: number }) | null>(null)
  /** where the hint that is pointed at would go */
  readonly ahead = $derived.by(() => {
    const event = this.board().hinted?.events.find(({ name }) => this.names.includes(name))
    const found = event && this.ready() ? this.way(event) : null
    return found?.path ? found : null
  })
  private seen: GameEvent | undefined
  private count = 0

  constructor(
    private readonly board: () => BoardProps,
    private readonly names: readonly string[],
    private readonly way: (event: GameEvent) => W | null,
    private readonly ready: () => boolean = () => true,
  ) {
    // the same one however often the page is drawn anew
    const happened = $derived(board().events.find(({ name }) => names.includes(name)))
    $effect(() => {
      const event = happened
      if (!ready() || event === this.seen) return
      this.seen = event
      const found = event ? way(event) : null
      this.now = found?.path ? { ...found, key: ++this.count } : null
    })
    $effect(() => {
      if (!this.now || !board().still) return
      const gone = setTimeout(() => this.done(), SHOWN)
      return () => clearTimeout(gone)
    })
  }

  done(): void {
    this.now = null
  }
}
