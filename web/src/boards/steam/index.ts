import type { GameBoard } from '../contract'
import Board from './Board.svelte'
import Side from './Side.svelte'

export default { Board, Side, sideWidth: 212, pointing: true, depth: 3 } satisfies GameBoard
