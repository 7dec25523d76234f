/** Why a move is good, in the game's words, which are fetched for who asks; nothing until they have come. */
import type { Reason } from '../api/types'
import { learnMore } from '../texts/language.svelte'
import type { Texts } from '../texts/speak'

export function reasoned(texts: Texts, reasons: readonly Reason[]): string {
  void learnMore(texts.game, 'why')
  return reasons
    .map(({ name, facts }) => [`${texts.game}-why-${name}`, facts] as const)
    .flatMap(([key, facts]) => (texts.has(key) ? [texts.say(key, facts)] : []))
    .join(' · ')
}
