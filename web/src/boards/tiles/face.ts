import { type Face, plain } from '../face'
import { progress } from './described'
import type { View } from './view'

const ROUND = ['refill', 'take', 'place', 'populate', 'order']

export const face: Face<View> = {
  rules: { start: 'TIL-S5', refill: 'TIL-R1', take: 'TIL-R2', place: 'TIL-R3', populate: 'TIL-R7', order: 'TIL-R10' },
  phases(view) {
    const { phase } = view
    const stops = phase === 'start' ? ['start', ...ROUND] : ROUND
    return { stops, now: phase === 'end' ? stops.length : stops.indexOf(phase) }
  },
  headline(view, texts) {
    const { round, rounds } = view
    return texts.say('web-round-of', { round, rounds })
  },
  order: plain.order,
  players(view, texts) {
    return view.players.map((player) => ({
      points: Object.values(player.points).reduce((sum, part) => sum + part, 0),
      note: texts.say('web-tiles-note', {
        stars: player.stars,
        ends: player.territory.open_ends,
        refusals: player.refusals_left,
      }),
      figures: [],
    }))
  },
  left({ challenge }, texts) {
    if (!challenge) return []
    const { name, have, needs } = challenge
    return [
      { what: texts.word(name), value: progress(name, have, needs, texts) },
      { what: '', value: texts.say(`tiles-challenge-${name}-about`, { needs }) },
    ]
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
