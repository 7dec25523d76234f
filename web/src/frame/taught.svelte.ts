/** The lesson that goes on at a table: its steps, and the one to be read or done. The card on the board and the
 * column beside it show the same. */
import type { Lesson, LessonStep } from '../api/types'
import { lessonList } from '../home/lessons'
import { learnMore } from '../texts/language.svelte'
import type { TableStore } from './table.svelte'

export class Taught {
  /** of the game, in their order */
  lessons = $state.raw<Lesson[]>([])
  /** how many of the steps that are only read have been read since the last move */
  private read = $state.raw({ at: -1, count: 0 })

  constructor(
    private readonly store: TableStore,
    readonly game: string,
  ) {
    void Promise.all([lessonList(), learnMore(game, 'lessons')]).then(
      ([all]) => (this.lessons = all.lessons.filter((one) => one.game === game)),
      () => undefined,
    )
  }

  get key(): string {
    return `${this.game}-lesson-${this.store.table?.lesson}`
  }

  get lesson(): Lesson | undefined {
    return this.lessons.find((one) => one.name === this.store.table?.lesson)
  }

  private get at(): number {
    return this.store.shown?.lesson ?? 0
  }

  get number(): number {
    return this.at + (this.read.at === this.at ? this.read.count : 0)
  }

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.number]
  }

  get last(): boolean {
    return this.number + 1 === this.lesson?.steps.length
  }

  /** what has been learned so far */
  get learned(): LessonStep[] {
    return (this.lesson?.steps ?? []).slice(0, this.number).filter((one) => one.learned)
  }

  readOn(): void {
    this.read = { at: this.at, count: this.number - this.at + 1 }
  }
}

const going = new WeakMap<TableStore, Taught>()

export function taughtAt(store: TableStore): Taught {
  const found = going.get(store) ?? new Taught(store, store.table?.game ?? '')
  going.set(store, found)
  return found
}
