// Weighs what a first visit loads, gzipped, and fails above the limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 200_000
const out = '../src/roundhouse/server/static'
const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))
const files = Object.keys(manifest)
const heaviest = (wanted) => files.filter((file) => wanted.test(file))

/** The script itself, what it imports at once, and the styles of both. */
function closure(start, seen = new Set()) {
  const chunk = manifest[start]
  if (!chunk || seen.has(start)) return seen
  seen.add(start)
  for (const more of chunk.imports ?? []) closure(more, seen)
  return seen
}

function weigh(names) {
  const loaded = new Set()
  for (const name of names)
    for (const one of closure(name)) {
      loaded.add(manifest[one].file)
      for (const style of manifest[one].css ?? []) loaded.add(style)
    }
  return [...loaded]
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0)
}

// a table brings its own game's board, face and texts, and no other's
const games = files.flatMap((file) => /boards\/([a-z]+)\/index/.exec(file)?.[1] ?? [])
const house = heaviest(/texts\/en\/(house|server|web)\.ftl/)
const visits = { home: ['index.html', ...heaviest(/pages\/Home|texts\/en\//)] }
for (const game of games) {
  const own = new RegExp(`texts/en/(web-)?${game}\\.ftl|boards/${game}/|games/${game}\\.`)
  visits[`a table of ${game}`] = ['index.html', ...heaviest(/pages\/TablePage/), ...house, ...heaviest(own)]
}
let heavy = false
for (const [what, names] of Object.entries(visits)) {
  const weight = weigh(names)
  console.log(`${what}: ${(weight / 1000).toFixed(1)} kB of scripts and styles, gzipped`)
  heavy ||= weight > LIMIT
}
if (heavy) {
  console.error(`More than ${LIMIT / 1000} kB on a first visit.`)
  process.exitCode = 1
}
