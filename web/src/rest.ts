/** Parts that the first look doesn't need are fetched when the page is at rest: before a line that breaks. */

const REST = 2000

/** To be called off when the page is left. */
export function atRest(...parts: (() => Promise<unknown>)[]): () => void {
  const clock = setTimeout(() => parts.forEach((part) => void part().catch(() => {})), REST)
  return () => clearTimeout(clock)
}
