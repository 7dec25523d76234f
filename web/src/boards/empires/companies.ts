/** Who has pieces on the map: the people, and black and yellow against a lone one. */
import { letters } from '../../parts/seats'
import type { BoardProps } from '../contract'
import type { View } from './view'

export interface Look {
  /** as in the tokens: 1 to 6, and 7 for yellow */
  colour: number
  letter: string
  name: string
}

export const RIVALS = ['black', 'yellow'] as const
const RIVAL_COLOURS = [4, 7]

/** By company: seats, then black and yellow. */
export function looksOf({ view, people, texts }: BoardProps<View>): Look[] {
  if (!view.conglomerate) return people
  const names = [...people.map(({ name }) => name), ...RIVALS.map((name) => texts.say(`web-empires-${name}`))]
  const marks = letters(names)
  return names.map((name, at) => ({
    name,
    letter: marks[at] ?? '',
    colour: people[at]?.colour ?? RIVAL_COLOURS[at - people.length] ?? 0,
  }))
}
