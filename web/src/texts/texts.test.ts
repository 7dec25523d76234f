import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { Texts, VERBATIM } from './speak'

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
  'web-bot-': ['random', 'greedy'],
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

test('facts are said as the Python side says them', () => {
  const python = readFileSync(join(FOLDER, '__init__.py'), 'utf8')
  const list = /VERBATIM = \(([^)]*)\)/.exec(python)?.[1] ?? ''
  expect([...VERBATIM].sort()).toEqual([...list.matchAll(/"([a-z_]+)"/g)].map((match) => match[1]).sort())
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
