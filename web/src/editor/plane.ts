/** Hexes on the plane, in hex sides from the middle of hex (0, 0): the browser's side of the atlas. */

export type Hex = readonly [number, number]
export type Point = readonly [number, number]
export type Orientation = 'flat' | 'pointy'

const R3 = Math.sqrt(3)
const EARTH_KM = 6371
const DEGREE = (Math.PI / 180) * EARTH_KM
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** axial steps over the edges, and what the edges are called, as the engine has them */
const STEPS: Record<Orientation, Hex[]> = {
  flat: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  pointy: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
}
export const EDGES: Record<Orientation, string[]> = {
  flat: ['n', 'ne', 'se', 's', 'sw', 'nw'],
  pointy: ['ne', 'e', 'se', 'sw', 'w', 'nw'],
}

export const same = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]
export const beside = (orientation: Orientation, [q, r]: Hex, edge: number): Hex => {
  const [dq, dr] = STEPS[orientation][((edge % 6) + 6) % 6] as Hex
  return [q + dq, r + dr]
}
export const apart = (a: Hex, b: Hex): number => {
  const [q, r] = [b[0] - a[0], b[1] - a[1]]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

export const centre = (orientation: Orientation, [q, r]: Hex): Point =>
  orientation === 'flat' ? [1.5 * q, R3 * (r + q / 2)] : [R3 * (q + r / 2), 1.5 * r]

export function corner(orientation: Orientation, hex: Hex, edge: number): Point {
  const [x, y] = centre(orientation, hex)
  const angle = radians((orientation === 'flat' ? -90 : -60) + 60 * edge - 30)
  return [x + Math.cos(angle), y + Math.sin(angle)]
}

export function hexAt(orientation: Orientation, [x, y]: Point): Hex {
  const [q, r] = orientation === 'flat' ? [x / 1.5, y / R3 - x / 3] : [x / R3 - y / 3, y / 1.5]
  let [a, b] = [Math.round(q), Math.round(r)]
  const c = Math.round(-q - r)
  const off = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)] as const
  if (off[0] > off[1] && off[0] > off[2]) a = -b - c
  else if (off[1] > off[2]) b = -a - c
  return [a + 0, b + 0]
}

/** the edge of a hex that lies nearest to a point */
export function edgeAt(orientation: Orientation, hex: Hex, point: Point): number {
  const [x, y] = centre(orientation, hex)
  const angle = (Math.atan2(point[1] - y, point[0] - x) * 180) / Math.PI
  return ((Math.round((angle - (orientation === 'flat' ? -90 : -60)) / 60) % 6) + 6) % 6
}

/** the hexes from one to another, as straight as it goes, without the first */
export function way(orientation: Orientation, from: Hex, to: Hex): Hex[] {
  const steps = apart(from, to)
  const [a, b] = [centre(orientation, from), centre(orientation, to)]
  return Array.from({ length: steps }, (_, n) => {
    const share = (n + 1) / steps
    // a little aside, so that no point lies on an edge
    return hexAt(orientation, [a[0] + (b[0] - a[0]) * share + 1e-6, a[1] + (b[1] - a[1]) * share + 1e-6])
  })
}

export interface Projection {
  kind: 'plane' | 'conic' | 'fitted'
  centre: [number, number]
  hex_km: number
  turn?: number
  parallels?: [number, number]
}

/** Lambert's cone: how steep it is, its radius at the equator's side, and how far its middle lies from the tip. */
function cone({ centre: [lat0], parallels }: Projection): [n: number, scale: number, middle: number] {
  const [first, second] = (parallels ?? [lat0, lat0]).map(radians) as [number, number]
  const n =
    Math.abs(second - first) < 1e-9
      ? Math.sin(first)
      : Math.log(Math.cos(first) / Math.cos(second)) / Math.log(steep(second) / steep(first))
  const scale = (EARTH_KM * Math.cos(first) * steep(first) ** n) / n
  return [n, scale, scale / steep(radians(lat0)) ** n]
}
const steep = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2)

/** Latitude and longitude of a point of the plane; null where a map was bent by its artist. */
export function whereIs(projection: Projection, [x, y]: Point): [number, number] | null {
  if (projection.kind === 'fitted') return null
  const unit = projection.hex_km / R3
  const turn = radians(projection.turn ?? 0)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [east, south] = [(x * cos + y * sin) * unit, (-x * sin + y * cos) * unit]
  const [lat0, lon0] = projection.centre
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
  if (projection.kind === 'plane')
    return [round(lat0 - south / DEGREE), round(lon0 + east / (DEGREE * Math.cos(radians(lat0))))]
  const [n, scale, middle] = cone(projection)
  const down = middle + south
  const radius = Math.sign(n) * Math.hypot(east, down)
  const angle = Math.atan2(Math.sign(n) * east, Math.sign(n) * down)
  const latitude = 2 * Math.atan((scale / radius) ** (1 / n)) - Math.PI / 2
  return [round((latitude * 180) / Math.PI), round(lon0 + ((angle / n) * 180) / Math.PI)]
}

/** The way back: the point of the plane at a latitude and a longitude. */
export function pointOf(projection: Projection, [lat, lon]: readonly [number, number]): Point | null {
  if (projection.kind === 'fitted') return null
  const unit = projection.hex_km / R3
  const turn = radians(projection.turn ?? 0)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [lat0, lon0] = projection.centre
  let [east, south] = [(lon - lon0) * DEGREE * Math.cos(radians(lat0)), (lat0 - lat) * DEGREE]
  if (projection.kind === 'conic') {
    const [n, scale, middle] = cone(projection)
    const radius = scale / steep(radians(lat)) ** n
    const angle = n * radians(lon - lon0)
    ;[east, south] = [radius * Math.sin(angle), radius * Math.cos(angle) - middle]
  }
  return [(east * cos - south * sin) / unit, (east * sin + south * cos) / unit]
}
