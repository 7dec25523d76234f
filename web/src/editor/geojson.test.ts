import { expect, test } from 'vitest'
import { lighter } from './geojson'

const feature = (coordinates: unknown, properties: object = {}): string =>
  JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } })
const read = (text: string): { properties: object; geometry: { coordinates: number[][][] } } =>
  JSON.parse(lighter(text)) as ReturnType<typeof read>

test('points closer than a map shows go, the ends of a ring stay', () => {
  const ring = Array.from({ length: 2001 }, (_, n) => [Math.min(n, 2000 - n) * 0.0001, 0.123456])
  const [kept = []] = read(feature([ring])).geometry.coordinates
  expect(kept.length).toBeLessThan(220)
  expect([kept[0], kept.at(-1)]).toEqual([
    [0, 0.1235],
    [0, 0.1235],
  ])
})

test('a tiny island keeps its points, and what a feature is called is kept alone', () => {
  const tiny = [
    [0, 0],
    [0.0001, 0],
    [0, 0.0001],
    [0, 0],
  ]
  const found = read(feature([tiny], { name: 'Rock', natural: 'coastline', population: 7 }))
  expect(found.geometry.coordinates[0]).toHaveLength(4)
  expect(found.properties).toEqual({ name: 'Rock', natural: 'coastline' })
})

test('whatever it is, it is sent', () => {
  for (const text of ['', '{', '7', 'null', '[]', '{"type":"Point","coordinates":"x"}', '['.repeat(100_000)])
    expect(lighter(text)).toBe(text)
})
