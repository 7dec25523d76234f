/** What is to be done later, and never when the page is left. */
export class Timers {
  private readonly set = new Set<ReturnType<typeof setTimeout>>()

  after(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.set.delete(timer)
      what()
    }, wait)
    this.set.add(timer)
  }

  clear(): void {
    for (const timer of this.set) clearTimeout(timer)
    this.set.clear()
  }
}
