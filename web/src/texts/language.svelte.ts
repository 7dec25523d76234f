/** The language in use; a game's texts come when it is needed. */
import { file as addressOf } from '../api/house'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { gameList } from '../lists.svelte'
import { type Facts, type Kinds, Texts } from './speak'

const DEFAULT = 'en'
type Source = () => Promise<string>
/** the house's files by language and name, a game's by language, game and name */
const sources = new Map<string, Source>()

function know(files: Record<string, Source>): void {
  for (const [path, load] of Object.entries(files)) {
    const [language, file] = path.split('/').slice(-2)
    const game = /\/games\/([^/]+)\//.exec(path)?.[1]
    sources.set(game ? `${language}/${game}/${file}` : `${language}/${file}`, load)
  }
}

know(
  import.meta.glob<string>(
    [
      '../../../src/roundhouse/texts/en/*.ftl',
      '../../../src/roundhouse/games/*/texts/en/*.ftl',
      '!../../../src/roundhouse/**/texts/en/{board,terminal}.ftl',
      '!../../../src/roundhouse/games/*/texts/en/what.ftl', // the server speaks it
    ],
    { query: '?raw', import: 'default' },
  ),
)
/** Whether it came with these pages, and not with the server alone. */
export const ofTheHouse = (game: string): boolean => sources.has(`${DEFAULT}/${game}/game.ftl`)
/** Where the other languages are to be had: known when one is spoken. */
const others = (): Promise<void> => import('./others').then(({ FILES }) => know(FILES))

interface About {
  name: string
  complete: boolean
}

const ABOUT = import.meta.glob<About>('../../../src/roundhouse/texts/*/language.json', {
  eager: true,
  import: 'default',
})

/** Languages by BCP 47 code; each calls itself by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(ABOUT).map(([path, about]) => [path.split('/').at(-2) ?? '', about.name]),
)

const bundles = new Map<string, FluentBundle>()
const loaded = new Map<string, Promise<void>>()
/** what has been asked for beyond the house's own files, by what it is for: every language must bring it */
const asked = new Map<string, { files: string[]; learning: Promise<void> }>()
const kinds = new Map<string, Kinds>()

function bundleOf(language: string): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })))
  return bundle
}

/** Where a file is to be had. A game of another distribution brings its texts along: the server has them. */
function sourceOf(language: string, file: string): Source | undefined {
  const [game, part] = file.split('/')
  if (part !== 'game' || sources.has(`${DEFAULT}/${file}.ftl`)) return sources.get(`${language}/${file}.ftl`)
  return () => fetch(addressOf(`/games/${game}/texts/${language}`)).then((answer) => (answer.ok ? answer.text() : ''))
}

/** A file is added once; one that a language doesn't have is English. */
function add(language: string, file: string): Promise<void> {
  const path = `${language}/${file}.ftl`
  const load = sourceOf(language, file)
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
  if (language !== DEFAULT) await others()
  const wanted = language === DEFAULT ? [DEFAULT] : [language, DEFAULT]
  await Promise.all(wanted.flatMap((one) => files.map((file) => add(one, file))))
}

/** What is said whatever the game. */
const HOUSE = ['house', 'server', 'web']
const filesOf = (game: string): string[] => [`${game}/game`, `${game}/web`]
/** a game of another distribution has only one */
const cardOf = (game: string): string[] =>
  sources.has(`${DEFAULT}/${game}/web.ftl`) ? [`${game}/web`] : [`${game}/game`]

function speaker(language: string): Texts {
  const order = language === DEFAULT ? [DEFAULT] : [language, DEFAULT]
  return new Texts(language, order.map(bundleOf), kinds)
}

let current = $state.raw(speaker(DEFAULT))

/** What is spoken now; read it in a template, and the template follows. */
export const texts = (): Texts => current
export const t = (key: string, facts?: Facts): string => current.say(key, facts)

/** the language chosen last: it may still be on its way */
let chosen = DEFAULT

const wanted = (): string[] => [...new Set([...HOUSE, ...[...asked.values()].flatMap(({ files }) => files)])]

/** Everything in another language, with what is asked for while it comes; then all of it is spoken at once. */
export async function speak(language: string): Promise<void> {
  const known = language in LANGUAGES ? language : DEFAULT
  chosen = known
  for (let files: string[] = []; files.length < wanted().length;) {
    files = wanted()
    await load(known, files)
    if (chosen !== known) return
  }
  current = speaker(known)
  document.documentElement.lang = known
}

/** Files that only some need, once; and what else must be known to speak them. */
function learn(what: string, files: string[], more?: Promise<unknown>): Promise<void> {
  const before = asked.get(what)
  if (before) return before.learning
  const learning = Promise.all([load(current.language, files), more]).then(() => {
    current = speaker(current.language) // another language that has come meanwhile has brought them, too
  })
  asked.set(what, { files, learning })
  learning.catch(() => asked.delete(what))
  return learning
}

export function learnGame(game: string): Promise<void> {
  const all = gameList().then((known) => {
    for (const { id, facts } of known) kinds.set(id, facts)
  })
  return learn(`${game}/game`, filesOf(game), all)
}

/** A file of texts that only some need. */
export const learnFile = (file: string): Promise<void> => learn(file, [file])

/** What a game says in one of its further files. */
export const learnMore = (game: string, part: 'lessons' | 'challenges' | 'milestones' | 'why'): Promise<void> =>
  learnFile(`${game}/${part}`)

/** What is said of a table's promise. */
export const learnChance = (): Promise<void> => learnFile('chance')

/** What is told to who isn't looking. */
export const learnNotices = (): Promise<void> => learnFile('notices')
/** What is said of the house in this browser. */
export const learnBrowser = (): Promise<void> => learnFile('browser')

/** What is said of challenges, and of those of a game. */
export async function learnChallenges(game: string): Promise<void> {
  await Promise.all([learnFile('challenges'), learnMore(game, 'challenges')])
}

/** Enough for a game's card on the first page: the rest is fetched when the card is opened. */
export const learnCard = (game: string): Promise<void> => learn(`${game}/card`, cardOf(game))

/** The first of the browser's languages that we speak. */
export function preferred(): string {
  const wanted = navigator.languages.flatMap((one) => [one, one.split('-')[0] ?? one])
  return wanted.find((one) => one in LANGUAGES) ?? DEFAULT
}
