import type { GameBoard } from '../contract'
import Board from './Board.svelte'
import Player from './Player.svelte'
import Side from './Side.svelte'
import type { View } from './view'

export default {
  Board,
  Side,
  Player,
  sideWidth: 232,
  challenge: true,
  pointing: true,
  depth: 5,
} satisfies GameBoard<View>
