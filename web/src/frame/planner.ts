/** Moves thought of while others think; its file is fetched when one sits at a table with others. */
export interface Planner {
  /** somebody who waits may think ahead */
  readonly may: boolean
  begin: () => Promise<void>
  /** he does: what is said is for later */
  readonly on: boolean
  /** the position in which he plans */
  readonly view: unknown
  /** to be asked again whenever the table has changed */
  follow: (mine: boolean) => void
  add: (move: string) => Promise<void>
}
