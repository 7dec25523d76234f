/** The language in use; a game's texts come when it is needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { type Facts, Texts } from './speak'

const DEFAULT = 'en'
const FILES = import.meta.glob<string>('../../../src/roundhouse/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
})
const sources = new Map(
  Object.entries(FILES).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
)

/** Languages by code; each calls itself by its own name. */
export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano' }

const bundles = new Map<string, FluentBundle>()
const loaded = new Map<string, Promise<void>>()
const games = new Set<string>()

function bundleOf(language: string): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })))
  return bundle
}

/** A file is added once; one that a language doesn't have is English. */
function add(language: string, file: string): Promise<void> {
  const path = `${language}/${file}.ftl`
  const load = sources.get(path)
  if (!load) return Promise.resolve()
  let adding = loaded.get(path)
  if (!adding) {
    adding = load().then((text) => {
      bundleOf(language).addResource(new FluentResource(text))
    })
    adding.catch(() => loaded.delete(path))
    loaded.set(path, adding)
  }
  return adding
}

async function load(language: string, files: string[]): Promise<void> {
  const wanted = language === DEFAULT ? [DEFAULT] : [language, DEFAULT]
  await Promise.all(wanted.flatMap((one) => files.map((file) => add(one, file))))
}

/** What is said whatever the game. */
const HOUSE = ['house', 'server', 'web']
const filesOf = (game: string): string[] => [game, `web-${game}`]

function speaker(language: string): Texts {
  const order = language === DEFAULT ? [DEFAULT] : [language, DEFAULT]
  return new Texts(language, order.map(bundleOf))
}

let current = $state.raw(speaker(DEFAULT))

/** What is spoken now; read it in a template, and the template follows. */
export const texts = (): Texts => current
export const t = (key: string, facts?: Facts): string => current.say(key, facts)

export async function speak(language: string): Promise<void> {
  const known = language in LANGUAGES ? language : DEFAULT
  await load(known, [...HOUSE, ...[...games].flatMap(filesOf)])
  current = speaker(known)
  document.documentElement.lang = known
}

export async function learnGame(game: string): Promise<void> {
  if (games.has(game)) return
  await load(current.language, filesOf(game))
  games.add(game)
  current = speaker(current.language)
}

/** The first of the browser's languages that we speak. */
export function preferred(): string {
  const wanted = navigator.languages.map((one) => one.slice(0, 2))
  return wanted.find((one) => one in LANGUAGES) ?? DEFAULT
}
