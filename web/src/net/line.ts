/** A line to a table: a socket that comes back by itself, with an answer to everything that was asked. */

import type { Answer, Request, Told } from '../protocol'

/** What may be asked: a request without its number, which the line gives. */
export type Asking = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never
export type LineState = 'connecting' | 'open' | 'lost'

/** The line broke before an answer came. Whether the server has done it, the next state shows. */
export class Broken extends Error {}

export interface LineOptions {
  address: string
  /** the first thing to say on every new socket */
  hello: () => Asking
  told: (message: Told) => void
  changed: (state: LineState) => void
  makeSocket?: (address: string) => WebSocket
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const PATIENCE = 8_000

export class Line {
  private socket: WebSocket | undefined
  private ref = 0
  private wait = FIRST_WAIT
  private closed = false
  private readonly pending = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>()
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined

  constructor(private readonly options: LineOptions) {
    this.connect()
  }

  /** Ask something; the promise holds the server's answer. */
  ask(asking: Asking): Promise<Answer> {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Broken('no connection'))
    const ref = ++this.ref
    return new Promise((resolve, reject) => {
      this.pending.set(ref, { resolve, reject })
      socket.send(JSON.stringify({ ...asking, ref }))
    })
  }

  /** Do not wait any longer: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    this.wait = FIRST_WAIT
    this.connect()
  }

  /** The network is gone: do not wait for the socket to find out. */
  gone(): void {
    if (!this.closed && this.socket) this.lost()
  }

  close(): void {
    this.closed = true
    this.drop()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.options.changed('connecting')
    const socket = (this.options.makeSocket ?? ((address) => new WebSocket(address)))(this.options.address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.options.changed('open')
      this.ask(this.options.hello()).catch(() => {})
      this.pinging = setInterval(() => this.ping(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Answer | Told)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private hear(message: Answer | Told): void {
    if (message.type === 'state' || message.type === 'closing') return this.options.told(message)
    this.pending.get(message.ref)?.resolve(message)
    this.pending.delete(message.ref)
  }

  /** A line may be dead without a word: who does not answer in time is hung up on. */
  private ping(): void {
    const patience = setTimeout(() => this.socket?.close(), PATIENCE)
    this.ask({ type: 'ping' }).then(
      () => clearTimeout(patience),
      () => clearTimeout(patience),
    )
  }

  private lost(): void {
    this.drop()
    if (this.closed) return
    this.options.changed('lost')
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private drop(): void {
    clearTimeout(this.retry)
    clearInterval(this.pinging)
    const socket = this.socket
    this.socket = undefined
    socket?.close()
    for (const { reject } of this.pending.values()) reject(new Broken('the line broke'))
    this.pending.clear()
  }
}
