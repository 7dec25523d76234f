/** The editor of one map: its source, every step back, its drawing and its faults, and keeping it. */
import { call, Refused } from '../api/call'
import type { DraftMap, DrawnMap, MapFault, MapTools, Refusal } from '../api/types'
import { lettered, unstyled } from '../draw/picture'
import { texts } from '../texts/language.svelte'
import { centre, type Hex, hexAt, type Point, same, whereIs } from './plane'
import * as places from './places'
import * as draw from './source'
import type { Compiled, Kind, Source } from './source'

export const TOOLS = [
  'land',
  'water',
  'hill',
  'city',
  'town',
  'river',
  'ridge',
  'closed',
  'ferry',
  'rub',
  'coast',
] as const
export type Tool = (typeof TOOLS)[number]
/** what each tool is chosen by */
export const KEYS = '1234567890C'
export const EDGE_TOOLS: readonly Tool[] = ['ridge', 'closed']
/** what goes on while the hand moves */
export const BRUSHES: readonly Tool[] = ['land', 'water', 'hill', 'rub']

/** milliseconds of rest, after which the whole drawing is made, and the source is kept */
const REST = 700
/** too much is asked at once: it may be asked again */
const LATER = [429, 503]
const SAVE = 1200

/** what something is called that comes to be */
export type Name = (kind: 'city' | 'town' | 'river' | 'coast') => string

export interface Choice {
  kind: Kind
  index: number
}

export class Editor {
  source = $state.raw({} as Source)
  drawn = $state.raw<DrawnMap | null>(null)
  /** the drawing itself; it stays while a source can't be drawn */
  picture = $state.raw<Element | null>(null)
  tool = $state<Tool>('land')
  chosen = $state.raw<Choice | null>(null)
  /** the hex that keys move, and the one that a fault is about */
  cursor = $state.raw<Hex>([0, 0])
  edge = $state(0)
  shown = $state.raw<Hex[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** how often in a row a tool has found nothing to do where it was used */
  idle = $state(0)
  /** the corners of a coast that is drawn from point to point */
  corners = $state.raw<Point[]>([])
  saved = $state<'saved' | 'saving' | 'waiting' | 'offline' | 'refused' | 'elsewhere'>('saved')
  about = $state.raw({} as DraftMap)
  past = $state.raw<Source[]>([])
  future = $state.raw<Source[]>([])

  /** the river that is being led on, and the city that a sea link begins at */
  river = $state<number | null>(null)
  from: Hex | null = $state.raw(null)

  /** whether the hand that draws makes high ground of all hexes, or flat: as of the first one */
  private rises: boolean | null = null
  private drawing = false
  private stale = false
  private resting: ReturnType<typeof setTimeout> | undefined
  private keeping: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<boolean> | null = null
  private left = false

  constructor(map: DraftMap) {
    this.about = map
    this.source = (this.local(map) ?? map.source) as unknown as Source
    if (this.source !== (map.source as unknown)) this.keepSoon()
    void this.redraw()
  }

  /** what the game says of its maps, as far as the tools need it */
  get needs(): MapTools {
    return this.about.tools
  }
  get compiled(): Compiled | null {
    return (this.drawn?.compiled ?? null) as Compiled | null
  }
  get faults(): MapFault[] {
    return this.drawn?.faults ?? []
  }
  get stops(): number {
    return this.faults.filter(({ stops }) => stops).length
  }
  get playable(): boolean {
    return this.drawn !== null && !this.stops
  }
  /** Whether there is nothing to draw on; a country without any hex may get its first. */
  get blank(): boolean {
    return !this.compiled && this.faults.some(({ stops, rule }) => stops && rule !== 'no-hex')
  }
  get tools(): Tool[] {
    const gone = [!this.needs.kinds.includes('town') && 'town', this.source.projection?.kind === 'fitted' && 'coast']
    return TOOLS.filter((tool) => !gone.includes(tool))
  }

  /** What texts call the tool: a ferry is another thing where ships have links. */
  get words(): string {
    return this.tool === 'ferry' && this.needs.sea ? 'sail' : this.tool
  }
  /** What texts call it that a tool finds nothing to do. */
  get why(): string {
    return this.blank ? 'undrawn' : this.words
  }

  /** What the map's things are called in the language of who draws, where the map says so. */
  get names(): Record<string, string> {
    const all = (this.source['names'] ?? {}) as Record<string, Record<string, string>>
    return { ...all['en'], ...all[texts().language] }
  }

  // Changing.

  /** What is somebody else's is only looked at. */
  set(next: Source): void {
    if (!this.about.mine || draw.written(next) === draw.written(this.source)) return
    this.past = [...this.past, this.source]
    this.future = []
    this.put(next)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.source]
    this.finish()
    this.put(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.source]
    this.put(after)
  }

  private put(next: Source): void {
    this.source = next
    this.idle = 0
    this.keepLocally()
    this.keepSoon()
    void this.redraw()
  }

  /** What the tool does at a hex, at one of its edges or at the very point. `name` is for what comes
   * to be there; `on`: the hand goes on with what it has begun elsewhere. */
  use(hex: Hex, edge: number, name: Name, point: Point = centre(this.source.orientation, hex), on = false): void {
    const before = this.doing
    this.cursor = hex
    this.edge = edge
    if (!on) this.rises = null
    if (!this.blank) this.apply(hex, edge, name, point)
    const idle = this.doing.every((part, n) => part === before[n])
    this.idle = this.about.mine && idle ? this.idle + 1 : 0
  }

  /** All that a tool may change. */
  private get doing(): unknown[] {
    return [this.source, this.chosen, this.river, this.from, this.corners]
  }

  private apply(hex: Hex, edge: number, name: Name, point: Point): void {
    const { source, compiled, needs } = this
    const place = places.entryOf(source, compiled, hex)
    switch (this.tool) {
      case 'land':
        return this.set(draw.land(source, compiled, hex))
      case 'water':
        return this.set(draw.water(source, compiled, hex))
      case 'hill':
        this.rises ??= draw.rises(source, compiled, hex, needs.high)
        return this.set(draw.hill(source, compiled, hex, this.rises ? needs.high : 'plain'))
      case 'city':
      case 'town':
        if (place) this.chosen = place
        else this.settle(this.tool, hex, name(this.tool))
        return
      case 'river': {
        if (this.led && same(this.led, hex)) return this.finish()
        const led = draw.flow(source, this.river, hex, name('river'))
        this.river = led.river
        return this.set(led.source)
      }
      case 'ridge':
      case 'closed':
        return this.set(draw.border(source, compiled, this.tool, hex, edge))
      case 'ferry':
        return this.ferry(hex, edge)
      case 'rub':
        this.chosen = null
        return this.set(draw.rub(source, compiled, hex))
      case 'coast':
        return this.corner(point, name)
    }
  }

  /** The hex that the river has been led to. */
  get led(): Hex | undefined {
    return this.river === null ? undefined : this.source.river?.[this.river]?.through?.at(-1)
  }

  /** One more corner of the coast; at the first one it is closed. */
  private corner(point: Point, name: Name): void {
    const [first] = this.corners
    const lie = this.source.orientation
    if (!whereIs(this.source.projection, point)) return
    if (!first || !same(hexAt(lie, first), hexAt(lie, point))) this.corners = [...this.corners, point]
    else if (this.corners.length > 2) this.coast(this.corners, name('coast'))
  }

  /** A coast along these points, closed by itself. */
  coast(points: Point[], name: string): void {
    this.corners = []
    const found = points.map((point) => whereIs(this.source.projection, point))
    const line = found.filter((one): one is [number, number] => one !== null)
    if (line.length > 2) this.set(draw.stroke(this.source, 'land', name, line))
  }

  private settle(kind: Kind, hex: Hex, name: string): void {
    if (!draw.stands(this.source, this.compiled, hex)) return
    this.set(places.found(this.source, this.compiled, kind, hex, this.needs.colours, name))
    this.chosen = { kind, index: (this.source[kind]?.length ?? 1) - 1 }
  }

  private ferry(hex: Hex, edge: number): void {
    if (!this.needs.sea) return this.set(draw.open(this.source, this.compiled, hex, edge))
    const [one, other] = [this.from && places.placeAt(this.compiled, this.from), places.placeAt(this.compiled, hex)]
    if (one && other && one !== other && this.from) {
      this.set(draw.sail(this.source, one, other, [this.from, hex]))
      this.from = null
    } else this.from = other ? hex : null
  }

  /** The river that was led on ends here, and a coast that isn't closed goes. */
  finish(): void {
    this.river = null
    this.from = null
    this.corners = []
  }

  choose(tool: Tool): void {
    if (!this.tools.includes(tool)) return
    this.finish()
    this.idle = 0
    this.tool = tool
    if (tool !== 'city' && tool !== 'town') this.chosen = null
  }

  /** Where a fault is: at a place, or at what its table names. */
  hexOf(fault: MapFault): Hex | null {
    const place = this.compiled?.places.find(({ slug }) => fault.places.includes(slug))
    const hex = place?.hex === null || place?.hex === undefined ? undefined : this.compiled?.hexes[place.hex]
    if (hex) return [hex[1], hex[2]]
    const [key, index] = (fault.table ?? []) as [string?, number?]
    const rows = key === undefined ? undefined : this.source[key]
    const one: unknown = Array.isArray(rows) && index !== undefined ? rows[index] : undefined
    return draw.hexOn(this.source, places.isTable(one) ? one : undefined, fault.facts['where'])
  }

  show(fault: MapFault): void {
    const hex = this.hexOf(fault)
    this.shown = hex ? [hex] : []
    if (!hex) return
    this.cursor = hex
    this.chosen = places.entryOf(this.source, this.compiled, hex) ?? this.chosen
    this.idle = 0
  }

  // Drawing: light while something changes, whole at rest.

  private async redraw(light = true): Promise<void> {
    clearTimeout(this.resting)
    if (this.drawing) {
      this.stale = true
      return
    }
    this.drawing = true
    this.stale = false
    let again = light
    try {
      const drawn = await call<DrawnMap>('POST', '/maps/draw', { source: this.source, light })
      this.drawn = {
        ...drawn,
        frame: drawn.frame ?? this.drawn?.frame ?? null,
        compiled: drawn.compiled ?? this.compiled,
      } as DrawnMap
      if (drawn.svg) this.picture = this.hang(drawn.svg, light)
      this.refusal = null
    } catch (problem) {
      this.refuse(problem)
      again ||= problem instanceof Refused && LATER.includes(problem.status)
    }
    this.drawing = false
    if (this.stale) return this.redraw()
    if (again && !this.left) this.resting = setTimeout(() => void this.redraw(false), REST)
  }

  /** Hills of the last whole drawing go over to the next light one, where the sheet is the same. */
  private hang(svg: string, light: boolean): Element {
    const said = lettered(unstyled(svg), texts().at('', [], this.names))
    const next = new DOMParser().parseFromString(said, 'image/svg+xml').documentElement
    const before = this.picture
    if (!light || !before) return next
    const alike = ['viewBox', 'data-origin'].every((name) => next.getAttribute(name) === before.getAttribute(name))
    const hills = alike ? before.querySelector('image') : null
    const rivers = next.querySelector('path.river')?.parentElement
    const surface = rivers?.parentElement ?? next.querySelector('g.ground > g[clip-path]')
    if (hills && surface) surface.insertBefore(hills, rivers ?? null)
    return next
  }

  // Keeping: in this browser at once, on the server soon.

  private get key(): string {
    return `map-${this.about.id}`
  }
  private keepLocally(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ seen: this.about.changed, source: this.source }))
    } catch {
      // full, or forbidden: the server keeps it
    }
  }
  private local(map: DraftMap): unknown {
    if (!map.mine) return null
    try {
      const kept = JSON.parse(localStorage.getItem(`map-${map.id}`) ?? 'null') as {
        seen: number
        source: unknown
      } | null
      return kept && kept.seen >= map.changed ? kept.source : null
    } catch {
      return null
    }
  }

  private keepSoon(): void {
    if (!this.about.mine) return
    this.saved = 'waiting'
    clearTimeout(this.keeping)
    this.keeping = setTimeout(() => void this.keep(), SAVE)
  }

  /** One after the other: each says which state it goes on from, and the answer before tells it. */
  async keep(): Promise<boolean> {
    clearTimeout(this.keeping)
    while (this.sending) await this.sending
    if (!this.about.mine || this.saved === 'elsewhere') return false
    if (this.saved === 'saved') return true
    this.sending = this.send()
    const kept = await this.sending
    this.sending = null
    return kept
  }

  private async send(): Promise<boolean> {
    const { source } = this
    this.saved = 'saving'
    try {
      this.about = await call<DraftMap>('PUT', `/maps/${this.about.id}`, { source, seen: this.about.changed })
      if (source !== this.source) {
        this.keepLocally() // it goes on from this state, too
        this.keepSoon()
        return true
      }
      this.saved = 'saved'
      localStorage.removeItem(this.key)
      return true
    } catch (problem) {
      const refused = problem instanceof Refused ? problem : null
      const later = !refused || LATER.includes(refused.status)
      if (!refused) this.saved = 'offline'
      else if (later) this.saved = 'waiting'
      else this.saved = refused.refusal.rule === 'stale-map' ? 'elsewhere' : 'refused'
      if (later && !this.left) this.keeping = setTimeout(() => void this.keep(), 5 * SAVE)
      this.refuse(problem)
      return false
    }
  }

  /** A version that never changes, of what is drawn now; its name, or null where it can't be. */
  async version(): Promise<string | null> {
    if (this.about.mine && this.saved !== 'saved' && !(await this.keep())) return null
    try {
      if (this.about.mine) this.about = await call<DraftMap>('POST', `/maps/${this.about.id}/versions`)
      return this.about.newest || null
    } catch (problem) {
      this.refuse(problem)
      return null
    }
  }

  async share(visibility: string): Promise<void> {
    if (visibility !== 'private' && !(await this.version())) return
    try {
      this.about = await call<DraftMap>('PUT', `/maps/${this.about.id}/sharing`, { visibility })
    } catch (problem) {
      this.refuse(problem)
    }
  }

  refuse(problem: unknown): void {
    this.refusal = problem instanceof Refused ? problem.refusal : { rule: 'web-offline', facts: {} }
  }

  /** What could not be kept is in this browser: it goes to the server when the map is opened again. */
  close(): void {
    this.left = true
    clearTimeout(this.resting)
    clearTimeout(this.keeping)
    if (this.saved === 'waiting') void this.keep()
  }
}
