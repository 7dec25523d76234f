/** What a table listens to as a whole: refusals that have been read, pieces that say why not, and a
 * focus that has lost its place, or has none yet. */
import { tick, untrack } from 'svelte'
import { habits } from '../me.svelte'
import { cameHere } from '../router.svelte'
import type { TableStore } from './table.svelte'

const MODIFIERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']
const GOES_ON = '.board [data-stop][tabindex="0"], #question'
/** where there is neither: the switch between picture and words, first on the page */
const FIRST = '.skip, .switch'

export class Attention {
  private focus: Element | null = null
  private byKeys = false
  /** the table has just been opened */
  private opened = cameHere()
  /** the board that was last there */
  private text = habits.text

  /** `busy`: a panel has the focus. */
  constructor(
    private readonly store: TableStore,
    busy: () => boolean,
  ) {
    $effect(() => {
      void store.sentence.said
      void store.shown
      void store.waiting
      void store.hints
      void store.handover
      void tick().then(() => !busy() && this.goOn())
    })
  }

  /** The board is there; where it has taken the other's place, what had the focus is gone. */
  readonly arrived = (): void => {
    const text = untrack(() => habits.text)
    if (text === this.text) return
    this.text = text
    void tick().then(() => document.activeElement === document.body && this.toBoard())
  }

  /** A refusal stays until the next click or key; its own link can be followed. */
  readonly answered = (event: KeyboardEvent | PointerEvent): void => {
    this.byKeys = event instanceof KeyboardEvent
    const here = event.target instanceof Element ? event.target : null
    if (!this.store.refusal || here?.closest('.refusal, dialog')) return
    if (event instanceof KeyboardEvent && [...MODIFIERS, 'Escape'].includes(event.key)) return // Escape is a key of its own
    this.store.forgive()
  }

  /** A card or a button that can't be used now says why. */
  readonly clicked = ({ target }: MouseEvent): void => {
    // a button of its own on a piece is no question about the piece
    const piece = target instanceof Element ? target.closest('[data-why], button') : null
    const words = piece?.getAttribute('data-why')
    if (words && this.store.seat !== null && !this.store.past) void this.store.why(words, [], '')
  }

  readonly focused = ({ target }: FocusEvent): void => {
    this.focus = target instanceof Element ? target : null
  }

  toBoard(): void {
    const there = document.querySelector<HTMLElement>(GOES_ON) ?? document.querySelector<HTMLElement>(FIRST)
    there?.focus({ preventScroll: true })
  }

  /** What had the focus may be gone after a move: then it goes to where one goes on; after a click to the
   * question, which no ring is drawn around. */
  private goOn(): void {
    if (document.activeElement !== document.body) return
    if (this.opened && this.toQuestion()) this.opened = false
    else if (this.focus && !this.focus.isConnected) {
      this.focus = null
      if (this.byKeys || habits.text) this.toBoard()
      else this.toQuestion()
    }
  }

  private toQuestion(): boolean {
    const question = document.getElementById('question')
    question?.focus({ preventScroll: true })
    return !!question
  }
}
