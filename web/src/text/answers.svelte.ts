/** What was answered to the reader in front of the screen; the next one hears nothing of it. */

const KEPT = 6

export interface Answer {
  key: number
  asked: string
  lines: readonly string[]
}

export class Answers {
  private kept = $state.raw<{ reader: number | null; all: Answer[] }>({ reader: null, all: [] })
  private count = 0

  constructor(private readonly reader: () => number | null) {}

  get all(): readonly Answer[] {
    return this.kept.reader === this.reader() ? this.kept.all : []
  }

  /** To who has asked, if it is still he who reads. */
  add(asked: string, lines: readonly string[], reader = this.reader()): void {
    if (reader !== this.reader()) return
    this.kept = { reader, all: [...this.all, { key: ++this.count, asked, lines }].slice(-KEPT) }
  }
}
