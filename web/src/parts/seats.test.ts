import { expect, test } from 'vitest'
import { letters } from './seats'

test('a letter nobody else has: the first, the next free one of the name, then any', () => {
  expect(letters(['Anna', 'Bruno', 'Aldo', 'A'])).toEqual(['A', 'B', 'L', 'C'])
  expect(letters(['', 'Żaneta'])).toEqual(['A', 'Ż'])
})
