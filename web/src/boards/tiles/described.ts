/** The territory in words, for those who hear the board. */
import type { Texts } from '../../texts/speak'
import { BOX, designOf } from './data'
import { cities, type Land, largestRectangle, openEnds } from './territory'

const SIDES = ['north', 'east', 'south', 'west']

/** Row by row from above: each tile with what stands on it and where its ends are open. */
export function described(land: Land, texts: Texts): string[] {
  const ends = openEnds(land)
  const inOrder = [...land.tiles].sort((one, two) => one.row - two.row || one.column - two.column)
  return inOrder.map((laid) => {
    const open = ends
      .filter((end) => end.column === laid.column && end.row === laid.row)
      .map((end) => texts.word(SIDES[end.side] ?? ''))
    const spot = designOf(laid.tile).spot
    return [
      texts.say('web-tiles-at', { column: laid.column, row: laid.row, tile: laid.tile, turn: laid.turn }),
      ...(laid.pawn ? [texts.say('web-tiles-holds', { pawn: laid.pawn })] : []),
      ...(spot && !laid.pawn ? [texts.say('web-tiles-spot-free')] : []),
      ...(open.length ? [texts.say('web-tiles-open-to', { value: texts.list(open) })] : []),
      ...(laid.needs === undefined ? [] : [progress(laid.tile, laid.have ?? 0, laid.needs, texts)]),
    ].join(', ')
  })
}

export function summary(land: Land, texts: Texts): string {
  const { width, height } = largestRectangle(land)
  return texts.say('web-tiles-summary', {
    tiles: land.tiles.length,
    ends: openEnds(land).length,
    cities: cities(land).length,
    width,
    height,
  })
}

/** "3 of 5", or "2, at most 0" where less is better. */
export const progress = (tile: string, have: number, needs: number, texts: Texts): string =>
  texts.say(BOX.atMost.includes(tile) ? 'web-tiles-have-at-most' : 'web-tiles-have-of', { have, needs })
