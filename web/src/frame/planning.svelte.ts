/** Moves thought of while others think: the server plays them when they come up. */
import { call, Refused, requestId } from '../api/call'
import type { Order, Orders } from '../api/types'
import type { Planner } from './planner'
import type { TableStore } from './table.svelte'

export class Planning implements Planner {
  on = $state(false)
  view = $state.raw<unknown>(null)
  orders = $state.raw<Order[]>([])
  /** what the next one may cost, if that matters */
  most = $state<number | null>(null)

  constructor(private readonly store: TableStore) {
    void this.look(false)
  }

  private get path(): string {
    return `/tables/${this.store.id}/orders`
  }

  get may(): boolean {
    const { shown, seat, myTurn, past } = this.store
    return shown?.status === 'playing' && seat !== null && !myTurn && !past && !this.on
  }

  get waiting(): Order[] {
    return this.orders.filter((one) => !one.dropped)
  }

  get dropped(): Order[] {
    return this.orders.filter((one) => one.dropped)
  }

  private take({ orders, view, refusal }: Orders): void {
    this.orders = orders
    if (view) this.view = view
    if (this.on && refusal) {
      this.on = false
      this.store.refuse(refusal)
    }
  }

  private async asked(asking: Promise<Orders>): Promise<boolean> {
    try {
      this.take(await asking)
      return true
    } catch (problem) {
      if (problem instanceof Refused) this.store.refuse(problem.refusal)
      return false
    }
  }

  /** The position in which one plans is worked out only where it is wanted. */
  private look(imagined: boolean): Promise<boolean> {
    const seat = String(this.store.seat)
    const query = new URLSearchParams({ seat, imagined: String(imagined) })
    return this.store.seat === null ? Promise.resolve(false) : this.asked(call<Orders>('GET', `${this.path}?${query}`))
  }

  async begin(): Promise<void> {
    if (!(await this.look(true)) || !this.view) return
    this.on = true
    await this.store.startAnew()
  }

  async stop(): Promise<void> {
    this.on = false
    await this.store.startAnew()
  }

  /** The others have gone on; at one's own turn there is nothing left to plan. */
  follow(mine: boolean): void {
    if (mine) this.on = false
    if (this.on) void this.look(true).then(() => this.store.startAnew())
    else if (this.orders.length) void this.look(false)
  }

  async add(move: string): Promise<void> {
    const body = { seat: this.store.seat, move, most: this.most, request: requestId() }
    if (!(await this.asked(call<Orders>('POST', this.path, body)))) return
    this.most = null
    await this.store.startAnew()
  }

  async forget(order: Order): Promise<void> {
    await this.asked(call<Orders>('POST', `${this.path}/${order.id}/forget`, { seat: this.store.seat }))
    if (this.on) await this.store.startAnew()
  }

  /** What was dropped has been read. */
  async read(): Promise<void> {
    for (const order of this.dropped) await this.forget(order)
  }
}
