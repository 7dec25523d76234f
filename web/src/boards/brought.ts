/** A board that a game of another distribution brings: a plain module in its package's folder
 * `board`, handed out by the server, with what docs/web.md describes. */
import { file } from '../api/house'
import type { Component } from 'svelte'
import { gameList } from '../lists.svelte'
import Brought from './Brought.svelte'
import type { BoardProps, GameBoard } from './contract'
import type { Face } from './face'

export interface Drawing {
  update(board: BoardProps): void
  destroy?(): void
}

type Said = Pick<GameBoard, 'pointing' | 'verbs' | 'depth'>
interface Module {
  default: Said & { mount(element: HTMLElement, board: BoardProps): Drawing }
  face?: Partial<Face>
}

const modules = new Map<string, Promise<Module | null>>()

async function load(game: string): Promise<Module | null> {
  const files = (await gameList()).find((one) => one.id === game)?.board ?? []
  if (!files.includes('board.js')) return null
  const folder = file(`/games/${game}/board`)
  if (files.includes('board.css'))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${folder}/board.css` }),
    )
  return (await import(/* @vite-ignore */ `${folder}/board.js`)) as Module
}

/** None if the game has none, or one that can't be loaded: then it is played by its words. */
export function broughtBy(game: string): Promise<Module | null> {
  let module = modules.get(game)
  if (!module) modules.set(game, (module = load(game).catch((problem: unknown) => (console.warn(problem), null))))
  return module
}

export async function broughtBoard(game: string): Promise<GameBoard | null> {
  const module = await broughtBy(game)
  if (!module) return null
  const { mount, pointing, verbs, depth } = module.default
  const Board = (anchor: Parameters<typeof Brought>[0], board: BoardProps) => Brought(anchor, { mount, board })
  return { Board: Board as Component<BoardProps>, pointing, verbs, depth }
}
