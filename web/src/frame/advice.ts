/** What the best of the bots would do, and what would come of it. */
import { call } from '../api/call'
import type { GameEvent, Hint, Hints, Preview } from '../api/types'

export interface Advice extends Hint {
  /** to oneself: what a round's end brings to others is not what is advised */
  does: readonly GameEvent[]
}

export async function advised(
  table: string,
  seat: number | null,
  wouldDo: (move: string) => Promise<Preview | null>,
): Promise<Advice[]> {
  const { hints } = await call<Hints>('POST', `/tables/${table}/hint`, { seat })
  const own = ({ args }: GameEvent): boolean => args['seat'] === seat
  return Promise.all(
    hints.map(async (hint) => ({ ...hint, does: ((await wouldDo(hint.move))?.events ?? []).filter(own) })),
  )
}
