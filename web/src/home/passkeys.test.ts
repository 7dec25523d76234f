import { expect, test } from 'vitest'
import { bytes, letters } from './passkeys'

test('bytes go over the wire as base64url and come back', () => {
  const some = Uint8Array.from([0, 251, 255, 62, 63, 1])
  expect(letters(some.buffer)).toBe('APv_Pj8B')
  expect([...bytes('APv_Pj8B')]).toEqual([...some])
  expect([...bytes(letters(Uint8Array.from([255]).buffer))]).toEqual([255])
})
