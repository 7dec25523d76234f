/** Answers of the server about what is not done yet, each asked for once in a position. */

export class Foresight<A> {
  /** grows when an answer comes, so that readers look again */
  private answers = $state(0)
  private known = new Map<string, A>()
  private asking = new Set<string>()

  constructor(
    private readonly ask: (question: string) => Promise<A>,
    /** what else is to be made of an answer, in the position that it is about */
    private readonly took: (answer: A) => void = () => {},
  ) {}

  /** The position is another one. */
  forget(): void {
    this.known = new Map()
    this.asking = new Set()
    this.answers++
  }

  get answered(): A[] {
    return [...this.known.values()]
  }

  /** The answer; undefined while it is on its way. */
  of(question: string): A | undefined {
    void this.answers
    const found = this.known.get(question)
    if (found === undefined && !this.asking.has(question)) void this.learn(question)
    return found
  }

  private async learn(question: string): Promise<void> {
    const { known, asking } = this
    asking.add(question)
    try {
      const answer = await this.ask(question)
      if (known !== this.known) return
      known.set(question, answer)
      this.took(answer)
    } catch {
      asking.delete(question) // whoever looks again asks again
      return
    }
    // not while somebody derives something from it
    queueMicrotask(() => this.answers++)
  }
}
