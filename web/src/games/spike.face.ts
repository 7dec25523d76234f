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

/** What is asked after a verb, where the kind of word alone would not tell. */
const BY_VERB: Record<string, string> = {
  side: 'sides',
  give: 'giving',
  keep: 'keeping',
  begin: 'beginning',
  roll: 'move',
  start: 'move',
  extra: 'move',
  draw: 'draw',
  pay: 'paying',
}

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
  which(said, section) {
    const [verb = ''] = said
    const question = BY_VERB[verb]
    if (question) return section === 'cardside' ? section : question
    if (verb === 'build') return section === 'station' ? 'city' : 'way'
    return section
  },
}
