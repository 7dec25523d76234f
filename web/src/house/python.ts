/** Python in a worker: Pyodide and the house, from files of this origin. */
import type { PyodideInterface } from 'pyodide'

export interface Edition {
  edition: string
  pyodide: string
  /** the script that a site's pages begin with */
  pages?: string
  /** `bytes` as a page reads them, `packed` as they come over the network where the host compresses; a game's `later` */
  files: { name: string; bytes: number; packed: number; later: boolean }[]
}

/** Where an edition's files lie, as an address that ends with a slash. */
export const folder = (base: string, edition: string): string => new URL(`python/${edition}/`, base).href

const ABI = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }

/** `tell` hears the bytes of each file that is there; `part` brings a game's archive at once. */
export async function startPython(
  base: string,
  edition: Edition,
  tell: (bytes: number) => void,
  part: (name: string) => Uint8Array,
): Promise<PyodideInterface> {
  const there = folder(base, edition.edition)
  const { fetch: plain } = self
  const names = new Map(edition.files.map((file) => [there + file.name, file.bytes]))
  // counted while it is loaded; what Pyodide gets is what the network brought, so that the browser keeps it compiled
  self.fetch = async (what, how) => {
    const answer = await plain(what, how)
    const bytes = names.get(answer.url)
    if (bytes && names.delete(answer.url)) void counted(answer.clone(), bytes, tell)
    return answer.url.endsWith('.bin') ? unpacked(answer) : answer
  }
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${there}pyodide.mjs`)) as typeof import('pyodide')
    const house = self.fetch(`${there}house.bin`).then((answer) => answer.arrayBuffer())
    const python = await loadPyodide({
      indexURL: there,
      packageBaseUrl: there,
      stdLibURL: `${there}stdlib.bin`,
      env: { PYTHONTZPATH: '' }, // zones of time are for clocks among people
      lockFileContents: JSON.stringify({ info: { ...ABI, version: edition.pyodide }, packages: {} }),
    })
    python.unpackArchive(await house, 'zip')
    python.pyimport('roundhouse.site.parts').follow_js(part)
    return python
  } finally {
    self.fetch = plain
  }
}

/** An archive is compressed whatever its host does. */
function unpacked(answer: Response): Response {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`)
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')))
}

/** While nothing else goes on: Python's imports wait for nobody. `gone` hears that it isn't there any more. */
export function fetchedNow(address: string, gone: () => void): Uint8Array {
  const request = new XMLHttpRequest()
  request.open('GET', address, false)
  request.responseType = 'arraybuffer'
  request.send()
  if (request.status === 404) gone()
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`)
  return new Uint8Array(request.response as ArrayBuffer)
}

async function counted(copy: Response, bytes: number, tell: (bytes: number) => void): Promise<void> {
  const reader = copy.body?.getReader()
  let left = bytes
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    const more = Math.min(left, value.length)
    left -= more
    tell(more)
  }
  tell(left)
}
