import type { Face } from '../face'
import type { View } from './view'

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

export const face: Face<View> = {
  rules: {
    sides: 'SPK-V1',
    giving: 'SPK-S5',
    keeping: 'SPK-S6',
    beginning: 'SPK-S7',
    free: 'SPK-T3',
    action: 'SPK-A1',
    goods: 'SPK-T6',
  },
  phases(view) {
    const { phase, stage, advanced, rolled, began_in_city } = view
    const before = advanced ? ['sides', 'giving', 'keeping', 'beginning'] : ['giving', 'beginning']
    if (phase === 'end') return { stops: TURN, now: TURN.length }
    if (phase !== 'turns') return { stops: [...before, 'turns'], now: before.indexOf(phase) }
    if (stage === 'acted') return { stops: TURN, now: 2 }
    return { stops: TURN, now: stage === 'open' && !rolled && !began_in_city ? 0 : 1 }
  },
  headline(view, texts) {
    const { round, rounds } = view
    return texts.say('web-round-of', { round, rounds })
  },
  order(view, seats) {
    const { first } = view
    return Array.from({ length: seats }, (_, step) => (first + step) % seats)
  },
  players(view, texts) {
    return view.players.map(({ money, track_left, cards, train }) => ({
      points: money,
      note: texts.say('web-spike-note', {
        speed: train.locomotive.figure,
        supply: train.tender.figure,
        cars: train.car.figure,
      }),
      figures: [
        { name: 'left', value: track_left },
        { name: 'cards', value: cards },
      ],
    }))
  },
  ask(view) {
    const { phase, stage, rolled, began_in_city } = view
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
