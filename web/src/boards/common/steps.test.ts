import { expect, test } from 'vitest'
import { stepTo } from './steps'

test('arrows lead to the nearest spot that way', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 300, y: 0 },
    { x: 100, y: 400 },
  ]
  expect(stepTo(spots, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 200, y: 0 })
  expect(stepTo(spots, { x: 200, y: 0 }, 0, 1)).toEqual({ x: 100, y: 400 })
  expect(stepTo(spots, { x: 0, y: 0 }, -1, 0)).toBeUndefined()
})
