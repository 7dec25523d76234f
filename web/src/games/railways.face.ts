import { GOALS } from '../boards/railways/data'
import { type Face, plain } from './face'

interface Player {
  cash: number
  bonds: number
  points: number
  income: number
  level: number
  links: number
}

interface View {
  map: string
  baron_set?: string
  turn: number
  round: number
  phase: 'barons' | 'auction' | 'actions' | 'building' | 'express-run' | 'over'
  last_turn: number | null
  markers: { out: number; needed: number }
  players: Player[]
}

const TURN = ['auction', 'round-1', 'round-2', 'round-3', 'income']

/** What is kept secretly at the beginning. */
const kept = ({ map, baron_set: world }: View): string => (GOALS.includes(map) && !world ? 'goals' : 'barons')

export const face: Face = {
  phases(view) {
    const { phase, round } = view as View
    if (phase === 'barons') return { stops: [kept(view as View), ...TURN], now: 0 }
    if (phase === 'over') return { stops: TURN, now: TURN.length }
    return { stops: TURN, now: phase === 'auction' ? 0 : TURN.indexOf(`round-${round}`) }
  },
  headline(view, texts) {
    const { turn, last_turn, markers } = view as View
    if (!turn) return texts.say('web-railways-before')
    if (turn === last_turn) return texts.say('web-railways-turn-last', { turn })
    return texts.say('web-railways-turn', { turn, out: markers.out, needed: markers.needed })
  },
  order: plain.order,
  players(view, texts) {
    const { players } = view as View
    return players.map((player) => ({
      points: player.points,
      note: texts.say('web-railways-note', { level: player.level, count: player.links }),
      figures: [
        { name: 'cash', value: player.cash, money: '$' },
        { name: 'net', value: player.income - player.bonds, signed: true },
        { name: 'bonds', value: player.bonds },
      ],
    }))
  },
  ask: (view) => ((view as View).phase === 'barons' ? kept(view as View) : plain.ask(view)),
  which: plain.which,
}
