// Compressed copies beside the files of a site, for hosts that hand them out.
//   node tools/compress.mjs SITE
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SMALL = 1000 // not worth it
const LARGE = 50_000 // worth a line
const TEXTS = /\.(html|js|mjs|css|json|svg|wasm|zip)$/
const top = resolve(process.argv[2])

function* files(folder) {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name)
    if (one.isDirectory()) yield* files(path)
    else yield path
  }
}

for (const path of [...files(top)]) {
  const name = relative(top, path).replaceAll('\\', '/')
  const ofPython = name.startsWith('python/')
  const bytes = readFileSync(path)
  if (!TEXTS.test(name) || bytes.length <= SMALL) continue
  // Python's own zlib has made them
  const gzip = ofPython && existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(bytes, { level: 9 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: ofPython ? 11 : 9,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const brotli = brotliCompressSync(bytes, { params })
  writeFileSync(`${path}.gz`, gzip)
  writeFileSync(`${path}.br`, brotli)
  if (ofPython && bytes.length > LARGE)
    console.log(`${name}: ${bytes.length}, gzip ${gzip.length}, brotli ${brotli.length}`)
}
