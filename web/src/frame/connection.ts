/** The socket of a table: asked now and then whether it still hears, and opened anew when it is lost. */
import { house, type Line } from '../api/house'
import type { ToBrowser } from '../api/types'
import type { Timers } from './timers'

/** the socket is asked whether it still hears so often, */
const QUIET = 20_000
/** and is given up when it hasn't answered in this time */
const PATIENCE = 4_000
const LONGEST_WAIT = 10_000

interface Listener {
  heard: (message: ToBrowser) => void
  /** false: there is no table to come back to */
  lost: () => boolean
  /** the browser's network is back */
  online: () => void
}

export class Connection {
  private socket: Line | null = null
  /** when the socket last brought something */
  private lastHeard = 0
  private asking: ReturnType<typeof setInterval> | undefined
  private tries = 0
  private left = false

  constructor(
    private readonly id: string,
    private readonly timers: Timers,
    private readonly listener: Listener,
  ) {}

  open(): void {
    window.addEventListener('online', this.again)
    window.addEventListener('offline', this.probe)
    this.connect()
  }

  close(): void {
    this.left = true
    window.removeEventListener('online', this.again)
    window.removeEventListener('offline', this.probe)
    this.hangUp()
  }

  /** There is a socket, though it may not be open yet. */
  get there(): boolean {
    return this.socket !== null
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private connect(): void {
    if (this.left) return
    this.hangUp()
    const socket = house().line(this.id)
    this.socket = socket
    this.lastHeard = Date.now()
    this.asking = setInterval(this.probe, QUIET)
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.lastHeard = Date.now()
      const message = JSON.parse(data) as ToBrowser
      if (message.type === 'hello') this.tries = 0
      this.listener.heard(message)
    }
    socket.onclose = () => this.lost()
    // a half-open line may never tell that nobody answers
    this.timers.after(
      LONGEST_WAIT,
      () => socket === this.socket && socket.readyState === WebSocket.CONNECTING && this.lost(),
    )
  }

  /** Lets go of the socket without waiting for its farewell, which may take minutes. */
  private hangUp(): void {
    clearInterval(this.asking)
    if (!this.socket) return
    this.socket.onmessage = null
    this.socket.onclose = null
    this.socket.close()
    this.socket = null
  }

  private lost(): void {
    this.hangUp()
    if (this.left || !this.listener.lost()) return
    this.timers.after(Math.min(LONGEST_WAIT, 400 * 2 ** this.tries++), () => !this.socket && this.connect())
  }

  private readonly again = (): void => {
    this.probe()
    this.listener.online()
  }

  /** Asks the socket whether it still hears; without one, tries at once. */
  private readonly probe = (): void => {
    const { socket } = this
    if (!socket) this.connect()
    else if (socket.readyState === WebSocket.OPEN) {
      const asked = Date.now()
      socket.send('{"type":"ping"}')
      this.timers.after(PATIENCE, () => socket === this.socket && this.lastHeard < asked && this.lost())
    }
  }
}
