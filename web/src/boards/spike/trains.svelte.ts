/** Where trains stand, which way they look, and how they got there. */
import { f, type Point } from '../../draw/plain'
import { Riding } from '../common/riding.svelte'
import type { BoardProps } from '../contract'
import { edgeOf, spaceAt, spaceNumber } from './data'
import type { View } from './view'

interface Standing {
  seat: number
  space: number
  x: number
  y: number
  cars: number
}

export class Trains {
  /** by seat: whether the train was last seen to go west */
  private readonly looks = new Map<number, boolean>()
  private stood: (number | null)[] = []
  readonly riding: Riding<{ seat: number; path: string; links: number; turned: boolean }>

  constructor(private readonly board: () => BoardProps<View>) {
    this.riding = new Riding(board, ['train-moved', 'train-arrived'], ({ args }) => {
      const seat = Number(args['seat'])
      const path = args['path'] as number[]
      const points = this.ridden(this.stood[seat] ?? null, path)
      const [first, last] = [points[0], points[points.length - 1]]
      const turned = first && last && first[0] !== last[0] ? last[0] < first[0] : this.turned(seat)
      const line = points.length > 1 ? `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}` : ''
      return { seat, path: line, links: path.length, turned }
    })
    $effect(() => {
      const { now } = this.riding
      if (now) this.looks.set(now.seat, now.turned)
    })
    // after the ride has been made: the next one begins here
    $effect(() => {
      this.stood = this.places.split(',').map((space) => (space ? Number(space) : null))
    })
  }

  private readonly view = $derived.by(() => this.board().view)
  private readonly places = $derived.by(() => this.view.players.map(({ at }) => (at ? spaceNumber(at) : '')).join())

  readonly standing = $derived.by<Standing[]>(() => {
    const by = new Map<number, number>()
    return this.view.players.flatMap(({ at, train: { car } }, seat) => {
      if (!at) return []
      const space = spaceNumber(at)
      const before = by.get(space) ?? 0
      by.set(space, before + 1)
      const [x, y] = spaceAt(space)
      return [{ seat, space, x, y: y - (at.city === undefined ? 4 : 12) - 17 * before, cars: car.figure }]
    })
  })

  /** the room that they take, for names to stay out of */
  readonly bars = $derived.by(() =>
    this.standing.map(({ x, y, cars }) => {
      const half = 14 + 6 * cars
      return { x: x - half, y: y - 6, wide: 2 * half }
    }),
  )

  turned(seat: number): boolean {
    return this.looks.get(seat) ?? false
  }

  /** From where it stood over the spaces passed, by the points between them. */
  private ridden(from: number | null, path: readonly number[]): Point[] {
    const all = from === null ? [...path] : [from, ...path]
    const points: Point[] = []
    all.forEach((space, at) => {
      const before = at ? edgeOf(all[at - 1] as number) : undefined
      const now = edgeOf(space)
      if (before && now && before !== now) {
        const shared = [before.a, before.b].find((end) => end === now.a || end === now.b)
        if (shared) points.push([shared.x, shared.y])
      }
      points.push(spaceAt(space))
    })
    return points
  }
}
