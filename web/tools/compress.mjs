// Compressed copies beside the files of a site, for hosts that hand them out, and what a first visit loads.
//   node tools/compress.mjs SITE
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const LIMIT = 6_000_000 // bytes of a first load without maps, by the compression that every host has
const SMALL = 1000 // not worth it
const TEXTS = /\.(html|js|mjs|css|json|svg|wasm|zip)$/
const top = resolve(process.argv[2])

function* files(folder) {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name)
    if (one.isDirectory()) yield* files(path)
    else yield path
  }
}

/** The first page with what it imports at once, and all that Python needs. */
const manifest = JSON.parse(readFileSync(join(top, 'manifest.json'), 'utf8'))
const first = new Set(['index.html', 'api/games.json'])
function load(name) {
  const { file, css = [], imports = [] } = manifest[name]
  if (first.has(file)) return
  for (const one of [file, ...css]) first.add(one)
  imports.forEach(load)
}
const AT_ONCE =
  /^index\.html$|pages\/Home|house\/(local|Start)|texts\/en\/(house|server|web|browser)|games\/.*\/texts\/en\/web/
Object.keys(manifest)
  .filter((name) => AT_ONCE.test(name))
  .forEach(load)
const isFirst = (name) => first.has(name) || /^(python\/|assets\/(house|bots)\.worker)/.test(name)

const sums = { raw: 0, gzip: 0, brotli: 0 }
for (const path of [...files(top)]) {
  const name = relative(top, path).replaceAll('\\', '/')
  if (/\.(br|gz)$/.test(name)) continue
  const bytes = readFileSync(path)
  let [gzip, brotli] = [bytes, bytes]
  if (TEXTS.test(name) && bytes.length > SMALL) {
    const there = existsSync(`${path}.gz`) && name.startsWith('python/') // made with Python itself
    gzip = there ? readFileSync(`${path}.gz`) : gzipSync(bytes, { level: 9 })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: name.startsWith('python/') ? 11 : 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    brotli = brotliCompressSync(bytes, { params })
    writeFileSync(`${path}.gz`, gzip)
    writeFileSync(`${path}.br`, brotli)
  }
  if (!isFirst(name)) continue
  for (const [how, made] of Object.entries({ raw: bytes, gzip, brotli })) sums[how] += made.length
  if (bytes.length > 200_000) console.log(`${name}: ${bytes.length}, gzip ${gzip.length}, brotli ${brotli.length}`)
}
const shown = Object.entries(sums).map(([how, sum]) => `${(sum / 1e6).toFixed(2)} MB ${how}`)
console.log(`a first load, maps apart: ${shown.join(', ')}`)
if (sums.gzip > LIMIT) {
  console.error(`More than ${LIMIT / 1e6} MB, by gzip.`)
  process.exitCode = 1
}
