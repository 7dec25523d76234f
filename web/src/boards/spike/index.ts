import type { GameBoard } from '../contract'
import Board from './Board.svelte'
import Player from './Player.svelte'
import Side from './Side.svelte'
import type { View } from './view'

export default {
  Board,
  Side,
  Player,
  sideWidth: 264,
  pointing: true,
  depth: 3,
  previewed: true,
  map: 'eastern',
} satisfies GameBoard<View>
