// Weighs what a first visit loads, gzipped, and fails above its limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMITS = { home: 100_000, table: 150_000 }
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

const games = files.flatMap((file) => /boards\/([a-z]+)\/index/.exec(file)?.[1] ?? [])
// the first page has every game's card; a table brings its own game's board, face and texts, no other's, and no lesson
const house = heaviest(/roundhouse\/texts\/en\/(house|server|web)\.ftl/)
const visits = { home: ['index.html', ...house, ...heaviest(/pages\/Home|games\/.*\/texts\/en\/web/)] }
for (const game of games) {
  const own = new RegExp(`games/${game}/texts/en/(game|web)|boards/${game}/(index|face)\\.ts`)
  visits[`a table of ${game}`] = ['index.html', ...heaviest(/pages\/TablePage/), ...house, ...heaviest(own)]
}
for (const [what, names] of Object.entries(visits)) {
  const weight = weigh(names)
  console.log(`${what}: ${(weight / 1000).toFixed(1)} kB of scripts and styles, gzipped`)
  const limit = what === 'home' ? LIMITS.home : LIMITS.table
  if (weight > limit) {
    console.error(`More than ${limit / 1000} kB on a first visit.`)
    process.exitCode = 1
  }
}
