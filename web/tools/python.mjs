// Python for the browser: Pyodide, and what tools/python_pack.py packs with it, into a folder.
//   node tools/python.mjs OUT WHEEL…
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide, version } from 'pyodide'

const [out, ...wheels] = process.argv.slice(2).map((one) => resolve(one))
const top = resolve(import.meta.dirname, '../..')
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const OWN = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
const AT_ONCE = [...OWN, 'stdlib.bin', 'house.bin'] // the others when somebody asks for them

const fresh = join(out, 'fresh')
rmSync(out, { recursive: true, force: true })
mkdirSync(fresh, { recursive: true })
for (const name of OWN) copyFileSync(join(pyodide, name), join(fresh, name))

const python = await loadPyodide()
python.FS.mkdirTree('/mnt')
python.mountNodeFS('/mnt', '/')
const here = (path) => `/mnt${path}`
python.runPython(readFileSync(join(top, 'tools/python_pack.py'), 'utf8'))
python.globals.get('pack')(
  here(top),
  here(join(pyodide, 'python_stdlib.zip')),
  JSON.stringify(wheels.map(here)),
  here(fresh),
)

for (const name of OWN) python.globals.get('squeeze')(here(join(fresh, name)))

// what is inside says what the folder is called: a new edition never meets an old one in a cache
const hash = createHash('sha256')
const files = []
for (const name of readdirSync(fresh).filter((one) => !one.endsWith('.gz'))) {
  const content = readFileSync(join(fresh, name))
  hash.update(content)
  const packed = statSync(join(fresh, OWN.includes(name) ? `${name}.gz` : name)).size
  files.push({ name, bytes: content.length, packed, later: !AT_ONCE.includes(name) })
}
const edition = hash.digest('hex').slice(0, 16)
renameSync(fresh, join(out, edition))
writeFileSync(join(out, 'house.json'), JSON.stringify({ edition, pyodide: version, files }) + '\n')
console.log(`${edition}: ${files.map(({ name, bytes, packed }) => `${name} ${bytes}, ${packed} gzipped`).join('; ')}`)
