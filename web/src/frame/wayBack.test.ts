import { expect, test } from 'vitest'
import { wayBack } from './wayBack'

test("from a lesson, a day's challenge and another one there is a way back", () => {
  const table = { lesson: null, challenge: null, day: null }
  expect(wayBack({ ...table, lesson: 'first' })?.href).toBe('/lessons')
  expect(wayBack({ ...table, challenge: 'volcano', day: '2026-11-16' })?.href).toBe('/daily/2026-11-16')
  expect(wayBack({ ...table, challenge: 'volcano' })?.href).toBe('/challenges')
  expect(wayBack(table)).toBeNull()
})
