import { expect, test, vi } from 'vitest'
import type { DraftMap } from '../api/types'
import { Editor } from './editor.svelte'
import type { Source } from './source'

/** What was asked of the server to be kept, each with how to answer it. */
const asked = vi.hoisted(() => [] as { seen: number; title: string; answer: (map: object) => void }[])
vi.mock('../api/call', async (real) => ({
  ...(await real<object>()),
  call: (method: string, _: string, body: { seen: number; source: { title: string } }) =>
    new Promise((answer) => {
      if (method === 'PUT') asked.push({ seen: body.seen, title: body.source.title, answer })
    }),
}))
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const MAP = { id: 'one', mine: true, changed: 1, source: { title: 'Isle' } } as unknown as DraftMap
const titled = (title: string): Source => ({ title }) as unknown as Source
const turn = (): Promise<void> => new Promise((on) => setTimeout(on))

test('what is drawn while the server is slow goes on from what it has kept meanwhile', async () => {
  const editor = new Editor(MAP)
  editor.set(titled('Isle 2'))
  const first = editor.keep()
  editor.set(titled('Isle 3'))
  const second = editor.keep()
  await turn()
  expect(asked.map(({ seen, title }) => [seen, title])).toEqual([[1, 'Isle 2']])
  asked[0]?.answer({ ...MAP, changed: 2 })
  expect(await first).toBe(true)
  expect(JSON.parse(kept.get('map-one') ?? '')).toEqual({ seen: 2, source: { title: 'Isle 3' } })
  await turn()
  expect(asked.map(({ seen, title }) => [seen, title])).toEqual([
    [1, 'Isle 2'],
    [2, 'Isle 3'],
  ])
  asked[1]?.answer({ ...MAP, changed: 3 })
  expect(await second).toBe(true)
  expect([editor.saved, kept.size]).toEqual(['saved', 0])
  editor.close()
})
