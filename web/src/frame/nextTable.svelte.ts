/** Another table that waits for me, and how many there are. */
import { call } from '../api/call'
import type { Summaries } from '../api/types'
import { isAway } from '../home/away.svelte'

const EVERY = 30_000

export class NextTable {
  now = $state.raw<{ id: string; count: number } | null>(null)

  constructor(private readonly here: string) {
    $effect(() => {
      void this.look()
      const looking = setInterval(() => void this.look(), EVERY)
      return () => clearInterval(looking)
    })
  }

  private async look(): Promise<void> {
    const { tables } = await call<Summaries>('GET', '/tables?which=mine').catch(() => ({ tables: [] }))
    const mine = tables.filter((one) => one.my_turn && one.id !== this.here && !isAway(one.id))
    this.now = mine[0] ? { id: mine[0].id, count: mine.length } : null
  }
}
