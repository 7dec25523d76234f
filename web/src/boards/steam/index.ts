import type { GameBoard } from '../contract'
import Board from './Board.svelte'
import Side from './Side.svelte'
import type { View } from './view'

export default {
  Board,
  Side,
  sideWidth: 212,
  pointing: true,
  depth: 3,
  verbs: (view) => !!view.auction || ['capital', 'share', 'choose'].includes(view.phase),
  atOnce: ['income', 'points'],
} satisfies GameBoard<View>
