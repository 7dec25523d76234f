// A bot that tries every move in three imagined worlds and makes the one that is best in the mean,
// in version 2 of the protocol.
//
//     roundhouse bot test 'node three-worlds.mjs'
//     roundhouse simulate spike --seats 2 --games 20 --bots 'cmd:node three-worlds.mjs,easy'

import { createInterface } from 'node:readline'

const WORLDS = [1, 2, 3]
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const say = (what) => console.log(typeof what === 'string' ? what : JSON.stringify(what))

async function hear(name) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) process.exit(0)
    const told = JSON.parse(value)
    if (name in told) return told[name]
  }
}

await hear('roundhouse')
say({ roundhouse: 2 })
for (;;) {
  const moves = await hear('moves')
  const sums = moves.map(() => 0)
  if (moves.length > 1)
    for (const deal of WORLDS) {
      say({ try: 'moves', tell: ['value'], deal })
      const tried = await hear('tried')
      tried.forEach(({ value }, at) => (sums[at] += value))
    }
  say(moves[sums.indexOf(Math.max(...sums))])
}
