/** Bots think here, one thought at a time; the worker is ended where nobody waits for it any more. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromBots, ToBots } from './messages'
import { startPython } from './python'

type Answered = (asked: Uint8Array) => PyProxy & { toJs(): Uint8Array }
const say = (message: FromBots): void => self.postMessage(message)
/** The other worker has told it. */
const ignored = (): void => undefined
let answered: Promise<Answered> | undefined

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  try {
    if (data.type === 'begin') {
      answered = startPython(data.base, data.edition, ignored, ignored).then(
        (python) => python.pyimport('roundhouse.site.thinkers').answered_js as Answered,
      )
      await answered
      return
    }
    const thought = (await answered!)(data.asked)
    const said = thought.toJs()
    thought.destroy()
    say({ type: 'thought', said })
  } catch (problem) {
    say({ type: 'failed', why: String(problem).slice(-400) })
  }
}
