/** What is pointed at in one part of the page and lit in another. */

export type Lit =
  | { what: 'cities' | 'rectangle' | 'interruptions' }
  | { what: 'network'; owner: number; nodes: number[] }
  | { what: 'tile'; column: number; row: number }

class Pointing {
  lit = $state.raw<Lit | null>(null)
  /** who is at work now, if it isn't oneself: the large board follows him */
  follows = $state<number | null>(null)
  /** whose territory somebody has chosen to see; it stays until the next turn of one's own */
  private chosen = $state<number | 'own' | null>(null)

  /** whose territory is shown large; null for one's own */
  get owner(): number | null {
    return this.chosen === 'own' ? null : (this.chosen ?? this.follows)
  }
  set owner(seat: number | null) {
    this.chosen = seat ?? (this.follows === null ? null : 'own')
  }
  /** My turn: mine comes back. */
  home(): void {
    this.follows = null
    this.chosen = null
  }
}

export const pointing = new Pointing()
