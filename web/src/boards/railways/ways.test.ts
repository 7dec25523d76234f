import { describe, expect, test } from 'vitest'
import type { Way } from '../../draw/links'
import type { Link, View } from './view'
import { deliveries, legsOf, ranked } from './ways'

/** Albany – Boston – Chicago – Detroit in a row; Boston and Detroit want yellow. */
const line = (link: number, owner: number, from: string, to: string): Link => ({ link, owner, ends: [from, to], rails: [], complete: true, depots: [] })
const LINKS = [line(0, 0, 'albany', 'boston'), line(1, 1, 'boston', 'chicago'), line(2, 0, 'chicago', 'detroit')]
const out = new Map<string, Way<Link>>(
  LINKS.flatMap((link) => [
    [`${link.ends[0]} e`, { link, to: link.ends[1] ?? '', rails: [] }],
    [`${link.ends[1]} w`, { link, to: link.ends[0] ?? '', rails: [] }],
  ]),
)
const wants: Record<string, string> = { albany: 'grey', boston: 'yellow', chicago: 'grey', detroit: 'yellow' }

function view(phase: View['phase'], level = 3, cards: string[] = [], display: string[] = []): View {
  const places = Object.entries(wants).map(([place, colour]) => ({ place, colour, cubes: { yellow: 1 }, marker: false, charter: null }))
  const players = [{ level, cards: [] }, { level, cards }]
  return { map: 'eastern_us', phase, places, players, display } as unknown as View
}
const routes = (of: View, from: string, seat = 0): string[] =>
  deliveries(of, legsOf(out), seat, 'yellow', from).map(({ words }) => words.join(' '))

describe('deliveries', () => {
  test('stop at the first city of the colour', () => {
    expect(routes(view('actions'), 'albany')).toEqual(['deliver yellow albany e'])
  })
  test('an Express passes just one', () => {
    expect(routes(view('express-run'), 'albany')).toEqual(['deliver yellow albany e e e'])
  })
  test('begin on own track and go no farther than the locomotive', () => {
    expect(routes(view('actions'), 'chicago')).toEqual(['deliver yellow chicago e'])
    expect(routes(view('actions'), 'chicago', 1)).toEqual(['deliver yellow chicago w'])
    expect(routes(view('express-run', 2), 'albany')).toEqual([])
  })
  test('pay owners, hotels, and whoever is first', () => {
    const [one] = deliveries(view('express-run', 3, ['hotel-boston'], ['speed-record']), legsOf(out), 0, 'yellow', 'albany')
    expect([...(one?.gains ?? [])]).toEqual([[0, 2 + 3], [1, 1]])
    const [two] = deliveries(view('actions', 3, ['hotel-boston']), legsOf(out), 0, 'yellow', 'albany')
    expect([...(two?.gains ?? [])]).toEqual([[0, 1], [1, 1]])
  })
  test('the best for the seat comes first', () => {
    const both = [...deliveries(view('actions'), legsOf(out), 0, 'yellow', 'chicago'), ...deliveries(view('express-run'), legsOf(out), 0, 'yellow', 'albany')]
    expect(ranked(both, 0)[0]?.places).toHaveLength(4)
  })
})
