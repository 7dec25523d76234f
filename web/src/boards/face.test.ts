import { expect, test } from 'vitest'
import { face as railways } from './railways/face'
import { face as steam } from './steam/face'

test('the turns of a tile are asked for as a tile, an amount as a number', () => {
  for (const { which } of [steam, railways]) {
    expect(which(['build', 'a5', 'sharp-curve'], 'number')).toBe('face')
    expect(which(['bid'], 'number')).toBe('number')
    expect(which(['build', 'a5'], 'face')).toBe('face')
  }
})
