import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { calledOn } from './places'
import { Texts } from './speak'

const HERE = import.meta.dirname
const FOLDER = resolve(HERE, '../../../src/roundhouse/texts')
const LANGUAGES = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'language.json')))

const GAMES = resolve(FOLDER, '../games')

/** The files of a language: `texts/en/web.ftl` is the house's, `steam/texts/en/web.ftl` a game's. */
const FILES = (language: string): string[] => [
  ...readdirSync(join(FOLDER, language))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => join(FOLDER, language, file)),
  ...readdirSync(GAMES, { withFileTypes: true })
    .map((game) => join(GAMES, game.name, 'texts', language))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))),
]

function bundle(language: string, only = /\.ftl$/): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const file of FILES(language).filter((path) => only.test(path)))
    expect(made.addResource(new FluentResource(readFileSync(file, 'utf8'))), file).toEqual([])
  return made
}

function sources(folder: string, named = /(?<!\.test|\.d)\.(svelte|ts)$/): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

/** Keys with a part that is known only when they are said, and all that part can be. */
const MADE: Record<string, string[]> = {
  'web-bot-': ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'],
  'web-chance-': ['kept', 'unheard', 'changed', 'broken'],
  'web-clock-fault-': ['whole', 'bank', 'more', 'most', 'holiday'],
  'web-clock-own-': ['bank', 'more', 'most', 'holiday'],
  'web-clock-unit-': ['minutes', 'hours'],
  'web-engine-': ['plain', 'compiling', 'compiled'],
  'web-figure-': ['points'],
  'web-house-': ['old', 'missing', 'stuck', 'broken'],
  'web-key-': ['enter', 'backspace', 'tab', 'letters', 'comma', 'l', 'question'].flatMap((key) => [key, `${key}-does`]),
  'web-key-kind-': ['passkey', 'recovery'],
  'web-milestone-': ['first-win', 'regular', 'all-round', 'company'].flatMap((one) => [one, `${one}-about`]),
  'web-notices-': ['push', 'mail', 'webhook'],
  'web-notices-form-': ['json', 'discord', 'slack', 'matrix', 'ntfy'],
  'web-notices-kind-': [
    ...['your-move', 'time-running-out', 'game-over', 'invited', 'check-in', 'extended', 'bot-took-over'],
    ...['order-dropped', 'tournament-table', 'tournament-over'],
  ],
  'web-notices-off-': ['too-many-failures', 'unsubscribed'],
  'web-notices-push-': ['denied', 'impossible'],
  'web-offer-': ['take-back', 'abort', 'sit', 'bot'],
  'web-pace-': ['at-once', 'normal', 'slow', 'step'],
  'web-review-': ['first', 'luck', 'decided', 'last', 'good'],
  'web-report-why-': ['insult', 'name', 'cheating', 'leaving', 'other'],
  'web-stars-': ['count', 'hint', 'day', 'practice', 'seed', 'fork', 'take-back', 'bot'],
  'web-statistics-': ['games', 'wins', 'mean', 'best', 'last'],
  'web-statistics-by-': ['game', 'map', 'seats'],
  'web-theme-': ['system', 'light', 'dark'],
  'web-tier-': ['new', 'reliable', 'unreliable'].flatMap((tier) => [tier, `${tier}-more`]),
  'web-time-': ['warn', 'extend', 'holiday', 'kept', 'to-bot', 'from-bot', 'time-out', 'resign'],
  'web-tournament-about-': ['swiss', 'league', 'duplicate', 'knockout'],
  'web-tournament-count-': ['points', 'rivals', 'wins', 'share', 'compared', 'came'],
  'web-tournament-kind-': ['swiss', 'league', 'duplicate', 'knockout'],
  'web-tournament-status-': ['open', 'playing', 'over', 'off'],
  'web-tournament-told-': ['points', 'rivals', 'wins', 'share', 'compared', 'came'],
  'web-turning-': ['lead', 'gain'],
  'web-which-': ['verb', 'number'],
}

describe('every sentence the client says', () => {
  const code = sources(resolve(HERE, '..'))
  const whole = new Set(code.match(/(?<=['"`])web-[a-z0-9-]*[a-z0-9](?=['"`])/g))
  const begun = new Set(code.match(/(?<=['"`])web-[a-z0-9-]+-(?=\$\{)/g))
  /** what a game may say in its own words: `texts.own('end-wins')` */
  const owned = [...code.matchAll(/\.own\(([^)]*)\)/g)].flatMap(([, said]) =>
    [...(said ?? '').matchAll(/'([a-z-]+)'/g)].map(([, key]) => `web-${key}`),
  )
  /** what is said otherwise where the browser is the house: `here('web-day-about')` */
  const local = [...code.matchAll(/\bhere\('(web-[a-z-]+)'\)/g)].map(([, key]) => `${key}-here`)
  const keys = [...whole, ...local, ...Object.entries(MADE).flatMap(([start, ends]) => ends.map((end) => start + end))]

  test.each(LANGUAGES)('is there in %s', (language) => {
    const known = bundle(language)
    expect(keys.length).toBeGreaterThan(150)
    expect(keys.filter((key) => !known.hasMessage(key))).toEqual([])
  })

  test.each(LANGUAGES)("is listed here, or is a game's own, where its key is made of parts (%s)", (language) => {
    const own = [...bundle(language, /games.*web\.ftl$/)._messages.keys()]
    const lost = [...begun].filter((start) => !(start in MADE) && !own.some((key) => key.startsWith(start)))
    expect(lost).toEqual([])
  })

  test.each(LANGUAGES)('is not idle in %s', (language) => {
    const said = [...bundle(language, /roundhouse.texts.*(web|challenges|review)\.ftl$/)._messages.keys()]
    expect(said.filter((key) => !keys.includes(key) && !owned.includes(key))).toEqual([])
  })
})

/** The same of the text board, which server and terminal speak, too. */
const TOLD: Record<string, string[]> = {
  'told-': ['plain', 'hill', 'mountain', 'water', 'coast', 'snow', 'ferry'],
  'told-command-': ['from', 'to'],
  'told-load-': ['waiting', 'aboard', 'delivered'],
  'text-help-': ['choices', 'confirm', 'last', 'standing', 'tables', 'place', 'beside', 'where', 'way'].concat([
    'way-typed',
    'deliveries',
    'undo',
    'clock',
    'help',
  ]),
}

describe('every sentence of the text board', () => {
  const here = sources(resolve(HERE, '..')).match(/(?<=say\(\s*')(text|told)-[a-z-]*[a-z](?=')/g) ?? []
  const there = sources(resolve(FOLDER, '..'), /\.py$/).match(/(?<=")told-[a-z-]*[a-z](?=")/g) ?? []
  const keys = [...here, ...there, ...Object.entries(TOLD).flatMap(([start, ends]) => ends.map((end) => start + end))]

  test.each(LANGUAGES)('is there in %s, and none is idle', (language) => {
    const known = [...bundle(language, /told\.ftl$/)._messages.keys()]
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
    expect(known.filter((key) => !keys.includes(key))).toEqual([])
  })
})

describe('Texts', () => {
  const KINDS = {
    seat: 'seat',
    order: 'seat*',
    owner: 'seat',
    out: 'seat*',
    what: 'word|word*',
    card: 'word',
    move: 'word',
  }
  const made = new FluentBundle('en', { useIsolating: false })
  made.addResource(
    new FluentResource(
      'toy-word-ball = red ball\ntoy-event-took = { $seat } takes { $what } ({ $order }).\nraw = { $text }\nflag = { $on }',
    ),
  )
  const texts = new Texts('en', [made], new Map([['toy', KINDS]]), 'toy', ['Anna', 'Bruno'])

  test('seats become names, slugs words, lists enumerations', () => {
    expect(texts.event('took', { seat: 1, what: ['ball', 'cube'], order: [1, 0] })).toBe(
      'Bruno takes red ball, cube (Bruno, Anna).',
    )
    expect(texts.event('took', { seat: 0, what: 'ball|cube', order: [] })).toBe('Anna takes red ball / cube (–).')
  })
  test('what another event tells better is not told', () => {
    made.addResource(
      new FluentResource('toy-event-kept = { $seat } keeps { $what }.\ntoy-event-chosen = { $seat } has chosen.'),
    )
    made.addResource(new FluentResource('toy-instead-kept = chosen'))
    const events = [
      { name: 'kept', args: { seat: 1, what: 'ball' }, audience: 1 },
      { name: 'chosen', args: { seat: 1 }, audience: null },
      { name: 'chosen', args: { seat: 0 }, audience: null },
    ]
    expect(texts.told(events)).toEqual(['Bruno keeps red ball.', 'Anna has chosen.'])
  })
  test("what a fact is stands with the game, and kinds of words are the house's", () => {
    made.addResource(
      new FluentResource(
        'whose = { $owner }\nout = { $out }\nwant = { $expected }\nword-hex = a hex\ntoy-word-hex = a spell',
      ),
    )
    expect(texts.say('whose', { owner: 1 })).toBe('Bruno')
    expect(texts.say('out', { out: [0, 1] })).toBe('Anna, Bruno')
    expect(texts.say('want', { expected: 'hex|ball' })).toBe('a hex / ball')
  })
  test('a fact of the house that a game also has is told apart by its value', () => {
    made.addResource(new FluentResource('how = { $move }'))
    expect(texts.say('how', { move: 'ball' })).toBe('red ball')
    expect(texts.say('how', { move: 1 })).toBe('1')
  })
  test('a fact that nobody has declared is said as it stands', () => {
    made.addResource(new FluentResource('other = { $other }'))
    expect(texts.say('other', { other: 'ball' })).toBe('ball')
    expect(texts.say('other', { other: 1 })).toBe('1')
  })
  test('what a person typed stays as it is, and truth is yes or no', () => {
    expect(texts.say('raw', { text: 'ball' })).toBe('ball')
    expect(texts.say('flag', { on: true })).toBe('yes')
  })
  test('a game without texts is told by names and values', () => {
    expect(texts.event('card-shown', { seat: 0, card: 'ball' })).toBe('Anna: card shown, card red ball')
  })
  test('what the data calls a thing is said where no text is', () => {
    const map = {
      places: [
        { slug: 'rome', name: 'Roma' },
        { slug: 'ball', name: 'Ball' },
      ],
      names: { de: { rome: 'Rom' }, 'de-AT': {} },
    }
    const there = (language: string): Texts => texts.at('toy', [], calledOn(map, language))
    expect(['en', 'de', 'de-AT'].map((one) => there(one).word('rome'))).toEqual(['Roma', 'Rom', 'Rom'])
    expect(there('en').word('ball')).toBe('red ball')
    expect(there('en').word('nowhere')).toBe('nowhere')
  })
  test('an amount is written as the language writes it', () => {
    const said = (language: string): string => {
      const games = bundle(language, /games.*game\.ftl$/)
      return new Texts(language, [games], new Map(), 'steam').money(-5)
    }
    expect(LANGUAGES.map(said)).toEqual(['−5\u00a0€', '−€5', '−5\u00a0€', '−5\u00a0€', '−€5'])
  })
  test('a part of a move knows the word that it begins at, though it tells two', () => {
    const tiles = new Texts('en', [bundle('en')], new Map(), 'tiles')
    const words = ['place', 'rail-curve', '1', '-2', 'turn0']
    const parts = tiles.parts(words)
    expect(parts.map(({ from }) => from)).toEqual([0, 1, 2, 4])
    expect(parts.map(({ said }) => said)).toEqual(tiles.phrase(words))
    expect(tiles.parts(words.slice(0, 3)).map(({ from }) => from)).toEqual([0, 1, 2])
  })
  test('an unknown key is shown, not hidden', () => {
    expect(texts.say('nothing')).toBe('nothing')
    expect(texts.first(['nothing', 'raw'], { text: 'x' })).toBe('x')
  })
})
