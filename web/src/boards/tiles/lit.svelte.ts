/** What is pointed at in one part of the page and lit in another. */

export type Lit =
  | { what: 'cities' | 'rectangle' | 'interruptions' }
  | { what: 'network'; owner: number; nodes: number[] }
  | { what: 'tile'; column: number; row: number }

class Pointing {
  lit = $state.raw<Lit | null>(null)
  /** whose territory is shown large; null for one's own */
  owner = $state<number | null>(null)
}

export const pointing = new Pointing()
