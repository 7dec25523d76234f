import { expect, test } from 'vitest'
import { around, centring, NEVER, overlap, spots, within } from './pointing'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const ROOM = box(0, 0, 1000, 600)

test('boxes that touch do not overlap', () => {
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false)
  expect(overlap(box(0, 0, 11, 10), box(10, 9, 10, 10))).toBe(true)
})

test('things are in sight when the box around them is', () => {
  const all = around([box(10, 20, 5, 5), box(30, 0, 10, 10)])
  expect(all).toEqual(box(10, 0, 30, 25))
  expect(around([])).toBe(undefined)
  expect(within(all!, ROOM)).toBe(true)
  expect(within(box(990, 0, 20, 10), ROOM)).toBe(false)
})

test('a card lies at the lower right, unless something is there', () => {
  expect(spots(ROOM, 300, 200, [])[0]?.name).toBe('low-right')
  const there = [{ box: box(900, 500, 50, 50), weight: NEVER }]
  expect(spots(ROOM, 300, 200, there)[0]?.name).toBe('low-left')
})

test('where it must lie on something it lies on what matters least', () => {
  const all = [
    { box: box(0, 0, 1000, 300), weight: NEVER },
    { box: box(0, 300, 500, 300), weight: 1 },
    { box: box(500, 300, 500, 300), weight: 5 },
  ]
  const [best, second] = spots(ROOM, 300, 200, all)
  expect([best?.name, second?.name]).toEqual(['low-left', 'low-right'])
})

test('a picture that fills the window goes on filling it', () => {
  const picture = box(-600, -100, 1700, 800)
  expect(centring(box(-100, 100, 20, 20), ROOM, picture)).toEqual({ right: 590, down: 100 })
  expect(centring(box(1050, 290, 20, 20), ROOM, picture)).toEqual({ right: -100, down: 0 })
  // one that doesn't is moved as far as wanted
  expect(centring(box(1050, 290, 20, 20), ROOM, box(100, 0, 1700, 600)).right).toBe(-560)
})
