/** Faults of a source in people's words. What only a file can have wrong is told as the compiler says it. */
import type { MapFault } from '../api/types'
import { t, texts } from '../texts/language.svelte'

export function faultText(fault: MapFault): string {
  const key = `maps-fault-${fault.rule}`
  if (fault.rule && texts().has(key)) return t(key, fault.facts as Record<string, string | number>)
  return fault.line ? t('maps-fault-line', { line: fault.line, text: fault.text }) : fault.text
}
