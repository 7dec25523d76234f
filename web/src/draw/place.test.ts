import { describe, expect, test } from 'vitest'
import { type Dot, type Item, type Placed, place, type Scene, type Shape } from './place'
import { meet, type Rect } from './rect'

const FRAME: Rect = [0, 0, 400, 300]
const row = (count: number): Shape[] => [
  { form: `row ${count}`, width: 9 * count + 3, height: 12, cost: 0 },
  { form: 'count', width: 11, height: 11, cost: 6, lesser: true },
]
const city = (id: string, x: number, y: number, more: Partial<Item> = {}): Item => ({
  id,
  x,
  y,
  r: 8,
  name: { width: 5 * id.length, height: 9.6 },
  nameless: 9,
  trayless: 26,
  shapes: row(3),
  exits: [],
  ...more,
})
const scene = (items: readonly Item[], dots: Dot[] = [], frame = FRAME): Scene => ({
  frame,
  dots: [...dots, ...items.map(({ id, x, y }) => ({ x, y, r: 8.6, solid: 7.5, cost: 6, own: id }))],
  hexes: [],
})
const boxes = (all: readonly Placed[]): { of: string; rect: Rect }[] =>
  all.flatMap(({ id, name, tray }) => [name, tray].flatMap((rect) => (rect ? [{ of: id, rect }] : [])))
const touches = ([left, top, right, bottom]: Rect, x: number, y: number, r: number): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < r

function collisions(items: readonly Item[], where: Scene): string[] {
  const all = boxes(place(items, where))
  const found = all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b) => (meet(a.rect, b.rect) ? [`${a.of} ${b.of}`] : [])),
  )
  for (const { of, rect } of all)
    for (const { x, y, solid, own } of where.dots)
      if (solid && own !== of && touches(rect, x, y, solid)) found.push(`${of} at ${x} ${y}`)
  return found
}
/** more cities than there is room for, on a crooked grid */
const crowd = (count: number, apart: number): Item[] =>
  Array.from({ length: count }, (_, at) =>
    city(
      `city-number-${at}`,
      30 + (at % 9) * apart + ((at * 7) % 5),
      30 + Math.floor(at / 9) * apart + ((at * 3) % 7),
      {
        nameless: at % 3 ? 9 : 15,
      },
    ),
  )

describe('names and trays', () => {
  test('have their favourite sides where nothing is in the way', () => {
    const [one] = place([city('alone', 200, 150)], scene([city('alone', 200, 150)]))
    expect(one?.kind).toBe('apart n s row 3')
    expect(one?.tray?.[3]).toBeLessThan(150 - 8)
    expect(one?.name?.[1]).toBeGreaterThan(150 + 8)
  })
  test.each([
    [9, 60],
    [27, 40],
    [36, 28],
    [36, 22],
  ])('of %i cities %i pixels apart never lie on each other', (count, apart) => {
    const items = crowd(count, apart)
    const discs = items.slice(1).map(({ x, y }, at): Dot => ({
      x: (x + (items[at]?.x ?? 0)) / 2,
      y: (y + (items[at]?.y ?? 0)) / 2,
      r: 8,
      solid: 5.6,
      cost: 4.5,
    }))
    expect(collisions(items, scene(items))).toEqual([])
    expect(collisions(items, scene(items, discs))).toEqual([])
  })
  test('all stand where there is room for all', () => {
    const items = crowd(27, 60)
    const all = place(items, scene(items, [], [0, 0, 900, 900]))
    expect(all.filter(({ name, form }) => !name || form !== 'row 3')).toEqual([])
  })
  test('keep away from track, and from the rim', () => {
    const track = Array.from({ length: 40 }, (_, at): Dot => ({ x: at * 10, y: 140, r: 5.2, cost: 3.2 }))
    const item = city('beside', 200, 150)
    const [one] = place([item], scene([item], track))
    for (const { rect } of boxes(one ? [one] : [])) expect(rect[1]).toBeGreaterThan(144)
    const corner = city('corner', 8, 8)
    for (const { rect } of boxes(place([corner], scene([corner]))))
      expect(Math.min(rect[0], rect[1])).toBeGreaterThanOrEqual(0)
  })
  test('a grey city goes without its name before a coloured one does', () => {
    const frame: Rect = [170, 140, 245, 172] // one name has room, under the two
    const items = [city('grey-one', 192, 150, { shapes: [] }), city('coloured', 222, 150, { nameless: 15, shapes: [] })]
    const [grey, coloured] = place(items, scene(items, [], frame))
    expect(coloured?.name).not.toBeNull()
    expect(grey?.name).toBeNull()
  })
  test('are the same for everybody, in whatever order they are told', () => {
    const items = crowd(27, 34)
    const once = place(items, scene(items))
    expect(place(structuredClone(items), scene(items))).toEqual(once)
  })
  test('do not dance: what is far from a change stays', () => {
    const items = crowd(27, 44)
    const before = place(items, scene(items))
    const kept = items.map((item, at) => ({ ...item, keep: before[at]?.kind }))
    expect(place(kept, scene(items))).toEqual(before)
    const disc: Dot = { x: 40, y: 30, r: 8.4, solid: 6, cost: 4.5 }
    const after = place(kept, scene(items, [disc]))
    const moved = after
      .filter((one, at) => one.kind !== before[at]?.kind)
      .map(({ id }) => items.find((item) => item.id === id))
    for (const item of moved) expect(Math.hypot((item?.x ?? 0) - 40, (item?.y ?? 0) - 30)).toBeLessThan(130)
  })
})
