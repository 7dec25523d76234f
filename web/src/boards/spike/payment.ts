/** Paying with cards, as the game's payment.py does it: cards of the right colour first, then wild
 * sets, where N equal cards stand for N−1 of one other colour. */
import { COLOURS } from './data'
import type { Cards } from './view'

export const counts = (cards: Cards): number[] => COLOURS.map((colour) => cards[colour] ?? 0)
export const total = (cards: readonly number[]): number => cards.reduce((sum, one) => sum + one, 0)

/** The payment with the fewest cards, by colour; null if the hand can't pay. Where several have as
 * few, cards are taken from the fullest colours. */
export function cheapest(hand: readonly number[], needs: readonly number[]): number[] | null {
  const paid = hand.map((held, colour) => Math.min(held, needs[colour] ?? 0))
  const lacks = needs.map((need, colour) => need - (paid[colour] ?? 0)).filter((lack) => lack > 0)
  const over = hand.map((held, colour) => held - (paid[colour] ?? 0))
  let best: number[] | null = null
  let least = Infinity
  /** covers `lack` of the colour `at` by sets, then the colours after it */
  const cover = (at: number, lack: number, sets: number): void => {
    if (sets >= least) return
    if (lack === 0) {
      const further = lacks[at + 1]
      if (further !== undefined) cover(at + 1, further, sets)
      else {
        least = sets
        best = hand.map((held, colour) => held - (over[colour] ?? 0))
      }
      return
    }
    const order = over.map((_, colour) => colour).sort((one, two) => (over[two] ?? 0) - (over[one] ?? 0))
    for (const colour of order) {
      const most = Math.min(lack, (over[colour] ?? 0) - 1)
      for (let covers = most; covers > 0; covers--) {
        over[colour] = (over[colour] ?? 0) - covers - 1
        cover(at, lack - covers, sets + 1)
        over[colour] = (over[colour] ?? 0) + covers + 1
      }
    }
  }
  if (lacks[0] === undefined) return paid
  cover(0, lacks[0], 0)
  return best
}
