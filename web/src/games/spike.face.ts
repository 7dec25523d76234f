import type { Face } from './face'

interface Player {
  money: number
  track_left: number
  cards: number
  train: Record<'locomotive' | 'tender' | 'car', { figure: number }>
}

interface View {
  phase: 'sides' | 'giving' | 'keeping' | 'beginning' | 'turns' | 'end'
  stage: 'open' | 'drawing' | 'paying' | 'acted' | null
  advanced: boolean
  first: number
  round: number
  rounds: number
  rolled: boolean
  began_in_city: boolean
  players: Player[]
}

const TURN = ['free', 'action', 'goods']

export const face: Face = {
  phases(view) {
    const { phase, stage, advanced, rolled, began_in_city } = view as View
    const before = advanced ? ['sides', 'giving', 'keeping', 'beginning'] : ['giving', 'beginning']
    if (phase === 'end') return { stops: TURN, now: TURN.length }
    if (phase !== 'turns') return { stops: [...before, 'turns'], now: before.indexOf(phase) }
    if (stage === 'acted') return { stops: TURN, now: 2 }
    return { stops: TURN, now: stage === 'open' && !rolled && !began_in_city ? 0 : 1 }
  },
  headline(view, texts) {
    const { round, rounds } = view as View
    return texts.say('web-round-of', { round, rounds })
  },
  order(view, seats) {
    const { first } = view as View
    return Array.from({ length: seats }, (_, step) => (first + step) % seats)
  },
  players(view, texts) {
    return (view as View).players.map(({ money, track_left, cards, train }) => ({
      points: money,
      note: texts.say('web-spike-note', { speed: train.locomotive.figure, supply: train.tender.figure, cars: train.car.figure }),
      figures: [
        { name: 'left', value: track_left },
        { name: 'cards', value: cards },
      ],
    }))
  },
  ask(view) {
    const { phase, stage, rolled, began_in_city } = view as View
    if (phase !== 'turns') return phase
    return stage === 'open' && !rolled && !began_in_city ? 'rolling' : (stage ?? '')
  },
  which: (said, section) => (section === 'station' && said[0] === 'build' ? 'city' : section === 'compass' && said[0] === 'build' ? 'way' : section),
}
