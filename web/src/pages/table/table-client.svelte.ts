/** A table as this device sees it: the state that the server told last is the whole truth. */

import type { Answer, DecisionData, EventData, MessageData, Refusal, State, ServerPush } from '../../protocol'
import { seatNames } from '../../board/names'
import { ReconnectingSocket, type RequestBody, type ConnectionState } from '../../api/socket'

/** A refusal as the page shows it. */
export interface ShownRefusal {
  rule: string
  message: MessageData
}

export class TableClient {
  state = $state.raw<State>()
  connection = $state<ConnectionState>('connecting')
  /** the server has said that it is about to stop */
  private isClosing = $state(false)
  log = $state.raw<EventData[]>([])
  /** the events of the last change, for motion; none after a reload or an undo */
  news = $state.raw<EventData[]>([])
  refusal = $state.raw<ShownRefusal>()
  /** whose hand to show, where several share this device and nobody has said yet who looks at it */
  handOverTo = $state.raw<number>()
  private viewer: number | null | undefined
  /** the views that were told, by viewer and entry: what one has seen one may see again */
  private readonly views = new Map<string, State['view']>()
  private readonly socket: ReconnectingSocket

  constructor(readonly id: string) {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    this.socket = new ReconnectingSocket({
      address: address.href,
      hello: () => ({ type: 'look', seat: this.viewer ?? null, since: this.log.length }),
      onPush: (message) => this.receive(message),
      onState: (state) => {
        this.connection = state
        if (state === 'open') this.isClosing = false
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
  readonly names: string[] = $derived.by(() => seatNames(this.state?.table.seats ?? []))
  readonly decision: DecisionData | undefined = $derived.by(() =>
    this.state?.decisions.find((one) => one.seat === this.state?.viewer),
  )
  /** the seats that the table waits for */
  readonly waiting: number[] = $derived.by(() => this.state?.waiting ?? [])

  /** Ask for something; a refusal is shown, and the answer is null if there is none. */
  async ask(asking: RequestBody): Promise<Answer | null> {
    this.refusal = undefined
    try {
      const answer = await this.socket.ask(asking)
      if (answer.type === 'refused') this.refuse(answer)
      return answer
    } catch {
      this.refusal = { rule: '', message: { id: 'web-line-not-sent', args: {} } }
      return null
    }
  }

  /** Ask why a path of touches is not possible, and show it. */
  async explain(seat: number, touches: string[]): Promise<void> {
    const answer = await this.ask({ type: 'explain', seat, touches })
    if (answer?.type === 'explanation' && answer.message) this.refusal = { rule: answer.rule, message: answer.message }
  }

  /** Look with the eyes of a seat of one's own, or of nobody. */
  async showSeat(seat: number | null): Promise<void> {
    this.viewer = seat
    this.handOverTo = undefined
    this.log = []
    this.news = []
    await this.ask({ type: 'look', seat, since: 0 })
  }

  /** The view after an entry, if it was seen on this page. */
  cachedView(entry: number): State['view'] | undefined {
    return this.views.get(`${this.viewer} ${entry}`)
  }

  cacheView(entry: number, viewer: number | null, view: State['view']): void {
    this.views.set(`${viewer} ${entry}`, view)
  }

  refuse(answer: Refusal): void {
    this.refusal = { rule: answer.rule, message: answer.message }
  }

  close(): void {
    removeEventListener('online', this.reconnectNow)
    removeEventListener('offline', this.goOffline)
    document.removeEventListener('visibilitychange', this.reconnectNow)
    this.socket.close()
  }

  private readonly goOffline = () => this.socket.goOffline()

  private readonly reconnectNow = () => {
    if (!document.hidden) this.socket.reconnectNow()
  }

  private receive(message: ServerPush): void {
    if (message.type === 'closing') {
      this.isClosing = true
      return
    }
    const before = this.state
    const first = before === undefined || before.viewer !== message.viewer
    const goesOn = !first && message.since === this.log.length
    this.log = [...this.log.slice(0, message.since), ...message.events]
    this.news = goesOn ? message.events : []
    this.state = message
    this.viewer = message.viewer
    const last = this.log.at(-1)
    if (last) this.cacheView(last.entry, message.viewer, message.view)
    // Somebody who sits here looks with the eyes of a seat of theirs, best of one that has to decide. Where several sit
    // here, a curtain comes first: one of them may have loaded the page while it was in another's hands.
    const { mine, table, viewer } = message
    if (viewer !== null || mine.length === 0 || table.status === 'lobby') return
    const seat = mine.find((one) => this.waiting.includes(one)) ?? mine[0]!
    if (mine.length === 1 || table.status === 'over') void this.showSeat(seat)
    else if (first || before.table.status === 'lobby') this.handOverTo = seat
  }
}
