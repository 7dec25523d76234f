import { afterEach, expect, test, vi } from 'vitest'

/** As long as a busy machine may need: what is waited for must happen. */
const BUSY = { timeout: 20_000 }

/** Files that come when the test lets them. */
const line = vi.hoisted(() => {
  const waiting = new Map<string, () => void>()
  const files = ['de', 'it'].flatMap((language) =>
    ['house', 'server', 'web', 'told'].map((file) => {
      const come = (): Promise<string> =>
        new Promise((on) => waiting.set(`${language}/${file}`, () => on(`${file}-answers = ${language}`)))
      return [`texts/${language}/${file}.ftl`, come] as const
    }),
  )
  return { waiting, FILES: Object.fromEntries(files) }
})
vi.mock('./others', () => ({ FILES: line.FILES }))
vi.stubGlobal('document', { documentElement: {} })

const release = async (path: string): Promise<void> => {
  await vi.waitFor(() => expect([...line.waiting.keys()]).toContain(path), BUSY)
  line.waiting.get(path)?.()
}
const releaseAll = (language: string): Promise<void[]> =>
  Promise.all(['house', 'server', 'web'].map((file) => release(`${language}/${file}`)))

afterEach(() => {
  vi.resetModules()
  line.waiting.clear()
})

test('of two languages chosen quickly the last is spoken, whichever comes first', async () => {
  const { speak, texts } = await import('./language.svelte')
  const first = speak('de')
  await vi.waitFor(() => expect(line.waiting.size).toBe(3), BUSY)
  const last = speak('it')
  await releaseAll('it')
  await last
  await releaseAll('de')
  await first
  expect(texts().language).toBe('it')
})

test('what is asked for while a language comes is spoken in that language', async () => {
  const { learnFile, speak, texts } = await import('./language.svelte')
  const spoken = speak('de')
  await vi.waitFor(() => expect(line.waiting.size).toBe(3), BUSY)
  await learnFile('told')
  expect(texts().language).toBe('en')
  await releaseAll('de')
  await release('de/told')
  await spoken
  expect(texts().say('told-answers')).toBe('de')
})
