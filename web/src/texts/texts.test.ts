import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { KINDS, SEATS, Texts, VERBATIM } from './speak'

const HERE = import.meta.dirname
const FOLDER = resolve(HERE, '../../../src/roundhouse/texts')
const LANGUAGES = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name))

function bundle(language: string, only = /\.ftl$/): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(join(FOLDER, language)).filter((name) => only.test(name))) {
    const errors = made.addResource(new FluentResource(readFileSync(join(FOLDER, language, file), 'utf8')))
    expect(errors, `${language}/${file}`).toEqual([])
  }
  return made
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

/** Keys with a part that is known only when they are said, and all that part can be. */
const MADE: Record<string, string[]> = {
  'web-bot-': ['random', 'easy', 'medium', 'hard'],
  'web-figure-': ['points'],
  'web-key-': ['enter', 'backspace', 'tab', 'letters', 'comma', 'l', 'question'].flatMap((key) => [key, `${key}-does`]),
  'web-offer-': ['take-back', 'abort'],
  'web-pace-': ['at-once', 'normal', 'slow', 'step'],
  'web-theme-': ['system', 'light', 'dark'],
  'web-turning-': ['lead', 'gain'],
  'web-which-': ['verb', 'number'],
}

describe('every sentence the client says', () => {
  const code = sources(resolve(HERE, '..')).join('\n')
  const whole = new Set(code.match(/(?<=['"`])web-[a-z0-9-]*[a-z0-9](?=['"`])/g))
  const begun = new Set(code.match(/(?<=['"`])web-[a-z0-9-]+-(?=\$\{)/g))
  const keys = [...whole, ...Object.entries(MADE).flatMap(([start, ends]) => ends.map((end) => start + end))]

  test.each(LANGUAGES)('is there in %s', (language) => {
    const known = bundle(language)
    expect(keys.length).toBeGreaterThan(150)
    expect(keys.filter((key) => !known.hasMessage(key))).toEqual([])
  })

  test.each(LANGUAGES)('is listed here, or is a game\'s own, where its key is made of parts (%s)', (language) => {
    const own = [...bundle(language, /^web-/)._messages.keys()]
    const lost = [...begun].filter((start) => !(start in MADE) && !own.some((key) => key.startsWith(start)))
    expect(lost).toEqual([])
  })

  test.each(LANGUAGES)('is not idle in %s', (language) => {
    const said = [...bundle(language, /^web\.ftl$/)._messages.keys()]
    expect(said.filter((key) => !keys.includes(key))).toEqual([])
  })
})

test.each([
  ['VERBATIM', VERBATIM],
  ['SEATS', SEATS],
  ['KINDS', KINDS],
] as const)('the facts in %s are those of the Python side', (name, known) => {
  const python = readFileSync(join(FOLDER, '__init__.py'), 'utf8')
  const list = new RegExp(`^${name} = \\(([^)]*)\\)`, 'm').exec(python)?.[1] ?? ''
  expect([...known].sort()).toEqual([...list.matchAll(/"([a-z_]+)"/g)].map((match) => match[1]).sort())
})

describe('Texts', () => {
  const made = new FluentBundle('en', { useIsolating: false })
  made.addResource(
    new FluentResource(
      'toy-word-ball = red ball\ntoy-event-took = { $seat } takes { $what } ({ $order }).\nraw = { $text }\nflag = { $on }',
    ),
  )
  const texts = new Texts('en', [made], 'toy', ['Anna', 'Bruno'])

  test('seats become names, slugs words, lists enumerations', () => {
    expect(texts.event('took', { seat: 1, what: ['ball', 'cube'], order: [1, 0] })).toBe(
      'Bruno takes red ball, cube (Bruno, Anna).',
    )
    expect(texts.event('took', { seat: 0, what: 'ball|cube', order: [] })).toBe('Anna takes red ball / cube ().')
  })
  test('owners and the bankrupt are seats too, and kinds of words are the house\'s', () => {
    made.addResource(new FluentResource('whose = { $owner }\nout = { $bankrupt }\nwant = { $expected }\nword-hex = a hex\ntoy-word-hex = a spell'))
    expect(texts.say('whose', { owner: 1 })).toBe('Bruno')
    expect(texts.say('out', { bankrupt: [0, 1] })).toBe('Anna, Bruno')
    expect(texts.say('want', { expected: 'hex|ball' })).toBe('a hex / ball')
  })
  test('what a person typed stays as it is, and truth is yes or no', () => {
    expect(texts.say('raw', { text: 'ball' })).toBe('ball')
    expect(texts.say('flag', { on: true })).toBe('yes')
  })
  test('a game without texts is told by names and values', () => {
    expect(texts.event('card-shown', { seat: 0, card: 'ball' })).toBe('Anna: card shown, card red ball')
  })
  test('an unknown key is shown, not hidden', () => {
    expect(texts.say('nothing')).toBe('nothing')
    expect(texts.first(['nothing', 'raw'], { text: 'x' })).toBe('x')
  })
})
