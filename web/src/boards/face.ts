/** What the frame reads out of a game's view: whose turn, which phase, everybody's figures. */
import type { Texts } from '../texts/speak'
import { broughtBy } from './brought'

export interface Figure {
  /** `web-<game>-figure-<name>`, or `web-figure-<name>` */
  name: string
  value: number
  /** shown with its sign and in its colour, such as an income */
  signed?: boolean
  money?: boolean
}

export interface PlayerLine {
  points: number | null
  /** the second line under the name */
  note: string
  figures: Figure[]
}

/** Something that one has, may still do, or is to reach. */
export interface PurseLine {
  what: string
  value: string
}

export interface Phases {
  /** `web-<game>-phase-<stop>` */
  stops: string[]
  now: number
}

export interface Face<View = unknown> {
  phases(view: View): Phases
  /** by stop: where the rule book is opened */
  rules?: Readonly<Record<string, string>>
  /** such as "round 5 of 8" */
  headline(view: View, texts: Texts): string
  /** seats in turn order */
  order(view: View, seats: number): number[]
  players(view: View, texts: Texts): PlayerLine[]
  /** what may still be done, or is to be reached: always in sight on a phone */
  left?(view: View, texts: Texts): PurseLine[]
  /** what is asked: `web-<game>-ask-<name>` */
  ask(view: View): string
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

const found = import.meta.glob<{ face: Face }>('./*/face.ts')

export async function faceOf(game: string): Promise<Face> {
  const load = found[`./${game}/face.ts`]
  if (load) return (await load()).face
  return { ...plain, ...(await broughtBy(game))?.face }
}

/** `which` of a game that builds hex, tile, turns: these are part of which tile it is. */
export const ofTiles = (said: readonly string[], section: string): string =>
  section === 'number' && said.length === 3 ? 'face' : section
