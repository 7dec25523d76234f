import { expect, test } from 'vitest'
import { matching, typedAhead } from './typing'

const words = ['montreal', 'new-york', 'new-haven', 'york'].map((word) => ({ word, section: 'place', next: null }))
const name = (word: string): string => (word === 'montreal' ? 'Montréal' : word.replace('-', ' '))
const found = (typed: string): string[] => matching(words, typed, name).map((one) => one.word)

test('words are found by the first letters of slug or name, accents aside', () => {
  expect(found('')).toHaveLength(4)
  expect(found('mont')).toEqual(['montreal'])
  expect(found('Montré')).toEqual(['montreal'])
  expect(found('new')).toEqual(['new-york', 'new-haven'])
  expect(found('haven')).toEqual(['new-haven'])
  expect(found('x')).toEqual([])
})

test('Enter means the word typed in full, else the first one left', () => {
  expect(typedAhead(matching(words, 'york', name), 'york')?.word).toBe('york')
  expect(typedAhead(matching(words, 'ne', name), 'ne')?.word).toBe('new-york')
  expect(typedAhead(words, '')).toBeUndefined()
})
