import { describe, expect, test } from 'vitest'
import type { Link, View, Waiting } from './view'
import { byPlace, deliveries, type Leg, ranked } from './ways'

/** Albany – Boston – Chicago – Detroit in a row; Boston and Detroit want yellow. */
const line = (link: number, owner: number, from: string, to: string): Link => ({ link, owner, ends: [from, to], rails: [], complete: true, depots: [] })
const LINKS = [line(0, 0, 'albany', 'boston'), line(1, 1, 'boston', 'chicago'), line(2, 0, 'chicago', 'detroit')]
const both = (link: Link, there: string, back: string): [string, Leg][] => [
  [`${link.ends[0]} ${there}`, { link, word: there, to: link.ends[1] ?? '', path: '' }],
  [`${link.ends[1]} ${back}`, { link, word: back, to: link.ends[0] ?? '', path: '' }],
]
const legs = byPlace(new Map<string, Leg>(LINKS.flatMap((link) => both(link, 'e', 'w'))))
const wants: Record<string, string> = { albany: 'grey', boston: 'yellow', chicago: 'grey', detroit: 'yellow' }

function view(phase: View['phase'], level = 3, cards: string[] = [], display: string[] = [], more: Partial<View> = {}): View {
  const places = Object.entries(wants).map(([place, colour]) => ({ place, colour, cubes: { yellow: 1 }, marker: false, charter: null }))
  const players = [{ level, cards: [] }, { level, cards }]
  return { map: 'eastern_us', phase, places, players, display, ...more } as unknown as View
}
const routes = (of: View, from: string, seat = 0, trip?: Waiting): string[] =>
  deliveries(of, legs, seat, 'yellow', from, trip).map(({ words }) => words.join(' '))

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
    const [one] = deliveries(view('express-run', 3, ['hotel-boston'], ['speed-record']), legs, 0, 'yellow', 'albany')
    expect([...(one?.gains ?? [])]).toEqual([[0, 2 + 3], [1, 1]])
    const [two] = deliveries(view('actions', 3, ['hotel-boston']), legs, 0, 'yellow', 'albany')
    expect([...(two?.gains ?? [])]).toEqual([[0, 1], [1, 1]])
  })
  test('the best for the seat comes first', () => {
    const all = [...deliveries(view('actions'), legs, 0, 'yellow', 'chicago'), ...deliveries(view('express-run'), legs, 0, 'yellow', 'albany')]
    expect(ranked(all, 0)[0]?.places).toHaveLength(4)
  })
  test('over parallel sea links each owner is a way of his own', () => {
    const lanes = [line(3, 0, 'island', 'albany'), line(4, 1, 'island', 'albany'), line(5, 0, 'albany', 'boston')]
    const sea = byPlace(new Map([...both(lanes[0]!, 'sea-1', 'sea-1'), ...both(lanes[1]!, 'sea-2', 'sea-2'), ...both(lanes[2]!, 'e', 'w')]))
    const there = (seat: number): string[] => deliveries(view('actions'), sea, seat, 'yellow', 'island').map(({ words }) => words.join(' '))
    expect(there(0)).toEqual(['deliver yellow island sea-1 e'])
    expect(there(1)).toEqual(['deliver yellow island sea-2 e'])
  })
  test('end where a rotor shows the colour', () => {
    const rotors = [{ place: 'chicago', colour: 'blue' as const }]
    const found = deliveries(view('actions', 3, [], [], { rotors }), legs, 0, 'blue', 'albany')
    expect(found.map(({ words }) => words.join(' '))).toEqual(['deliver blue albany e e'])
  })
})

describe('with fuel depots', () => {
  const fuelled = (cities: { place: string; owner: number; depots: number }[], level = 3): View =>
    view('actions', level, [], [], { fuel_depots: { price: 5, most: 2, stock: [4, 4], cities, waiting: [] } })

  test('one in a city of the colour lets the cube pass, or it is unloaded there', () => {
    expect(routes(fuelled([{ place: 'boston', owner: 0, depots: 1 }]), 'albany')).toEqual([
      'deliver yellow albany e unload',
      'deliver yellow albany e refuel e e',
    ])
  })
  test('two let it pass and wait', () => {
    expect(routes(fuelled([{ place: 'boston', owner: 0, depots: 2 }], 1), 'albany')).toEqual(['deliver yellow albany e unload', 'deliver yellow albany e refuel halt'])
  })
  test('another’s is of no use', () => {
    expect(routes(fuelled([{ place: 'boston', owner: 1, depots: 2 }]), 'albany')).toEqual(['deliver yellow albany e'])
  })
  test('a waiting cube goes on with all its links paid at the end, and nowhere twice', () => {
    const trip: Waiting = { seat: 0, colour: 'yellow', place: 'chicago', places: ['albany', 'boston', 'chicago'], owners: [0, 1] }
    const found = deliveries(fuelled([]), legs, 0, 'yellow', 'chicago', trip)
    expect(found.map(({ words }) => words.join(' '))).toEqual(['continue e'])
    expect([...(found[0]?.gains ?? [])]).toEqual([[0, 2], [1, 1]])
  })
})
