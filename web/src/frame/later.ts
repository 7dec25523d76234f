/** What the first look at a table doesn't need: fetched when it is opened, or when the page is at rest. */
import { atRest } from '../rest'
import { learnFile } from '../texts/language.svelte'

export const later = {
  back: () => import('./BackBar.svelte'),
  charts: () => import('./Charts.svelte'),
  chat: () => import('./Chat.svelte'),
  clock: () => Promise.all([import('./ClockFace.svelte'), learnFile('time')]).then(([part]) => part),
  closed: () => import('./Closed.svelte'),
  end: () => Promise.all([import('./End.svelte'), learnFile('time'), learnFile('review')]).then(([part]) => part),
  goal: () => import('./Goal.svelte'),
  gathering: () => Promise.all([import('./Gathering.svelte'), learnFile('time')]).then(([part]) => part),
  hints: () => import('./Hints.svelte'),
  /** of a hint that is pointed at */
  hinted: () => import('../boards/common/Hinted.svelte'),
  lesson: () => import('./LessonWay.svelte'),
  menu: () => Promise.all([import('./Menu.svelte'), learnFile('time')]).then(([part]) => part),
  over: () => Promise.all([import('./Over.svelte'), learnFile('time')]).then(([part]) => part),
  /** with its texts */
  planning: () => Promise.all([import('./PlanBar.svelte'), learnFile('time')]).then(([part]) => part),
  /** of a lesson */
  step: () => import('./Lesson.svelte'),
  rules: () => import('./Rules.svelte'),
  /** with its texts */
  text: () => Promise.all([import('../text/TextTable.svelte'), learnFile('told')]).then(([part]) => part),
  timeLog: () => Promise.all([import('./TimeLog.svelte'), learnFile('time')]).then(([part]) => part),
  what: () => import('../boards/common/What.svelte'),
}

export const fetchedAtRest = (): (() => void) => atRest(...Object.values(later))
