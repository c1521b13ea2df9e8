/** A socket that reconnects by itself, with a promise of the answer to each request. */

import type { Answer, Request, ServerPush } from './protocol'

/** A request without its number, which the socket adds. */
export type RequestBody = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never
export type ConnectionState = 'connecting' | 'open' | 'lost'

/** The connection was lost before an answer; the next state shows whether the request was carried out. */
export class ConnectionLost extends Error {}

export interface SocketOptions {
  address: string
  /** the first request on every new socket */
  hello: () => RequestBody
  /** the first request was refused: its seat may have been taken away */
  onRefused: () => void
  onPush: (message: ServerPush) => void
  onState: (state: ConnectionState) => void
  makeSocket?: (address: string) => WebSocket
}

const FIRST_WAIT = 300
const MAX_WAIT = 10_000
const PING_EVERY = 20_000
const PONG_TIMEOUT = 8_000
const NOT_SAVED = 'reason-not-saved' // the database does not answer
const NOT_SAVED_WAIT = 2_000

export class ReconnectingSocket {
  private socket: WebSocket | undefined
  private ref = 0
  private wait = FIRST_WAIT
  private closed = false
  private readonly pending = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>()
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined

  constructor(private readonly options: SocketOptions) {
    this.connect()
  }

  /** Send a request; the promise holds the server's answer. */
  ask(request: RequestBody): Promise<Answer> {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost('no connection'))
    const ref = ++this.ref
    return new Promise((resolve, reject) => {
      this.pending.set(ref, { resolve, reject })
      socket.send(JSON.stringify({ ...request, ref }))
    })
  }

  /** Reconnect at once: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    this.wait = FIRST_WAIT
    this.connect()
  }

  /** The network is gone: do not wait for the socket to notice. */
  goOffline(): void {
    if (!this.closed && this.socket) this.scheduleReconnect()
  }

  close(): void {
    this.closed = true
    this.disconnect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.options.onState('connecting')
    const socket = (this.options.makeSocket ?? ((address) => new WebSocket(address)))(this.options.address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.options.onState('open')
      this.ask(this.options.hello()).then(
        (answer) => answer.type === 'refused' && this.helloRefused(socket, answer.message.id),
        () => {},
      )
      this.pinging = setInterval(() => this.ping(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Answer | ServerPush)
    socket.onclose = () => {
      if (this.socket === socket) this.scheduleReconnect()
    }
  }

  /** Try again later if the database has failed: the seat is still ours. */
  private helloRefused(socket: WebSocket, reason: string): void {
    if (reason !== NOT_SAVED) return this.options.onRefused()
    if (this.socket !== socket) return
    this.wait = NOT_SAVED_WAIT
    this.scheduleReconnect()
  }

  private receive(message: Answer | ServerPush): void {
    if (!('ref' in message)) return this.options.onPush(message)
    this.pending.get(message.ref)?.resolve(message)
    this.pending.delete(message.ref)
  }

  /** Close a half-open socket: no pong within 8 s. */
  private ping(): void {
    const patience = setTimeout(() => this.socket?.close(), PONG_TIMEOUT)
    this.ask({ type: 'ping' }).then(
      () => clearTimeout(patience),
      () => clearTimeout(patience),
    )
  }

  private scheduleReconnect(): void {
    this.disconnect()
    if (this.closed) return
    this.options.onState('lost')
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(this.wait * 2, MAX_WAIT)
  }

  private disconnect(): void {
    clearTimeout(this.retry)
    clearInterval(this.pinging)
    const socket = this.socket
    this.socket = undefined
    socket?.close()
    for (const { reject } of this.pending.values()) reject(new ConnectionLost('connection lost'))
    this.pending.clear()
  }
}
