/** Keys that the table takes wherever the focus is. */
import { habits } from '../me.svelte'
import type { TableStore } from './table.svelte'

/** the slider of history takes arrows, and leaves the other keys to the table */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), textarea, select, [contenteditable]')
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"], summary, dialog') !== null

/** A key without Ctrl or the like, which some type by voice or by chance: they can be switched off. */
export const isSingle = (key: string): boolean => key.length === 1 || key === 'Backspace'

/** A key that is held speaks once: it plays no move that has come to be while it was down. */
export function once(event: KeyboardEvent): void {
  const { key, repeat, target } = event
  const writes = target instanceof Element && target.matches('textarea')
  if (!repeat || (key === 'Enter' ? writes : key !== 'Backspace' || isTyping(target))) return
  event.preventDefault()
  event.stopImmediatePropagation() // a board listens there, too
}

interface Table {
  store: TableStore
  /** a panel has the keys */
  busy: () => boolean
  lookAt: (move: number) => void
  menu: () => void
  type: (key: string) => void
  confirm: () => void
  /** by this button the move was chosen that is ready: Enter does what the green one says, and doesn't take it back */
  chose: (target: EventTarget | null) => boolean
  undo: () => void
  /** the list of choices goes, where it was open */
  shut: () => boolean
}

export function keysOf({
  store,
  busy,
  lookAt,
  menu,
  type,
  confirm,
  chose,
  undo,
  shut,
}: Table): (event: KeyboardEvent) => void {
  const at = (): number => store.past?.move ?? store.shown?.moves ?? 0
  const does: Record<string, () => void> = {
    Backspace: undo,
    Escape: () => (store.refusal ? store.forgive() : shut() || store.backToNow()),
    ',': () => lookAt(at() - 1),
    '.': () => lookAt(at() + 1),
    End: () => store.backToNow(),
    '?': menu,
  }
  return (event) => {
    const { key, target } = event
    if (busy() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(target) || (isSingle(key) && !habits.letters)) return
    if (key === 'Enter' && (!isControl(target) || chose(target))) confirm()
    else if (does[key]) does[key]()
    else if (/^[\p{L}\p{N}-]$/u.test(key)) type(key)
    else return
    event.preventDefault()
  }
}
