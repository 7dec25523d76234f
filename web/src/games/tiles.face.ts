import { type Face, plain } from './face'

interface Player {
  points: Record<string, number>
  stars: number
  refusals_left: number
  territory: { open_ends: number }
}

interface View {
  round: number
  rounds: number
  phase: 'start' | 'take' | 'place' | 'populate' | 'end'
  players: Player[]
}

const ROUND = ['refill', 'take', 'place', 'populate', 'order']

export const face: Face = {
  phases(view) {
    const { phase } = view as View
    const stops = phase === 'start' ? ['start', ...ROUND] : ROUND
    return { stops, now: phase === 'end' ? stops.length : stops.indexOf(phase) }
  },
  headline(view, texts) {
    const { round, rounds } = view as View
    return texts.say('web-round-of', { round, rounds })
  },
  order: plain.order,
  players(view, texts) {
    return (view as View).players.map((player) => ({
      points: Object.values(player.points).reduce((sum, part) => sum + part, 0),
      note: texts.say('web-tiles-note', {
        stars: player.stars,
        ends: player.territory.open_ends,
        refusals: player.refusals_left,
      }),
      figures: [],
    }))
  },
  ask: plain.ask,
  which(said, section) {
    const [verb] = said
    if (verb === 'take') return 'offer'
    if (section === 'number') return said.length === (verb === 'place' ? 2 : 3) ? 'column' : 'row'
    if (section === 'kind') return said.length === 1 ? 'token' : 'pawn'
    return section === 'objective' ? 'tile' : section
  },
}
