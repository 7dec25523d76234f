/** A GeoJSON file made light enough to be sent: points that lie closer than a map shows go, and so does what it never reads. */

const FINEST = 0.001 // degrees, as the server has it
const READ = ['name', 'NAME', 'Name', 'kind', 'natural', 'featurecla', 'water']
const LEAST = 4 // points of a ring

const isPoint = (one: unknown): one is [number, number] =>
  Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'number'
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

function thinned(coordinates: unknown): unknown {
  if (isPoint(coordinates)) return [rounded(coordinates[0]), rounded(coordinates[1])]
  if (!Array.isArray(coordinates)) return coordinates
  if (!coordinates.every(isPoint)) return coordinates.map(thinned)
  let last: [number, number] | undefined
  const kept = coordinates.filter((point, n) => {
    const near = last && Math.max(Math.abs(point[0] - last[0]), Math.abs(point[1] - last[1])) < FINEST
    if (near && n < coordinates.length - 1) return false
    last = point
    return true
  })
  return (kept.length < LEAST ? coordinates : kept).map(thinned)
}

const said = (properties: unknown): unknown =>
  properties && typeof properties === 'object'
    ? Object.fromEntries(Object.entries(properties).filter(([key]) => READ.includes(key)))
    : null

/** What is no JSON is sent as it is: the server tells what is wrong with it. */
export function lighter(text: string): string {
  try {
    const read = (key: string, value: unknown): unknown =>
      key === 'coordinates' ? thinned(value) : key === 'properties' ? said(value) : value
    return JSON.stringify(JSON.parse(text, read)) ?? text
  } catch {
    return text
  }
}
