/** Where, of what and when somebody wants to be told; each change is kept at once. */
import { call, Refused } from '../api/call'
import type { Hours, NoticeAddress, Notices, Refusal, Wish } from '../api/types'
import { introduce } from '../me.svelte'
import { t, texts } from '../texts/language.svelte'

const PATH = '/me/notices'
const LOOK = 1000
const LOOKS = 15

export type Channel = NoticeAddress['channel']
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export class NoticeStore {
  now = $state.raw<Notices | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** what has just been done, for who doesn't see it */
  said = $state('')

  get problem(): string {
    return this.refusal ? texts().refusal(this.refusal.rule, this.refusal.facts) : ''
  }

  /** one after the other; what was chosen meanwhile is newer than an answer */
  private last: Promise<unknown> = Promise.resolve()
  private asked = 0

  private ask(method: string, path = '', body?: unknown): Promise<boolean> {
    const number = ++this.asked
    const answer = this.last.then(() => this.send(number, method, path, body))
    this.last = answer
    return answer
  }

  private async send(number: number, method: string, path: string, body?: unknown): Promise<boolean> {
    this.refusal = null
    this.said = ''
    try {
      if (method !== 'GET') await introduce()
      const told = await call<Notices>(method, `${PATH}${path}`, body)
      if (number === this.asked) this.now = told
      return true
    } catch (problem) {
      this.refusal = problem instanceof Refused ? problem.refusal : { rule: 'web-offline', facts: {} }
      return false
    }
  }

  look = (): Promise<boolean> => this.ask('GET')
  add = (channel: Channel, data: object): Promise<boolean> => this.ask('POST', `/${channel}`, data)
  remove = (id: string): Promise<boolean> => this.ask('DELETE', `/${id}`)
  switchOn = (id: string): Promise<boolean> => this.ask('POST', `/${id}/on`)

  async wish(wish: Wish, wanted: boolean): Promise<void> {
    const others = this.now?.wishes.filter((one) => one.kind !== wish.kind || one.channel !== wish.channel) ?? []
    const wishes = wanted ? [...others, wish] : others
    if (this.now) this.now = { ...this.now, wishes }
    if (await this.ask('PUT', '', { wishes })) this.said = t('web-notices-saved')
  }

  async keepHours(hours: Hours): Promise<void> {
    if (this.now) this.now = { ...this.now, hours }
    if (await this.ask('PUT', '', { hours })) this.said = t('web-notices-saved')
  }

  /** How it went is told by the address, a little later. */
  async test(id: string): Promise<void> {
    const before = this.address(id)
    if (!(await this.ask('POST', `/${id}/test`))) return
    for (let looks = 0; looks < LOOKS; looks++) {
      this.said = t('web-notices-testing')
      await new Promise((done) => setTimeout(done, LOOK))
      await this.look()
      const after = this.address(id)
      if (!after || after.sent !== before?.sent || after.failed !== before?.failed) return
    }
  }

  private address(id: string): NoticeAddress | undefined {
    return this.now?.addresses.find((one) => one.id === id)
  }
}
