/** Faults of a source in people's words. What only a file can have wrong is told as the compiler says it. */
import type { MapFault } from '../api/types'
import { t, texts } from '../texts/language.svelte'

/** Facts that come as slugs, by how their names' keys begin. */
const NAMED: Record<string, string> = { colour: 'maps-colour-', edge: 'maps-edge-', terrain: 'maps-terrain-' }

function named([fact, value]: [string, unknown]): [string, unknown] {
  if (fact === 'name' && value === '') return [fact, t('maps-lines-border')] // all else is called something
  const key = `${NAMED[fact] ?? ''}${String(value)}`
  return [fact, fact in NAMED && texts().has(key) ? t(key) : value]
}

export function faultText(fault: MapFault): string {
  const key = `maps-fault-${fault.rule}`
  if (fault.rule && texts().has(key)) return t(key, Object.fromEntries(Object.entries(fault.facts).map(named)))
  return fault.line ? t('maps-fault-line', { line: fault.line, text: fault.text }) : fault.text
}
