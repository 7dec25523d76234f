import { type Face, plain } from './face'

interface Player {
  cash: number
  income: number
  points: number
  level: number
  action: string | null
  bankrupt: boolean
}

interface View {
  rules: 'base' | 'standard'
  turn: number
  turns: number
  phase: 'first-order' | 'capital' | 'order' | 'choose' | 'build' | 'goods' | 'share' | 'end'
  round: number
  players: Player[]
  links: { owner: number; ends: (string | null)[] }[]
}

const TURN = ['choose', 'build', 'goods-1', 'goods-2', 'income']

export const face: Face = {
  phases(view) {
    const { rules, phase, round } = view as View
    const stops = rules === 'standard' ? ['capital', 'order', ...TURN] : TURN
    if (phase === 'first-order') return { stops: ['first-order', ...stops], now: 0 }
    if (phase === 'end') return { stops, now: stops.length }
    const moving = phase === 'goods' || phase === 'share'
    return { stops, now: stops.indexOf(moving ? `goods-${round}` : phase) }
  },
  headline(view, texts) {
    const { turn, turns } = view as View
    return turn ? texts.say('web-turn-of', { turn, turns }) : texts.say('web-steam-before')
  },
  order: plain.order,
  players(view, texts) {
    const { players, links } = view as View
    return players.map((player, seat) => {
      const complete = links.filter((link) => link.owner === seat && !link.ends.includes(null))
      const action = player.action ? texts.word(player.action) : texts.say('web-steam-no-action')
      return {
        points: player.points,
        note: player.bankrupt
          ? texts.say('web-steam-bankrupt')
          : texts.say('web-steam-note', { value: action, level: player.level }),
        figures: [
          { name: 'cash', value: player.cash, money: '€' },
          { name: 'income', value: player.income, signed: true },
          { name: 'links', value: complete.length },
        ],
      }
    })
  },
  ask: plain.ask,
  which: plain.which,
}
