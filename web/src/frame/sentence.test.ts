import { expect, test } from 'vitest'
import type { Word } from '../api/types'
import { Sentence } from './sentence.svelte'

type Tree = { [word: string]: Tree }
const GAME: Tree = {
  take: { '1': {}, '2': {} },
  place: { rail: { '0': { north: {}, south: {} } }, road: { '0': { north: {} } } },
  pass: {},
}

function below(tree: Tree, depth: number): Word[] {
  return Object.entries(tree).map(([word, rest]) => ({
    word,
    section: 'toy',
    next: depth > 1 ? below(rest, depth - 1) : null,
  }))
}

/** A server that knows the tree, and remembers what it was asked. */
function server(tree: Tree): { asked: string[]; fetch: (said: string[]) => Promise<Word[]> } {
  const asked: string[] = []
  return {
    asked,
    fetch: async (said) => {
      asked.push(said.join(' '))
      return below(
        said.reduce((at, word) => at[word] as Tree, tree),
        2,
      )
    },
  }
}

test('words are walked, asking only for what is not known', async () => {
  const { asked, fetch } = server(GAME)
  const sentence = new Sentence(fetch)
  await sentence.start()
  expect(sentence.next()?.map((one) => one.word)).toEqual(['take', 'place', 'pass'])
  await sentence.say(['take'])
  expect(sentence.next()?.map((one) => one.word)).toEqual(['1', '2'])
  expect(asked).toEqual([''])
  expect(sentence.complete).toBe(false)
  await sentence.say(['take', '2'])
  expect(sentence.complete).toBe(true)
})

test('words without an alternative say themselves', async () => {
  const sentence = new Sentence(server(GAME).fetch)
  await sentence.start()
  await sentence.say(['place', 'road'])
  expect(sentence.said).toEqual(['place', 'road', '0', 'north'])
  expect(sentence.complete).toBe(true)
})

test('a sentence that the server has made is said without asking, and forgotten with the position', async () => {
  const { asked, fetch } = server(GAME)
  const sentence = new Sentence(fetch)
  await sentence.start()
  sentence.trust(['place rail 0 south'])
  await sentence.say(['place', 'rail', '0', 'south'])
  expect(sentence.complete).toBe(true)
  expect(asked).toEqual([''])
  expect(await sentence.back()).toBe(true)
  expect(sentence.said).toEqual(['place', 'rail', '0'])
  await sentence.start()
  expect(sentence.next(['place', 'rail', '0', 'south'])).toBe(undefined)
})

test('back goes to the last choice', async () => {
  const sentence = new Sentence(server(GAME).fetch)
  await sentence.start()
  await sentence.say(['place', 'road'])
  expect(await sentence.back()).toBe(true)
  expect(sentence.said).toEqual(['place'])
  expect(await sentence.back()).toBe(true)
  expect(sentence.said).toEqual([])
  expect(await sentence.back()).toBe(false)
})

test('what cannot be said is left out', async () => {
  const sentence = new Sentence(server(GAME).fetch)
  await sentence.start(['take', '9'])
  expect(sentence.said).toEqual(['take'])
})

test('a new position forgets the old words, and keeps what still can be said', async () => {
  let tree: Tree = GAME
  const sentence = new Sentence((said) => server(tree).fetch(said))
  await sentence.start()
  await sentence.say(['place', 'rail'])
  tree = { place: { rail: { '5': {}, '6': {} } }, pass: {} }
  await sentence.start(sentence.said)
  expect(sentence.said).toEqual(['place', 'rail'])
  expect(sentence.next()?.map((one) => one.word)).toEqual(['5', '6'])
})

test('a server that does not answer is not asked for ever', async () => {
  let asked = 0
  const sentence = new Sentence(() => {
    asked++
    return Promise.reject(new Error('offline'))
  })
  await sentence.start()
  for (let i = 0; i < 5; i++) {
    expect(sentence.next()).toBeUndefined()
    await new Promise((on) => setTimeout(on, 0))
  }
  expect(asked).toBe(1)
})

test('what was begun before a new position, or before something else was said, is dropped', async () => {
  const waiting: (() => void)[] = []
  const held = server(GAME)
  const sentence = new Sentence(async (said) => {
    if (said.length) await new Promise<void>((on) => waiting.push(on))
    return held.fetch(said)
  })
  const go = async (): Promise<void> => {
    while (waiting.length) {
      waiting.shift()?.()
      await new Promise((on) => setTimeout(on, 20))
    }
  }
  await sentence.start()
  const late = sentence.say(['place', 'road', '0', 'north'])
  const later = sentence.say(['pass'])
  await go()
  await Promise.all([late, later])
  expect(sentence.said).toEqual(['pass'])
  const stale = sentence.say(['place', 'road', '0', 'north'])
  await sentence.start()
  await go()
  await stale
  expect(sentence.said).toEqual([])
})

test('what was chosen can be taken back, one word long as well; what said itself cannot', async () => {
  const sentence = new Sentence(server(GAME).fetch)
  await sentence.start()
  expect(sentence.chosen).toBe(false)
  await sentence.say(['pass'])
  expect([sentence.complete, sentence.chosen]).toEqual([true, true])
  await sentence.back()
  expect(sentence.said).toEqual([])
  const only = new Sentence(server({ pass: {} }).fetch)
  await only.start(['pass'])
  expect([only.complete, only.chosen]).toEqual([true, false])
})
