import { type Face, plain } from './face'

interface Player {
  money: number
  prestige: number
  tracks_left: number
  loans: number
  cards: number
  points: Record<string, number>
}

interface View {
  round: number
  rounds?: number
  phase: string
  built: number
  ending: string
  tiles: number[]
  spaces: { trains: number[] }[]
  players: Player[]
}

const TURN = ['construct', 'deliver', 'claim', 'buy']
/** where a phase is on the line */
const STOP: Record<string, string> = { unlock: 'construct', card: 'deliver' }

export const face: Face = {
  phases(view) {
    const { phase, rounds } = view as View
    const stops = rounds === undefined ? TURN : [...TURN, 'conglomerate']
    if (phase === 'start') return { stops: ['start', ...stops], now: 0 }
    return { stops, now: phase === 'end' ? stops.length : stops.indexOf(STOP[phase] ?? phase) }
  },
  headline(view, texts) {
    const { round, rounds, ending, tiles } = view as View
    const value = tiles.join(', ')
    if (round === 0) return texts.say('web-empires-head-before', { value })
    if (rounds !== undefined) return texts.say('web-empires-head-round-of', { round, rounds, value })
    return texts.say(ending ? 'web-empires-head-round-last' : 'web-empires-head-round', { round, value })
  },
  order: plain.order,
  players(view, texts) {
    const { players, spaces } = view as View
    return players.map((player, seat) => ({
      points: Object.values(player.points).reduce((sum, part) => sum + part, 0),
      note: [
        texts.say('web-empires-note', { trains: spaces.filter(({ trains }) => trains.includes(seat)).length, cards: player.cards }),
        ...(player.loans ? [texts.say('web-empires-note-loans', { count: player.loans })] : []),
      ].join(' · '),
      figures: [
        { name: 'money', value: player.money, money: '$' },
        { name: 'tracks', value: player.tracks_left },
        { name: 'prestige', value: player.prestige },
      ],
    }))
  },
  ask(view) {
    const { phase, built } = view as View
    return phase === 'construct' && built > 0 ? 'construct-more' : phase
  },
  which(said, section) {
    const [verb = ''] = said
    if (verb === 'deliver') return said.length > 3 ? 'way' : section
    return verb
  },
}
