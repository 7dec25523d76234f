import { expect, test } from 'vitest'
import type { Milestone } from '../api/types'
import { inOrder, MOST, shownOf } from './milestones'

const one = (name: string, needs: number, best: number | null, ended: number | null = null): Milestone => ({
  game: 'toy',
  name,
  needs,
  best,
  table: ended === null ? null : 'x',
  ended,
})
const names = (all: Milestone[]): string[] => all.map(({ name }) => name)

test('the newest reached first, then the nearest', () => {
  const all = [one('far', 10, 2), one('none', 1, null), one('old', 5, 6, 1), one('near', 0, -1), one('new', 5, 5, 9)]
  expect(names(inOrder(all))).toEqual(['new', 'old', 'far', 'near', 'none'])
})

test('something to reach is always among the few', () => {
  const done = [1, 2, 3, 4, 5].map((at) => one(`done-${at}`, 1, 1, at))
  expect(names(shownOf([...done, one('ahead', 10, 9)]))).toEqual(['done-5', 'done-4', 'done-3', 'ahead'])
  expect(names(shownOf(done))).toHaveLength(MOST)
  expect(names(shownOf([one('a', 1, null), one('b', 1, null)]))).toEqual(['a', 'b'])
})
