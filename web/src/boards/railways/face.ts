import { GOALS } from './data'
import { type Face, ofTiles, plain } from '../face'
import type { View } from './view'

const TURN = ['auction', 'round-1', 'round-2', 'round-3', 'income']

/** What is kept secretly at the beginning. */
const kept = ({ map, baron_set: world }: View): string => (GOALS.includes(map) && !world ? 'goals' : 'barons')

export const face: Face<View> = {
  rules: {
    barons: 'ROW-E4',
    goals: 'ROW-E4',
    auction: 'ROW-T1',
    'round-1': 'ROW-T4',
    'round-2': 'ROW-T4',
    'round-3': 'ROW-T4',
    income: 'ROW-I1',
  },
  phases(view) {
    const { phase, round } = view
    if (phase === 'barons') return { stops: [kept(view), ...TURN], now: 0 }
    if (phase === 'over') return { stops: TURN, now: TURN.length }
    return { stops: TURN, now: phase === 'auction' ? 0 : TURN.indexOf(`round-${round}`) }
  },
  headline(view, texts) {
    const { turn, last_turn, markers } = view
    if (!turn) return texts.say('web-railways-before')
    if (turn === last_turn) return texts.say('web-railways-turn-last', { turn })
    return texts.say('web-railways-turn', { turn, out: markers.out, needed: markers.needed })
  },
  order: plain.order,
  players(view, texts) {
    const { players } = view
    return players.map((player) => ({
      points: player.points,
      note: texts.say('web-railways-note', { level: player.level, count: player.links }),
      figures: [
        { name: 'cash', value: player.cash, money: true },
        { name: 'net', value: player.income - (player.interest ?? 0), signed: true },
        { name: 'bonds', value: player.bonds },
      ],
    }))
  },
  left({ build }, texts) {
    return build ? [{ what: texts.say('web-railways-figure-tiles'), value: String(build.tiles_left) }] : []
  },
  ask: (view) => (view.phase === 'barons' ? kept(view) : plain.ask(view)),
  // where a cube is, and where it goes, is shown: its colour is only the first of what is chosen
  which: (said, section) => (said.length === 1 && said[0] === 'deliver' ? 'delivery' : ofTiles(said, section)),
}
