import { expect, test } from 'vitest'
import { FIRST, faultOf, recalledClock, timed } from './ownClock'

test('three days, twelve hours more with each turn, five at most', () => {
  expect(timed(FIRST)).toEqual({
    ...{ seconds: 259200, increment: 43200, cap: 432000 },
    ...{ hours: true, holiday: 7, extension: 43200, kept: true },
  })
  expect(timed({ ...FIRST, unit: 'minutes', bank: 20, more: 1, most: 30 })).toEqual({
    seconds: 1200,
    increment: 60,
    cap: 1800,
  })
})

test('what the house would refuse is told before', () => {
  expect(faultOf(FIRST)).toBe(null)
  expect(faultOf({ ...FIRST, more: 1.5 })).toBe('whole')
  expect(faultOf({ ...FIRST, bank: NaN })).toBe('whole')
  expect(faultOf({ ...FIRST, bank: 0 })).toBe('bank')
  expect(faultOf({ ...FIRST, bank: 337, most: 400 })).toBe('bank')
  expect(faultOf({ ...FIRST, more: 25 })).toBe('more')
  expect(faultOf({ ...FIRST, most: 71 })).toBe('most')
  expect(faultOf({ ...FIRST, most: 721 })).toBe('most')
  expect(faultOf({ ...FIRST, holiday: 31 })).toBe('holiday')
  expect(faultOf({ ...FIRST, unit: 'minutes', holiday: 31 })).toBe(null)
})

test('what was kept wrongly is forgotten', () => {
  expect(recalledClock({ ...FIRST, bank: 48 })?.bank).toBe(48)
  expect(recalledClock({ ...FIRST, bank: 'x' })).toBe(null)
  expect(recalledClock({ ...FIRST, unit: 'years' })).toBe(null)
  expect(recalledClock(null)).toBe(null)
})
