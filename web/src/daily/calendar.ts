/** How dates, times and results are told. */
import type { DayTry } from '../api/types'

/** Dates are those of UTC, wherever somebody is. */
export const asDate = (date: string): Date => new Date(`${date}T00:00:00Z`)
export const inWords = (date: string, language: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...form }).format(asDate(date))

/** 4:12, or 1:03:20 */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

export const minus = (value: number): string => String(value).replace('-', '−')

export interface Square {
  day: number
  date: string
  stars: number | null
  /** tried, without a result */
  broken: boolean
  to_come: boolean
  /** it had a challenge */
  there: boolean
}

/** Number 1. */
const FIRST = '2026-06-28'

/** The squares of the month of a day, Monday first; empty ones before its first day. */
export function month(shown: string, today: string, tries: readonly DayTry[]): (Square | null)[] {
  const [year, at] = [asDate(shown).getUTCFullYear(), asDate(shown).getUTCMonth()]
  const first = new Date(Date.UTC(year, at, 1))
  const many = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  const days = Array.from({ length: many }, (_, n): Square => {
    const date = new Date(Date.UTC(year, at, n + 1)).toISOString().slice(0, 10)
    const tried = tries.find((one) => one.date === date)
    const done = tried?.came != null
    const there = FIRST <= date && date <= today
    return {
      day: n + 1,
      date,
      stars: done ? tried.stars : null,
      broken: !!tried && !done,
      to_come: date > today,
      there,
    }
  })
  return [...Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null), ...days]
}
