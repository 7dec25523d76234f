/** Keys on a board: arrows walk from place to place, Home and End to the first and last, Enter and Space choose, Tab goes by.
 *
 * Arrows alone walk the places that may be chosen, with Shift all others, too: these can be read,
 * and say why not. Only one place at a time can be reached by Tab: the one last walked to. Enter
 * confirms what is complete, unless one has walked on since: then it chooses, and the dock says so. */
import { tick, untrack } from 'svelte'
import type { Spot } from '../../draw/plain'
import { habits } from '../../me.svelte'
import type { BoardProps } from '../contract'
import { stepTo } from './steps'

/** A place that keys can reach; its element carries `data-stop={key}`. */
export interface Stop extends Spot {
  key: string
  go: () => void
  /** it is what has been said: Enter confirms it, however one came there */
  chosen?: boolean
}

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}
export class Roving {
  private focused = $state<string | null>(null)
  /** it was walked to though it can't be used */
  private inspecting = $state(false)
  /** the place that has the focus */
  private at = $state<string | null>(null)
  /** keys have gone on since something was said last */
  private walked = $state(false)
  private steps = 0
  /** how far they had gone when they chose last; what they chose may be said a moment later */
  private chosenAfter = -1
  root = $state<HTMLElement>()

  constructor(
    private readonly board: () => BoardProps,
    private readonly stops: () => readonly Stop[],
    /** places that can't be used now; `go` asks why */
    private readonly others: () => readonly Stop[],
    /** keys that are the game's own; true when one was taken */
    private readonly own: (key: string, target: Element) => boolean = () => false,
  ) {
    $effect(() => {
      void board().said
      untrack(() => this.told())
    })
    $effect(() => board().walkOn(this.aside))
    $effect(() => {
      const aborts = new AbortController()
      const heard = { capture: true, signal: aborts.signal }
      window.addEventListener('keydown', (event) => this.pressed(event), heard)
      window.addEventListener('pointerdown', () => (this.walked = false), heard)
      // later: the focus also leaves what is being taken away just now
      for (const event of ['focusin', 'focusout'])
        document.addEventListener(event, () => queueMicrotask(() => this.look()), heard)
      return () => {
        aborts.abort()
        board().walkOn(false)
      }
    })
  }

  /** The place that keys are on though it can't be used. */
  readonly idle = $derived.by<Stop | null>(() => {
    if (!this.inspecting || this.stops().some(({ key }) => key === this.focused)) return null
    return this.others().find(({ key }) => key === this.focused) ?? null
  })
  /** The one that Tab reaches. */
  readonly now = $derived.by<string | null>(() => {
    const stops = this.stops()
    if (stops.some(({ key }) => key === this.focused)) return this.focused
    if (this.idle) return this.idle.key
    return (stops.find(({ chosen }) => chosen) ?? stops[0])?.key ?? null
  })

  tab(key: string): 0 | -1 {
    return key === this.now ? 0 : -1
  }

  reached(key: string): void {
    this.focused = key
    this.inspecting = false
  }

  left(key: string): void {
    if (this.focused === key) this.inspecting = false
  }

  private look(): void {
    const here = document.activeElement
    this.at = here && this.root?.contains(here) ? here.getAttribute('data-stop') : null
  }

  /** Keys are on a place that isn't what was said: Enter chooses it. */
  private readonly aside = $derived.by(
    () => this.walked && this.at !== null && !this.stops().some(({ key, chosen }) => key === this.at && chosen),
  )

  /** Something is said: by other means, or by these keys, unless they have hurried on. */
  private told(): void {
    this.look() // a place may have gone with the focus on it
    if (this.at === null || this.steps === this.chosenAfter) this.walked = false
  }

  private go(): void {
    this.walked = true
    this.steps++
  }

  private pressed(event: KeyboardEvent): void {
    const target = event.target as Element
    if (event.key === 'Tab') this.go()
    // the question has the focus while nothing else is to be had
    const free = target === document.body || target.id === 'question' || this.root?.contains(target)
    if (!this.board().asked || !free || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1 && event.key !== ' ' && !habits.letters && !this.root?.contains(target)) return
    if (document.querySelector('dialog[open]') || !this.taken(event, target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  private taken({ key, shiftKey }: KeyboardEvent, target: Element): boolean {
    if (this.own(key, target)) return true
    const arrow = ARROWS[key]
    if (arrow) return this.walk(arrow, shiftKey)
    if ((key === 'Home' || key === 'End') && target.hasAttribute('data-stop')) return this.jump(key, shiftKey)
    if (key !== 'Enter' && key !== ' ') return false
    const stop = [...this.stops(), ...this.others()].find((one) => one.key === target.getAttribute('data-stop'))
    if (!stop) return false
    const { said, next, confirm } = this.board()
    const complete = said.length > 0 && next(said)?.length === 0
    if (key === 'Enter' && complete && !this.aside) confirm()
    else {
      this.chosenAfter = this.steps
      stop.go()
      void tick().then(() => this.regain())
    }
    return true
  }

  /** The place may be gone, and the focus with it. */
  private regain(): void {
    if (document.activeElement !== document.body) return
    const place = this.root?.querySelector<SVGElement>('[data-stop][tabindex="0"]')
    const there = place ?? document.getElementById('question')
    there?.focus({ preventScroll: true })
  }

  private walk([right, down]: readonly [number, number], everywhere: boolean): boolean {
    const stops = everywhere || this.idle ? [...this.stops(), ...this.others()] : this.stops()
    const here = stops.find(({ key }) => key === this.now)
    if (!here) return false
    this.go()
    const inside = this.root?.querySelector('[data-stop]:focus') !== null
    const next = inside ? stepTo(stops, here, right, down) : here
    if (next) void this.focus(next.key, !this.stops().some(({ key }) => key === next.key))
    return true
  }

  /** To the first place or the last, as one reads. */
  private jump(key: string, everywhere: boolean): boolean {
    const stops = everywhere || this.idle ? [...this.stops(), ...this.others()] : [...this.stops()]
    const there = stops.sort((a, b) => a.y - b.y || a.x - b.x).at(key === 'Home' ? 0 : -1)
    this.go()
    if (there) void this.focus(there.key, !this.stops().some((one) => one.key === there.key))
    return there !== undefined
  }

  private async focus(key: string, inspecting: boolean): Promise<void> {
    this.focused = key
    this.inspecting = inspecting
    await tick()
    this.root?.querySelector<SVGElement>(`[data-stop="${key}"]`)?.focus()
  }
}
