/** Tiles that may lie on the chosen hex: the fan of faces, and how the chosen one is turned. */
import type { Forecast } from '../../api/types'
import type { BoardProps } from '../contract'
import type { Hex } from './land'
import type { View } from './view'
import { fits } from './ways'

export interface Entry {
  face: string
  turn: string
  turns: string[]
  price: number
}

export const total = (bill: Forecast): number => Object.values(bill).reduce((sum, part) => sum + part, 0)

/** up to so many ways to lie each has an entry of its own */
const SINGLY = 7

export class Laying {
  /** pointed at */
  over = $state.raw<Entry | null>(null)

  constructor(
    private readonly board: () => BoardProps<View>,
    private readonly verb: () => string,
    private readonly chosen: () => Hex | null,
  ) {}

  readonly now = $derived.by(
    () => this.board().asked && this.chosen() !== null && ['build', 'redirect'].includes(this.verb()),
  )
  /** what a tile costs, part by part; it depends on the face alone */
  bill(face: string, turn: string): Forecast | undefined {
    const begun = [this.verb(), this.chosen()?.slug ?? '']
    return this.board().forecasts(begun)?.[[...begun, face, turn].join(' ')]
  }
  readonly entries = $derived.by<Entry[]>(() => {
    const [hex, { said, next }] = [this.chosen(), this.board()]
    const fitting = this.now && hex ? fits(next, this.verb(), hex.slug) : []
    const all = fitting.reduce((sum, { turns }) => sum + turns.length, 0)
    const found = fitting.flatMap(({ face, turns }): Entry[] => {
      const bill = this.bill(face, turns[0] ?? '')
      if (!bill) return [] // none is shown before its price is known: they are in the order of it
      const price = total(bill)
      if (all <= SINGLY) return turns.map((turn) => ({ face, turn, turns: [turn], price }))
      const turn = said[2] === face && turns.includes(said[3] ?? '') ? (said[3] ?? '') : (turns[0] ?? '0')
      return [{ face, turn, turns, price }]
    })
    return found.sort((one, two) => one.price - two.price)
  })
  readonly ghost = $derived.by<{ face: string; turn: string } | null>(() => {
    if (!this.now) return null
    if (this.over && this.entries.includes(this.over)) return this.over
    const [, , face, turn] = this.board().said
    return face !== undefined && turn !== undefined ? { face, turn } : null
  })
  /** the face that is said, with its turn */
  readonly face = $derived.by(() => {
    const [, , face, turn] = this.board().said
    return this.now && turn !== undefined ? face : undefined
  })

  /** of the face that is said */
  readonly said = $derived.by(() => {
    const [, , face = '', turn = ''] = this.board().said
    return this.face === undefined ? undefined : this.bill(face, turn)
  })

  isSaid(entry: Entry): boolean {
    const { said } = this.board()
    return said[2] === entry.face && (said[3] === undefined || entry.turns.includes(said[3]))
  }

  lay(entry: Entry): void {
    const [hex, { said, say }] = [this.chosen(), this.board()]
    if (!hex) return
    const again = this.isSaid(entry) && said[3] !== undefined
    const turn = again
      ? (entry.turns[(entry.turns.indexOf(said[3] ?? '') + 1) % entry.turns.length] ?? entry.turn)
      : entry.turn
    say([this.verb(), hex.slug, entry.face, turn])
  }

  /** The next way round of this face, else the next face. */
  turnOn(): void {
    const [hex, { say }] = [this.chosen(), this.board()]
    if (!hex || !this.entries.length) return
    const at = this.entries.findIndex((entry) => this.isSaid(entry))
    const entry = this.entries[at]
    const next = this.entries[(at + 1) % this.entries.length]
    if (entry && entry.turns.length > 1) this.lay(entry)
    else if (next) say([this.verb(), hex.slug, next.face, next.turns[0] ?? next.turn])
  }
}
