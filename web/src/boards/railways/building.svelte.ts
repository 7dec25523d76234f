/** A link that is being built: where it begins, the plan of its tiles, and how the plan is carried out. */
import { words } from '../common/words'
import type { BoardProps } from '../contract'
import { type Ends, railsOf } from './data'
import type { Hex, Land } from './land'
import {
  byTarget,
  firsts,
  nameOf,
  type Origin,
  reseated,
  type Step,
  tilesLeft,
  tipOf,
  type Trail,
  trail,
  trailOf,
} from './trail'
import type { Link, View } from './view'

export class Building {
  private begun = $state<string | null>(null)
  plan = $state.raw<Trail | null>(null)
  /** pointed at */
  over = $state.raw<Trail | null>(null)
  /** the whole plan is being built */
  going = $state(false)
  /** the plan has just been changed: it takes the place of what was said */
  private fresh = false

  constructor(
    private readonly board: () => BoardProps<View>,
    private readonly land: () => Land | null,
    private readonly verb: () => string,
    private readonly acting: () => boolean,
  ) {
    $effect(() => {
      // when nothing is being built any more, nothing is planned either
      if (this.board().asked && (!this.now || (this.plan && !this.rest))) this.forget()
    })
    // the same plan, where the land is drawn now
    $effect(() => {
      const [land, { plan }] = [this.land(), this]
      if (land && plan && plan.steps.some(({ hex }) => land.hexes.get(hex.slug) !== hex))
        this.plan = reseated(land, plan)
    })
    $effect(() => this.follow())
    // one green button: it builds the whole plan
    $effect(() => {
      const { rest, bonds } = this
      const { texts, propose } = this.board()
      const key = bonds ? 'web-railways-issue-and-build' : 'web-railways-build-all'
      const all = rest && this.now && !this.going && this.meant
      propose(all ? { label: texts.say(key, { count: rest.tiles, bonds }), go: () => (this.going = true) } : null)
      return () => propose(null)
    })
  }

  private readonly view = $derived.by(() => this.board().view)
  private readonly seat = $derived.by(() => this.board().seat ?? -1)
  /** rails by hex */
  readonly rails = $derived.by(() => {
    const found = new Map<string, { link: Link; ends: Ends }[]>()
    for (const link of this.view.links)
      for (const [hex, from, to] of link.rails) found.set(hex, [...(found.get(hex) ?? []), { link, ends: [from, to] }])
    return found
  })
  readonly now = $derived.by(() => this.acting() && this.verb() === 'build')
  private readonly allowed = $derived.by(() => new Set(this.now ? words(this.board().next, ['build']) : []))

  // Where it begins.

  readonly origins = $derived.by<Origin[]>(() => {
    const [land, { view, allowed }] = [this.land(), this]
    if (!land || !this.now) return []
    const found: Origin[] = []
    for (const link of view.links) {
      const tip = link.owner === this.seat ? tipOf(land, link) : null
      const city = land.cities.get(link.ends.find((end) => end !== null) ?? '')
      if (tip && city) found.push({ city, tip })
    }
    if (!view.build?.tiles_laid) for (const city of land.cities.values()) found.push({ city, tip: null })
    return found.filter((one) => [...firsts(land, one).keys()].some(({ slug }) => allowed.has(slug)))
  })
  readonly origin = $derived.by<Origin | null>(() => {
    if (this.view.build?.tiles_laid) return this.origins.find(({ tip }) => tip) ?? null
    return this.origins.find((one) => nameOf(one) === this.begun) ?? null
  })
  begin(city: string): void {
    this.begun = city
    this.plan = null
    this.over = null
    if (this.verb() !== 'build' || this.board().said.length !== 1) this.board().say(['build'])
  }
  elsewhere(): void {
    this.begun = null
  }
  /** Somebody points at the hex before the city: the link begins at a city beside it, if it may. */
  beginAt(hex: Hex): boolean {
    const land = this.land()
    const one =
      this.now && !this.origin && land && this.allowed.has(hex.slug)
        ? this.origins.find((origin) => firsts(land, origin).has(hex))
        : undefined
    if (one) this.begin(nameOf(one))
    return one !== undefined
  }

  // Where it goes: the server plans.

  private trails(via: readonly string[]): Map<string, Trail[]> | null {
    const [land, { origin }] = [this.land(), this]
    const plans = origin && this.board().plans(nameOf(origin), via)
    if (!land || !origin || !plans) return null
    return byTarget(plans.map((one) => trailOf(land, origin, one)).filter((one) => one !== undefined))
  }
  private readonly full = $derived.by(() => this.trails([]))
  /** past the hexes of the plan */
  private readonly further = $derived.by(() => {
    const { rest } = this
    if (!rest || rest.end || rest.tiles > tilesLeft(this.view)) return null
    return this.trails(rest.steps.map(({ hex }) => hex.slug))
  })
  wayTo({ slug }: Hex): Trail | undefined {
    return this.further?.get(slug)?.[0] ?? this.full?.get(slug)?.[0]
  }
  readonly targets = $derived.by<Hex[]>(() => {
    const [land, full] = [this.land(), this.full]
    if (!land || !full) return []
    return [...full.values()].flatMap(([way]) => way?.end?.hex ?? way?.steps[way.steps.length - 1]?.hex ?? [])
  })
  /** the plan, without what has been laid of it */
  readonly rest = $derived.by<Trail | null>(() => {
    const { plan } = this
    const steps = plan ? plan.steps.filter((step) => !this.isLaid(step)) : []
    return plan && steps.length ? trail(steps, plan.end, plan.gains, plan.purse) : null
  })
  private isLaid({ hex, from, to }: Step): boolean {
    return (this.rails.get(hex.slug) ?? []).some(
      ({ link, ends }) => link.owner === this.seat && ends.includes(from) && ends.includes(to),
    )
  }
  /** What has been said is the plan's next tile; who has said another by words means that one. */
  readonly meant = $derived.by(() => this.board().said.join(' ') === this.rest?.steps[0]?.words.join(' '))
  readonly shown = $derived.by(() => (this.now ? (this.over ?? this.rest) : null))
  readonly bonds = $derived.by(() =>
    this.rest ? this.rest.purse.bonds - (this.view.players[this.seat]?.bonds ?? 0) : 0,
  )

  pick(target: Hex): void {
    const { plan } = this
    const last = plan?.steps[plan.steps.length - 1]?.hex === target
    if (plan && last && !plan.end) this.turnOn()
    else this.aim(this.wayTo(target))
  }
  turnOn(): void {
    const { plan } = this
    const last = plan?.steps[plan.steps.length - 1]
    if (!plan || !last || plan.end) return
    const ways = this.further?.get(last.hex.slug) ?? this.full?.get(last.hex.slug) ?? []
    const at = ways.findIndex(({ steps }) => steps[steps.length - 1]?.to === last.to)
    this.aim(ways[(at + 1) % ways.length])
  }
  private aim(way: Trail | undefined): void {
    if (!way) return
    this.fresh = true
    this.plan = way
    this.over = null
  }
  drop(): void {
    this.plan = null
    this.board().say(['build'])
  }
  private forget(): void {
    this.plan = null
    this.begun = null
    this.going = false
  }
  isAim(hex: Hex): boolean {
    const { plan } = this
    return plan?.end ? plan.end === hex.place : plan?.steps[plan.steps.length - 1]?.hex === hex
  }

  /** The next tile of the plan is said by itself as soon as the one before it lies. */
  private follow(): void {
    const { rest, plan, going } = this // `going` is always followed, also while words are asked for
    const first = rest?.steps[0]?.words
    if (!this.now || !plan || !rest || !first) return
    const { said, next, say, play } = this.board()
    const [, hex = '', face = '', turns = ''] = first
    const faces = next(['build', hex])
    const ways = faces?.some((one) => one.word === face) ? next(['build', hex, face]) : faces && []
    if (!ways) return
    if (!ways.some((one) => one.word === turns)) {
      this.plan = null
      this.going = false
    } else if (said.join(' ') !== first.join(' ')) {
      if (said.length <= 1 || this.fresh) say(first)
      this.fresh = false
    } else if ((going || rest.tiles < plan.tiles) && next(said)?.length === 0) play()
  }

  // A tile that was said by words, or a redirected one.

  readonly chosen = $derived.by(() => {
    const { asked, said } = this.board()
    return asked && ['build', 'redirect'].includes(this.verb()) ? this.land()?.hexes.get(said[1] ?? '') : undefined
  })
  readonly single = $derived.by(() => {
    const [, , face, turns] = this.board().said
    if (!this.chosen || face === undefined || turns === undefined || this.rest) return null
    return { hex: this.chosen, rails: railsOf(face, Number(turns)) }
  })
}
