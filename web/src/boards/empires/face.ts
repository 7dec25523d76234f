import { type Face, plain } from '../face'
import type { View } from './view'

const TURN = ['construct', 'deliver', 'claim', 'buy']
/** where a phase is on the line */
const STOP: Record<string, string> = { unlock: 'construct', card: 'deliver' }

export const face: Face<View> = {
  rules: {
    start: 'SRE-S7',
    construct: 'SRE-C1',
    deliver: 'SRE-D1',
    claim: 'SRE-A1',
    buy: 'SRE-T1',
    conglomerate: 'SRE-G3',
  },
  phases(view) {
    const { phase, rounds } = view
    const stops = rounds === undefined ? TURN : [...TURN, 'conglomerate']
    if (phase === 'start') return { stops: ['start', ...stops], now: 0 }
    return { stops, now: phase === 'end' ? stops.length : stops.indexOf(STOP[phase] ?? phase) }
  },
  headline(view, texts) {
    const { round, rounds, ending, tiles } = view
    const value = tiles.join(', ')
    if (round === 0) return texts.say('web-empires-head-before', { value })
    if (rounds !== undefined) return texts.say('web-empires-head-round-of', { round, rounds, value })
    return texts.say(ending ? 'web-empires-head-round-last' : 'web-empires-head-round', { round, value })
  },
  order: plain.order,
  players(view, texts) {
    const { players, spaces } = view
    return players.map((player, seat) => ({
      points: Object.values(player.points).reduce((sum, part) => sum + part, 0),
      note: [
        texts.say('web-empires-note', {
          trains: spaces.filter(({ trains }) => trains.includes(seat)).length,
          cards: player.cards,
        }),
        ...(player.loans ? [texts.say('web-empires-note-loans', { count: player.loans })] : []),
      ].join(' · '),
      figures: [
        { name: 'money', value: player.money, money: true },
        { name: 'tracks', value: player.tracks_left },
        { name: 'prestige', value: player.prestige },
      ],
    }))
  },
  ask(view) {
    const { phase, built } = view
    return phase === 'construct' && built > 0 ? 'construct-more' : phase
  },
  which(said, section) {
    const [verb = ''] = said
    if (verb === 'deliver') return said.length > 3 ? 'way' : section
    return verb
  },
}
