/** What the first look at a table doesn't need: fetched when it is opened, or when the page is at rest. */
import { learnFile } from '../texts/language.svelte'

export const later = {
  back: () => import('./BackBar.svelte'),
  charts: () => import('./Charts.svelte'),
  chat: () => import('./Chat.svelte'),
  closed: () => import('./Closed.svelte'),
  end: () => import('./End.svelte'),
  goal: () => import('./Goal.svelte'),
  gathering: () => import('./Gathering.svelte'),
  hints: () => import('./Hints.svelte'),
  handover: () => import('./Handover.svelte'),
  menu: () => import('./Menu.svelte'),
  over: () => import('./Over.svelte'),
  rules: () => import('./Rules.svelte'),
  /** with its texts */
  text: () => Promise.all([import('../text/TextTable.svelte'), learnFile('told')]).then(([part]) => part),
  what: () => import('../boards/common/What.svelte'),
}

const REST = 2000

/** All of it is here before a line that breaks; to be called off when the page is left. */
export function fetchedAtRest(): () => void {
  const clock = setTimeout(() => Object.values(later).forEach((part) => void part().catch(() => {})), REST)
  return () => clearTimeout(clock)
}
