// Compressed copies beside the files of a site, for hosts that hand them out, and what a first visit loads.
//   node tools/compress.mjs SITE [QUALITY]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const LIMIT = 6_000_000 // bytes of a first load without maps, compressed
const SMALL = 1000 // not worth it
const TEXTS = /\.(html|js|mjs|css|json|svg|wasm|zip)$/
const [site, quality = '11'] = process.argv.slice(2)
const top = resolve(site)

function* files(folder) {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name)
    if (one.isDirectory()) yield* files(path)
    else yield path
  }
}

/** What a page needs before somebody plays: pages of one game and one language, and Python. */
const LATER = /^(api\/games\/|licences\/|manifest\.json$|assets\/(?!.*worker).*-(de|es|fr|it)\b)/
const sums = { raw: 0, gz: 0, br: 0 }
for (const path of [...files(top)]) {
  const name = relative(top, path).replaceAll('\\', '/')
  if (/\.(br|gz)$/.test(name)) continue
  const bytes = readFileSync(path)
  let [gz, br] = [bytes.length, bytes.length]
  if (TEXTS.test(name) && bytes.length > SMALL) {
    const packed = gzipSync(bytes, { level: 9 })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const smaller = brotliCompressSync(bytes, { params })
    writeFileSync(`${path}.gz`, packed)
    writeFileSync(`${path}.br`, smaller)
    ;[gz, br] = [packed.length, smaller.length]
  }
  if (LATER.test(name)) continue
  sums.raw += bytes.length
  sums.gz += gz
  sums.br += br
  if (bytes.length > 200_000) console.log(`${name}: ${statSync(path).size}, gzip ${gz}, brotli ${br}`)
}
const shown = Object.entries(sums).map(([how, sum]) => `${(sum / 1e6).toFixed(2)} MB ${how}`)
console.log(`a first load, maps apart, at most: ${shown.join(', ')}`)
if (sums.br > LIMIT) {
  console.error(`More than ${LIMIT / 1e6} MB.`)
  process.exitCode = 1
}
