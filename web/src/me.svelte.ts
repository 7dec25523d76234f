/** Who sits in front of this browser, and how he likes to see things. */
import { call, Offline } from './api/call'
import type { ChangeMe, Me } from './api/types'
import { preferred, speak, texts } from './texts/language.svelte'

export type Theme = Me['theme']
export type Pace = 'at-once' | 'normal' | 'slow' | 'step'

/** What only this browser needs to know. */
interface Habits {
  pace: Pace
  /** of the text board: there the others' moves wait to be read, unless one likes it otherwise */
  textPace: Pace
  sound: boolean
  notify: boolean
  /** play as soon as a sentence is complete, without asking */
  swift: boolean
  /** what costs nothing and leaves no doubt is played at a click */
  simple: boolean
  /** single letters and signs do something */
  letters: boolean
  /** the coordinates of places are said as well */
  coordinates: boolean
  /** tables are told in words, without a picture */
  text: boolean
}

const HABITS: Habits = {
  pace: 'normal',
  textPace: 'step',
  sound: false,
  notify: false,
  swift: false,
  simple: true,
  letters: true,
  coordinates: false,
  text: false,
}

/** As it was kept, if it was: some private windows don't even look. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remembered<T extends object>(key: string, fallback: T): T {
  try {
    return { ...fallback, ...(JSON.parse(kept(key) ?? '{}') as Partial<T>) }
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}

const unknown: Me = { name: '', language: '', theme: 'system', known: false }
export const me: Me = $state(remembered('me', unknown))
export const habits: Habits = $state(remembered('habits', HABITS))

const darkness = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
let dark = $state(darkness.matches)
let calm = $state(stillness.matches)
darkness.addEventListener('change', () => {
  dark = darkness.matches
  paint()
})
stillness.addEventListener('change', () => (calm = stillness.matches))

/** Nothing should move on the screen. */
export const still = (): boolean => calm
export const isDark = (): boolean => (me.theme === 'system' ? dark : me.theme === 'dark')

function paint(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light'
}

function take(told: Me): void {
  Object.assign(me, told)
  remember('me', told)
  paint()
}

/** Colours and language at once from what is remembered or preferred; whom the server knows, it
 * tells how he likes them. */
/** Nobody answered when the page began: it was kept here. */
export const away = (): boolean => lost
let lost = $state(false)

export async function begin(): Promise<void> {
  me.language ||= preferred()
  paint()
  const asked = call<Me>('GET', '/me')
  await speak(me.language)
  asked.then(
    async (told) => {
      if (!told.known || wishes) return // what was chosen meanwhile is newer
      take(told)
      if (told.language !== texts().language) await speak(told.language)
    },
    (problem) => (lost = problem instanceof Offline && !problem.answered),
  )
}

/** what is being told to the server: one thing after the other, since the first makes me known to it */
let telling: Promise<unknown> = Promise.resolve()
/** how many there have been: an answer to an earlier one changes nothing any more */
let wishes = 0

/** At once on this page; then it is told. */
export async function change(wish: ChangeMe): Promise<void> {
  const number = ++wishes
  take({ ...me, ...wish } as Me)
  const told = telling.then(() => tell(wish, number))
  telling = told.catch(() => undefined)
  await Promise.all([wish.language && speak(wish.language), told])
}

async function tell(wish: ChangeMe, number: number): Promise<void> {
  try {
    const { language, theme } = me
    const told = await call<Me>('PUT', '/me', me.known ? wish : { language, theme, ...wish })
    if (number === wishes) take(told)
    else me.known = told.known
  } catch (problem) {
    if (!(problem instanceof Offline)) throw problem
  }
}

/** Before somebody first does a thing that is kept: how he likes language and colours. */
export async function introduce(): Promise<void> {
  await telling
  if (!me.known) await change({})
}

/** Notifications on, if the browser gives leave; or off. */
export async function askToNotify(): Promise<void> {
  const wanted = !habits.notify && 'Notification' in window
  setHabit('notify', wanted && (await Notification.requestPermission()) === 'granted')
}

/** A table in words, or with its picture; each is followed at a pace of its own. */
export const showText = (text: boolean): void => setHabit('text', text)
export const pace = (): Pace => (habits.text ? habits.textPace : habits.pace)
export const setPace = (wanted: Pace): void => setHabit(habits.text ? 'textPace' : 'pace', wanted)

export function setHabit<K extends keyof Habits>(name: K, value: Habits[K]): void {
  habits[name] = value
  remember('habits', { ...remembered('habits', HABITS), [name]: value })
}
