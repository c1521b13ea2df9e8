/** The connection to a table, and the last state that the server sent. */

import type { Answer, DecisionData, EventData, PointerData, SharedReplay, State, ServerPush } from '../../api/protocol'
import { pathTo } from '../../app/base'
import { notice } from '../../app/notice.svelte'
import type { Pace } from '../../app/settings.svelte'
import { noteReceived } from '../../board/clock'
import { seatNames } from '../../board/names'
import { StateQueue } from './state-queue.svelte'
import { ReconnectingSocket, type RequestBody, type ConnectionState, type SocketOptions } from '../../api/socket'

/** What answers requests and pushes states: the socket of a table, or a lesson. */
export interface TableConnection {
  ask(request: RequestBody): Promise<Answer>
  /** the network is gone */
  goOffline(): void
  reconnectNow(): void
  close(): void
}

export type ConnectTable = (
  handlers: Pick<SocketOptions, 'hello' | 'onRefused' | 'onPush' | 'onState'>,
) => TableConnection

export interface TableClientOptions {
  /** the seat whose view is requested on a new connection */
  seat: () => number | null
  onState: (now: State, before: State | undefined) => void
  connect: ConnectTable
  pace: () => Pace
}

/** Connects to a table of the server. */
export function socketOf(id: string): ConnectTable {
  const address = new URL(pathTo(`/api/tables/${encodeURIComponent(id)}/socket`), location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return (handlers) => new ReconnectingSocket({ address: address.href, ...handlers })
}

export class TableClient {
  state = $state.raw<State>()
  connection = $state<ConnectionState>('connecting')
  /** the server has said that it is about to stop */
  private isClosing = $state(false)
  log = $state.raw<EventData[]>([])
  /** the events of the last change, for motion; none after a reload or an undo */
  news = $state.raw<EventData[]>([])
  /** what the leader of a shared replay shows; undefined until the server has sent it */
  sharedReplay = $state.raw<SharedReplay>()
  /** called with what a player points at in a shared replay */
  onPointer: ((pointer: PointerData) => void) | undefined
  /** cached views by viewer and entry, so that stepping back needs no request */
  private readonly views = new Map<string, State['view']>()
  private readonly connected: TableConnection
  /** the moves of others that are still to be shown */
  readonly queue: StateQueue

  constructor(
    readonly id: string,
    private readonly options: TableClientOptions,
  ) {
    this.queue = new StateQueue((state) => this.show(state), options.pace)
    this.connected = options.connect({
      hello: () => ({ type: 'look', seat: options.seat(), since: this.log.length, version: this.state?.version ?? 0 }),
      onRefused: () => void this.look(null).catch(() => {}),
      onPush: (message) => this.receive(message),
      onState: (state) => {
        this.connection = state
        if (state !== 'open') return
        this.isClosing = false
        this.sharedReplay = undefined // the server sends it again
      },
    })
    addEventListener('online', this.reconnectNow)
    addEventListener('offline', this.goOffline)
    document.addEventListener('visibilitychange', this.reconnectNow)
  }

  /** the message that says what is wrong with the connection */
  readonly connectionProblem: string | undefined = $derived.by(() => {
    if (this.isClosing) return 'web-line-closing'
    if (this.connection === 'open') return undefined
    return this.connection === 'lost' ? 'web-line-lost' : 'web-line-connecting'
  })
  readonly names: string[] = $derived.by(() => seatNames(this.state?.table.game ?? '', this.state?.table.seats ?? []))
  readonly decision: DecisionData | undefined = $derived.by(() =>
    this.state?.decisions.find((one) => one.seat === this.state?.viewer),
  )
  /** the seats that the table waits for */
  readonly waiting: number[] = $derived.by(() => this.state?.waiting ?? [])

  send(request: RequestBody): Promise<Answer> {
    return this.connected.ask(request)
  }

  /** Request the view of a seat, or that of a spectator, with its whole log. */
  look(seat: number | null): Promise<Answer> {
    this.queue.finish()
    this.log = []
    this.news = []
    return this.send({ type: 'look', seat, since: 0 })
  }

  /** Show the last change again. */
  repeatNews(): void {
    const last = this.log.at(-1)?.entry
    this.news = this.log.filter((event) => event.entry === last)
  }

  /** The view after an entry, if this page has had it. */
  cachedView(entry: number, viewer: number | null): State['view'] | undefined {
    return this.views.get(`${viewer} ${entry}`)
  }

  cacheView(entry: number, viewer: number | null, view: State['view']): void {
    this.views.set(`${viewer} ${entry}`, view)
  }

  close(): void {
    this.queue.finish()
    removeEventListener('online', this.reconnectNow)
    removeEventListener('offline', this.goOffline)
    document.removeEventListener('visibilitychange', this.reconnectNow)
    this.connected.close()
  }

  private readonly goOffline = () => this.connected.goOffline()

  private readonly reconnectNow = () => {
    if (!document.hidden) this.connected.reconnectNow()
  }

  private receive(message: ServerPush): void {
    if (message.type === 'closing') {
      this.isClosing = true
      return
    }
    if (message.type === 'notice') return void (notice.text = message.text)
    if (message.type === 'pointer') return this.onPointer?.(message)
    if (message.type === 'shared-replay') {
      if (message.version > (this.sharedReplay?.version ?? 0)) this.sharedReplay = message
      return
    }
    noteReceived(message)
    this.queue.add(message)
  }

  private show(message: State): void {
    const before = this.state
    const continues = before?.viewer === message.viewer && message.since === this.log.length
    this.log = [...this.log.slice(0, message.since), ...message.events]
    this.news = continues ? message.events : []
    this.state = message
    const last = this.log.at(-1)
    if (last) this.cacheView(last.entry, message.viewer, message.view)
    this.options.onState(message, before)
  }
}
