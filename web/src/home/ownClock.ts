/** A clock in numbers of one's own: what each has, what a turn adds, what it can come to. */
import { CLOCK } from '../api/bounds'
import type { NewTable } from '../api/types'

export const UNITS = { minutes: 60, hours: 3600 } as const
export type Unit = keyof typeof UNITS

export interface OwnClock {
  unit: Unit
  bank: number
  more: number
  most: number
  /** days */
  holiday: number
}

/** As the queue over days has it. */
export const FIRST: OwnClock = { unit: 'hours', bank: 72, more: 12, most: 120, holiday: 7 }

const DAY = 24 * 3600
/** What the house allows: seconds, but days of holiday. */
export const MOST = {
  bank: CLOCK.seconds.most,
  more: CLOCK.increment.most,
  most: CLOCK.cap.most,
  holiday: CLOCK.holiday.most,
} as const

/** Over days it grows, heeds everybody's hours, and a bot keeps the chair of who runs out of time. */
export const overDays = ({ unit, bank }: OwnClock): boolean => bank * UNITS[unit] >= DAY

export function timed(own: OwnClock): NonNullable<NewTable['clock']> {
  const second = UNITS[own.unit]
  const clock = { seconds: own.bank * second, increment: own.more * second, cap: own.most * second }
  if (!overDays(own)) return clock
  return { ...clock, hours: true, holiday: own.holiday, extension: clock.increment, kept: true }
}

export type Fault = 'whole' | 'bank' | 'more' | 'most' | 'holiday'

export const isWhole = (number: number): boolean => Number.isInteger(number) && number >= 0

/** What can't be about it, if anything: nothing lifts a clock above the most. */
export function faultOf(own: OwnClock): Fault | null {
  const second = UNITS[own.unit]
  const whole = [own.bank, own.more, own.most, own.holiday].every(isWhole)
  if (!second || !whole) return 'whole'
  if (own.bank < 1 || own.bank * second > MOST.bank) return 'bank'
  if (own.more * second > MOST.more) return 'more'
  if (own.most < least(own) || own.most * second > MOST.most) return 'most'
  return overDays(own) && own.holiday > MOST.holiday ? 'holiday' : null
}

/** The least that the most can be. */
export const least = ({ bank, more }: OwnClock): number => Math.max(bank, more)

/** Last time's numbers, if they are still allowed. */
export function recalledClock(kept: unknown): OwnClock | null {
  const own = { ...FIRST, ...(kept as Partial<OwnClock> | null) }
  return kept && !faultOf(own) ? own : null
}
