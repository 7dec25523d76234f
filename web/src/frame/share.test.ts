import { afterEach, expect, test, vi } from 'vitest'
import { share } from './share'

const LINK = 'https://games.example.org/table/abc'
afterEach(() => vi.unstubAllGlobals())

function browser(has: Partial<Navigator>): void {
  vi.stubGlobal('navigator', has)
  vi.stubGlobal('document', { title: 'Steam' })
}
const refused = (name: string) => () => Promise.reject(new DOMException('', name))

test('where the system has a sheet the link goes there', async () => {
  const given = vi.fn(() => Promise.resolve())
  browser({ share: given })
  expect(await share(LINK, 'Copied')).toBe('')
  expect(given).toHaveBeenCalledWith({ url: LINK, title: 'Steam' })
})

test('a sheet that is closed is no failure, one that may not open leaves the link to be read', async () => {
  browser({ share: refused('AbortError') })
  expect(await share(LINK, 'Copied')).toBe('')
  browser({ share: refused('NotAllowedError') })
  expect(await share(LINK, 'Copied')).toBe(LINK)
})

test('without one it is copied; where that can not be, it is shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  browser({ clipboard: { writeText } as unknown as Clipboard })
  expect(await share(LINK, 'Copied')).toBe('Copied')
  expect(writeText).toHaveBeenCalledWith(LINK)
  browser({}) // a page of the local network, without HTTPS
  expect(await share(LINK, 'Copied')).toBe(LINK)
})
