import { expect, test } from 'vitest'
import { Answers } from './answers.svelte'

test('what one was told is not there for the next at the same screen', () => {
  let seat: number | null = 0
  const answers = new Answers(() => seat)
  answers.add('s', ['my hand: red'])
  expect(answers.all.map(({ lines }) => lines)).toEqual([['my hand: red']])
  seat = null // the screen is handed over
  expect(answers.all).toEqual([])
  seat = 1
  expect(answers.all).toEqual([])
  answers.add('t', ['late, for the one before'], 0)
  expect(answers.all).toEqual([])
  answers.add('s', ['mine'])
  expect(answers.all.map(({ asked }) => asked)).toEqual(['s'])
  seat = 0
  expect(answers.all).toEqual([])
})

test('only the last of them are kept', () => {
  const answers = new Answers(() => 0)
  for (let n = 0; n < 9; n++) answers.add(`${n}`, [])
  expect(answers.all.map(({ asked }) => asked).join('')).toBe('345678')
})
