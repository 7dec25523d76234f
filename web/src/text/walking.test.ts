import { expect, test } from 'vitest'
import type { TextPlace } from '../api/types'
import { end, rowsOf, scan, walk } from './walking'

const place = (name: string, east: number, south: number, there = false): TextPlace => ({
  said: [[name]],
  name,
  about: '',
  east,
  south,
  there,
})

/** hexes that stand on a point: rows are shifted by half a step */
const pointy = [0, 1, 2, 3].flatMap((r) =>
  [0, 1, 2, 3].map((c) => place(`${c},${r}`, 2 * c + (r % 2), 2 * r, c === 2 && r === 1)),
)
/** hexes that lie on a side: columns are */
const flat = [0, 1, 2, 3].flatMap((c) => [0, 1, 2].map((r) => place(`${c},${r}`, 2 * c, 2 * r + (c % 2))))
const at = (places: TextPlace[], name: string): TextPlace => places.find((one) => one.name === name)!

test('arrows lead to neighbours, along lines and straight down', () => {
  expect(walk(pointy, at(pointy, '0,0'), 1, 0).name).toBe('1,0')
  const down = walk(pointy, at(pointy, '1,0'), 0, 1)
  expect(down.name).toBe('1,1')
  expect(walk(pointy, down, 0, 1).name).toBe('1,2')
  expect(walk(flat, at(flat, '0,0'), 0, 1).name).toBe('0,1')
  const right = walk(flat, at(flat, '0,1'), 1, 0)
  expect(right.east).toBe(2)
  expect(walk(flat, right, 1, 0).east).toBe(4)
  expect(walk(pointy, at(pointy, '0,0'), -1, 0).name).toBe('0,0')
})

test('lines have ends, and can be scanned', () => {
  expect(rowsOf(pointy).map((row) => row.length)).toEqual([4, 4, 4, 4])
  expect(end(pointy, at(pointy, '1,1'), true).name).toBe('3,1')
  expect(end(pointy, at(pointy, '1,1'), false).name).toBe('0,1')
  expect(scan(pointy, at(pointy, '3,3'), (one) => one.there).name).toBe('2,1')
  expect(scan(pointy, at(pointy, '3,3'), () => false).name).toBe('3,3')
})
