/** Bots think here, one thought at a time; the worker is ended where nobody waits for it any more. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromBots, ToBots } from './messages'
import { startPython } from './python'

type Answered = (asked: Uint8Array) => PyProxy & { toJs(): Uint8Array }
const say = (message: FromBots): void => self.postMessage(message)
/** The other worker counts what is loaded. */
const ignored = (): void => undefined
/** the archives of games that the other worker has fetched */
const parts = new Map<string, Uint8Array>()
let answered: Promise<Answered> | undefined

function handed(name: string): Uint8Array {
  const bytes = parts.get(name)
  if (!bytes) throw new Error(`${name} was not handed over`)
  return bytes
}

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  try {
    if (data.type === 'begin') {
      answered = startPython(data.base, data.edition, ignored, handed).then(
        (python) => python.pyimport('roundhouse.site.thinkers').answered_js as Answered,
      )
      await answered
      return
    }
    if (data.type === 'part') return void parts.set(data.name, data.bytes)
    const thought = (await answered!)(data.asked)
    const said = thought.toJs()
    thought.destroy()
    say({ type: 'thought', said })
  } catch (problem) {
    say({ type: 'failed', why: String(problem).slice(-400) })
  }
}
