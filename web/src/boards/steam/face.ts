import { type Face, ofTiles, plain } from '../face'
import type { View } from './view'

const TURN = ['choose', 'build', 'goods-1', 'goods-2', 'income']

export const face: Face<View> = {
  rules: {
    'first-order': 'STM-S5',
    capital: 'STM-D2',
    order: 'STM-D3',
    choose: 'STM-A1',
    build: 'STM-B1',
    'goods-1': 'STM-G1',
    'goods-2': 'STM-G1',
    income: 'STM-I1',
  },
  phases(view) {
    const { rules, phase, round } = view
    const stops = rules === 'standard' ? ['capital', 'order', ...TURN] : TURN
    if (phase === 'first-order') return { stops: ['first-order', ...stops], now: 0 }
    if (phase === 'end') return { stops, now: stops.length }
    const moving = phase === 'goods' || phase === 'share'
    return { stops, now: stops.indexOf(moving ? `goods-${round}` : phase) }
  },
  headline(view, texts) {
    const { turn, turns } = view
    return turn ? texts.say('web-turn-of', { turn, turns }) : texts.say('web-steam-before')
  },
  order(view, seats) {
    const { order } = view
    const out = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !order.includes(seat))
    return [...order, ...out]
  },
  players(view, texts) {
    const { players, links } = view
    return players.map((player, seat) => {
      if (player.bankrupt) return { points: null, note: texts.say('web-steam-bankrupt'), figures: [] }
      const complete = links.filter((link) => link.owner === seat && !link.ends.includes(null))
      const action = player.action ? texts.word(player.action) : texts.say('web-steam-no-action')
      return {
        points: player.points,
        note: texts.say('web-steam-note', { value: action, level: player.level }),
        figures: [
          { name: 'cash', value: player.cash, money: true },
          { name: 'income', value: player.income, signed: true },
          { name: 'links', value: complete.length },
        ],
      }
    })
  },
  left({ builds_left }, texts) {
    return builds_left === undefined ? [] : [{ what: texts.say('web-steam-figure-builds'), value: String(builds_left) }]
  },
  ask: plain.ask,
  which: ofTiles,
}
