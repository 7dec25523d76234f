import { beforeEach, expect, test, vi } from 'vitest'
import { heardOf, hearPromise, verdictOf } from './promises'

let store: Map<string, string>
beforeEach(() => {
  store = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})

test('a table is held to the promise that was heard first', () => {
  hearPromise('one', 'ab')
  hearPromise('one', 'cd')
  expect(verdictOf('one', 'ab', true)).toBe('kept')
  expect(verdictOf('one', 'ab', false)).toBe('broken')
  expect(verdictOf('one', 'cd', true)).toBe('changed')
  expect(verdictOf('other', 'ab', true)).toBe('unheard')
  expect(verdictOf('other', 'ab', false)).toBe('broken')
})

test('the last two hundred tables are remembered', () => {
  for (let n = 0; n < 201; n++) hearPromise(`${n}`, 'ab')
  expect([heardOf('0'), heardOf('1'), heardOf('200')]).toEqual([undefined, 'ab', 'ab'])
})

test('what is kept may be damaged, or not be kept at all', () => {
  store.set('promises', '{"one":')
  hearPromise('one', 'ab')
  expect(heardOf('one')).toBe('ab')
  vi.stubGlobal('localStorage', {
    getItem: () => '7',
    setItem: () => {
      throw new Error('full')
    },
  })
  hearPromise('two', 'ab')
  expect(verdictOf('two', 'ab', true)).toBe('unheard')
})
