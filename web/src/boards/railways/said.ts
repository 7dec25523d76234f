/** Names of things that have none of their own. */
import type { Texts } from '../../texts/speak'
import { lineOf } from './data'

/** A card by its word, a major line by its cities. */
export const called = (texts: Texts, map: string, what: string): string =>
  lineOf(map, what)
    ?.cities.map((city) => texts.word(city))
    .join(' – ') ?? texts.word(what)
