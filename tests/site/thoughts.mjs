// What bots think of recorded games, in the browser's Python: `node thoughts.mjs TOP PACKAGES GAME`.
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs'

const [top, packages, game] = process.argv.slice(2)
const python = await loadPyodide()
python.FS.mkdirTree('/here')
python.mountNodeFS('/here', '/')
python.globals.set('folders', python.toPy([`${top}/src`, top, packages].map((one) => `/here${one}`)))
python.globals.set('game', game)
const said = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = folders
from tests.kit.thoughts import told
"\\n".join(told(game))
`)
console.log(said)
