/** What the frame reads out of a game's view: whose turn, which phase, everybody's figures. */
import type { Texts } from '../texts/speak'

export interface Figure {
  /** `web-<game>-figure-<name>`, or `web-figure-<name>` */
  name: string
  value: number
  /** shown with its sign and in its colour, such as an income */
  signed?: boolean
  /** the sign of its currency */
  money?: string
}

export interface PlayerLine {
  points: number | null
  /** the second line under the name */
  note: string
  figures: Figure[]
}

export interface Phases {
  /** `web-<game>-phase-<stop>` */
  stops: string[]
  now: number
}

export interface Face {
  phases(view: unknown): Phases
  /** such as "round 5 of 8" */
  headline(view: unknown, texts: Texts): string
  /** seats in turn order */
  order(view: unknown, seats: number): number[]
  players(view: unknown, texts: Texts): PlayerLine[]
  /** what is asked: `web-<game>-ask-<name>` */
  ask(view: unknown): string
  /** the word that is asked for after those said: `web-<game>-which-<name>` */
  which(said: readonly string[], section: string): string
}

type Plain = Record<string, unknown>

const field = (view: unknown, name: string): unknown =>
  typeof view === 'object' && view !== null ? (view as Plain)[name] : undefined

/** For a game that nobody has introduced: what many views have. */
export const plain: Face = {
  phases(view) {
    const phase = field(view, 'phase')
    return typeof phase === 'string' ? { stops: [phase], now: 0 } : { stops: [], now: 0 }
  },
  headline(view, texts) {
    const round = field(view, 'round') ?? field(view, 'turn')
    return typeof round === 'number' ? texts.say('web-round', { round }) : ''
  },
  order(view, seats) {
    const order = field(view, 'order')
    const all = Array.from({ length: seats }, (_, seat) => seat)
    return Array.isArray(order) && order.length === seats ? (order as number[]) : all
  },
  players: () => [],
  ask(view) {
    const phase = field(view, 'phase')
    return typeof phase === 'string' ? phase : ''
  },
  which: (_, section) => section,
}

const found = import.meta.glob<{ face: Face }>('./*.face.ts')

export async function faceOf(game: string): Promise<Face> {
  const load = found[`./${game}.face.ts`]
  return load ? (await load()).face : plain
}
