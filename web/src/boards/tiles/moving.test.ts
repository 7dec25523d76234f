import { expect, test } from 'vitest'
import { moverOf } from './moving'

const by = (...seats: unknown[]) => seats.map((seat) => ({ args: { seat } }))

test('the mover is the one seat that all events tell of', () => {
  expect(moverOf(by(1, 1, undefined))).toBe(1)
  expect(moverOf(by(0))).toBe(0)
})

test('where several have moved, or nobody, there is none', () => {
  expect(moverOf(by(0, 1))).toBeNull()
  expect(moverOf(by(undefined))).toBeNull()
  expect(moverOf([])).toBeNull()
})
