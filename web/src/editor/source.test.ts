import { expect, test } from 'vitest'
import { beside, centre, edgeAt, EDGES, type Hex, hexAt, pointOf, type Projection, way, whereIs } from './plane'
import { relaid } from './relaid'
import { dropped, entryOf, found, rename } from './places'
import { bare, border, type Compiled, flow, hexOn, hill, land, open, rises, rub, type Source, water } from './source'

const source: Source = {
  name: 'isle',
  title: 'Isle',
  game: 'steam',
  orientation: 'flat',
  projection: { kind: 'plane', centre: [0, 0], hex_km: 10 },
  facts: {},
  land: [{ name: 'Isle', hexes: [[0, 0]] }],
}
const compiled: Compiled = { hexes: [['a1', 0, 0, 'plain', []]], places: [] }
/** two hexes, with water along the edge between them */
const pair: Compiled = { hexes: [['a1', 0, -1, 'plain', []], ...compiled.hexes], places: [], closed: [[0, 3]] }

test('a point lies in the hex whose middle it is, and near the edge it is near to', () => {
  for (const orientation of ['flat', 'pointy'] as const)
    for (const hex of [
      [0, 0],
      [3, -2],
      [-4, 1],
    ] as const) {
      const [x, y] = centre(orientation, hex)
      expect(hexAt(orientation, [x + 0.1, y - 0.1])).toEqual(hex)
      expect(edgeAt('flat', [0, 0], [0, -0.8])).toBe(0)
    }
  expect(way('flat', [0, 0], [3, 0])).toHaveLength(3)
})

test('what is drawn by hand finds its latitude and longitude', () => {
  const [lat, lon] = whereIs({ kind: 'plane', centre: [53, -8], hex_km: 28 }, [0, 0]) ?? []
  expect([lat, lon]).toEqual([53, -8])
  const conic = whereIs({ kind: 'conic', centre: [40, -4], hex_km: 30, parallels: [37, 43] }, [5, -5]) ?? [0, 0]
  expect(conic[0]).toBeGreaterThan(40.5)
  expect(conic[1]).toBeGreaterThan(-3.2)
})

test('latitude and longitude lead back to the point', () => {
  const cone = { kind: 'conic', centre: [-42, 146], hex_km: 25, parallels: [-43, -41], turn: 20 } as const
  for (const projection of [cone, { ...cone, kind: 'plane' }] as unknown as Projection[])
    for (const point of [[0, 0], [4, -7] as const, [-9, 3] as const] as const) {
      const [x = NaN, y = NaN] = pointOf(projection, whereIs(projection, point) ?? [0, 0]) ?? []
      expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(0.01)
    }
})

test('land is painted and becomes water again', () => {
  const larger = land(source, compiled, [1, 0])
  expect(larger.land?.[0]?.hexes).toEqual([
    [0, 0],
    [1, 0],
  ])
  const smaller = water(larger, { hexes: [...compiled.hexes, ['b1', 1, 0, 'plain', []]], places: [] }, [1, 0])
  expect(smaller.land?.[0]?.hexes).toEqual([[0, 0]])
  expect(smaller.lake ?? []).toEqual([])
})

test('water in the midst of drawn land is a lake, until it meets the sea', () => {
  const around = [[0, 0], ...EDGES.flat.map((_, edge) => beside('flat', [0, 0], edge))] as Hex[]
  const isle: Source = { ...source, land: [{ name: 'Isle', hexes: around }] }
  const lake = water(isle, compiled, [0, 0])
  expect(lake.lake).toEqual([{ name: 'Water', hexes: [[0, 0]] }])
  const bay = water(lake, compiled, beside('flat', [0, 0], 0))
  expect([bay.lake, bay.land?.[0]?.hexes?.length]).toEqual([[], 5])
  // without land that was drawn there is the sea
  expect(water(source, compiled, [0, 0]).lake ?? []).toEqual([])
})

test('where no coast is drawn, land beyond the border leaves the rest land', () => {
  const region = { ...source, land: [] }
  expect([bare(region), bare(source)]).toEqual([true, false])
  const larger = land(region, compiled, [5, 0])
  expect(larger.land).toEqual([])
  expect(larger.override).toEqual([{ at: [5, 0], why: 'Drawn by hand.', present: true }])
  const again = water(larger, { hexes: [...compiled.hexes, ['f1', 5, 0, 'plain', []]], places: [] }, [5, 0])
  expect([again.override, again.lake ?? []]).toEqual([[], []])
})

test('a hill rises and is flat again, an edge is shut and open again', () => {
  const high = hill(source, compiled, [0, 0], 'hill')
  expect(high.override).toEqual([{ at: [0, 0], why: 'Drawn by hand.', terrain: 'hill' }])
  const flat = hill(high, compiled, [0, 0], 'plain')
  expect(flat.override?.[0]?.terrain).toBe('plain')
  // a hand that has made one high makes all of them high
  expect([source, high, flat].map((one) => rises(one, compiled, [0, 0], 'hill'))).toEqual([true, false, true])
  expect(rises(source, compiled, [9, 9], 'hill')).toBeNull()
  expect(hill(high, compiled, [0, 0], 'hill')).toBe(high)
  const shut = border(source, pair, 'closed', [0, 0], 0)
  expect(shut.closed?.[0]?.edges).toEqual([[0, 0, 'n']])
  expect(border(shut, pair, 'closed', [0, -1], 3).closed).toEqual([])
})

test('at the rim of the map no edge is shut, and on land there is nothing to open', () => {
  expect(border(source, pair, 'ridge', [0, 0], 1)).toBe(source)
  expect(open(source, pair, [0, 0], 1)).toBe(source)
  const ferry = open(source, pair, [0, 0], 0)
  expect(ferry.override).toEqual([{ at: [0, 0], why: 'Drawn by hand.', open: ['n'] }])
  // its other hex calls the edge by another name; once it is open the compiler no longer tells it
  expect(open(ferry, { ...pair, closed: [] }, [0, -1], 3).override).toEqual([])
})

test('on other hexes all that is drawn by hand stays where it lies', () => {
  const city = { name: 'Cork', at: [4, -2] as const }
  const isle: Source = {
    ...source,
    projection: { kind: 'plane', centre: [53, -8], hex_km: 20 },
    city: [city],
    land: [{ name: 'Isle', hexes: [[4, -2], [4, -1], [5, -2]] }],
    river: [{ name: 'Lee', through: [[3, -2], [4, -2]] }],
    closed: [{ name: 'Closed edges', edges: [[4, -2, 'se']] }],
    override: [{ at: [5, -2], why: 'Drawn by hand.', terrain: 'hill', open: ['n'] }],
  } // prettier-ignore
  const lies = (one: Source, hex: readonly [number, number]): readonly [number, number] =>
    whereIs(one.projection, centre(one.orientation, hex)) ?? [0, 0]
  const finer = relaid(isle, 'pointy', { ...isle.projection, hex_km: 5 })
  const [lat, lon] = lies(isle, city.at)
  const there = lies(finer, finer.city?.[0]?.at ?? [0, 0])
  expect(Math.hypot(there[0] - lat, there[1] - lon)).toBeLessThan(0.05)
  // a hex of 20 km holds sixteen of 5
  expect(finer.land?.[0]?.hexes?.length).toBeGreaterThan(40)
  expect(finer.land?.[0]?.hexes?.length).toBeLessThan(56)
  expect(finer.river?.[0]?.through?.length).toBeGreaterThan(3)
  expect(finer.override?.filter(({ terrain }) => terrain === 'hill').length).toBeGreaterThan(11)
  expect(finer.override?.filter(({ open }) => open)).toHaveLength(1)
  for (const [, , word] of finer.closed?.[0]?.edges ?? []) expect(['ne', 'e', 'se', 'sw', 'w', 'nw']).toContain(word)
  expect(relaid(isle, 'flat', isle.projection)).toEqual(isle)
})

test('on larger hexes nothing that is drawn by hand is lost, and the country grows no larger', () => {
  const isles = [-7, -4, -1, 2, 5].flatMap((q) => [-6, -3, 0, 3].map((r) => [q, r] as const))
  const hills = isles.map((at) => ({ at, why: 'Drawn by hand.', terrain: 'hill' }))
  const small: Source = {
    ...source,
    city: [{ name: 'Cork', at: [2, 3] }],
    land: [{ name: 'Isles', hexes: isles }],
    override: [...hills, { at: [3, 3], why: 'Drawn by hand.', terrain: 'plain' }],
  }
  for (const lie of ['flat', 'pointy'] as const) {
    const large = relaid(small, lie, { ...source.projection, hex_km: 20 })
    const lands = (large.land?.[0]?.hexes ?? []).map(String)
    const high = (large.override ?? []).filter(({ terrain }) => terrain === 'hill')
    // two of these may share a hex
    expect(lands.length).toBeGreaterThan(15)
    expect(high.length).toBeGreaterThan(15)
    expect(lands).toContain(String(large.city?.[0]?.at))
  }
  // a whole country of 10 km is one of a quarter as many hexes of 20
  const whole = [...Array(24).keys()].flatMap((q) => [...Array(24).keys()].map((r) => [q - 12, r - 12] as const))
  const country = relaid({ ...source, land: [{ name: 'Isle', hexes: whole }] }, 'flat', {
    ...source.projection,
    hex_km: 20,
  })
  const share = (country.land?.[0]?.hexes?.length ?? 0) / (whole.length / 4)
  expect(share).toBeGreaterThan(0.95)
  expect(share).toBeLessThan(1.1)
})

test('a fault of a line leads to it, and to the spot that it tells', () => {
  const line = [[60, 0], [0.1, 0.2], [-60, 0]] as [number, number][] // prettier-ignore
  expect(hexOn(source, { line }, undefined)).toEqual(hexOn(source, undefined, '0.1, 0.2'))
  expect(hexOn(source, undefined, '0, 0')).toEqual([0, 0])
  expect(hexOn(source, undefined, undefined)).toBeNull()
})

test('a river is led on, and rubbed out with any of its hexes', () => {
  const first = flow(source, null, [0, 0], 'Liffey')
  const second = flow(first.source, first.river, [2, 0], 'Liffey')
  expect(second.source.river?.[0]?.through).toHaveLength(3)
  expect(rub(second.source, compiled, [1, 0]).river).toEqual([])
})

test('a new city has the rarest colour', () => {
  const one = found(source, compiled, 'city', [0, 0], ['red', 'blue'], 'Cork')
  const two = found(one, compiled, 'city', [0, 1], ['red', 'blue'], 'Derry')
  expect(two.city?.map(({ colour }) => colour)).toEqual(['red', 'blue'])
})

test('a city that cards name may be called otherwise', () => {
  const isle = {
    ...source,
    city: [{ name: 'City 1', at: [0, 0] as [number, number] }],
    facts: { deck: { card: [{ slug: 'hotel-city-1', place: 'city-1' }] } },
    names: { en: { 'hotel-city-1': 'Hotel City 1' } },
  }
  const drawn = { ...compiled, places: [{ slug: 'city-1', name: 'City 1', kind: 'city' as const, hex: 0 }] }
  const port = rename(isle, drawn, 'city', 0, 'Port')
  expect(port.city).toEqual([{ name: 'Port', slug: 'city-1', at: [0, 0] }])
  expect(port['names']).toEqual({ en: { 'hotel-city-1': 'Hotel Port' } })
  expect(rename({ ...isle, facts: {} }, drawn, 'city', 0, 'Port').city).toEqual([{ name: 'Port', at: [0, 0] }])
})

test('a city that goes takes the cards, lines and ships that name it along', () => {
  const isle = {
    ...source,
    city: [{ name: 'Cork' }, { name: 'Derry' }],
    lane: [{ slug: 'cork-derry', line: [] as [number, number][], spaces: 2 }],
    facts: {
      deck: {
        card: [
          { slug: 'hotel-cork', place: 'cork' },
          { slug: 'hotel-derry', place: 'derry' },
        ],
      },
      major_lines: [{ slug: 'cork-derry', cities: ['cork', 'derry'], points: 4 }],
      sea: { price: 6, links: [{ slug: 'cork-derry', between: ['cork', 'derry'] }] },
    },
  }
  const places = [
    { slug: 'cork', name: 'Cork', kind: 'city' as const, hex: 0 },
    { slug: 'derry', name: 'Derry', kind: 'city' as const, hex: null },
  ]
  const left = dropped(isle, { ...compiled, places }, 'city', 0)
  expect([left.city, left.lane]).toEqual([[{ name: 'Derry' }], []])
  expect(left.facts).toEqual({ deck: { card: [{ slug: 'hotel-derry', place: 'derry' }] }, major_lines: [] })
})

test('a hex has one place, also before it is drawn', () => {
  const one = found(source, compiled, 'city', [0, 0], ['red'], 'Cork')
  expect(entryOf(one, compiled, [0, 0])).toEqual({ kind: 'city', index: 0 })
  expect(hill(one, compiled, [0, 0], 'hill')).toBe(one)
  expect(rub(one, compiled, [0, 0]).city).toEqual([])
})
