/** What a contract pays, and what a commodity is worth on the market. */
import type { Contract, Pay, View } from './view'

/** The side of a contract that counts; the front while none is chosen. */
export const facing = (contract: Contract): Pay[] => contract[contract.side ?? 'front']

export const valueOf = (view: View, commodity: string): number =>
  view.market.find((row) => row.commodities.includes(commodity))?.value ?? 0
