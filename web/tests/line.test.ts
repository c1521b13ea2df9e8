import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionLost, ReconnectingSocket, type ConnectionState } from '../src/api/socket'
import type { ServerPush } from '../src/api/protocol'

/** A socket that does what the test says. */
class Socket {
  static all: Socket[] = []
  readyState: number = WebSocket.CONNECTING
  sent: { type: string; ref: number; since?: number }[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void

  constructor(readonly address: string) {
    Socket.all.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }

  open() {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

describe('a line to a table', () => {
  let states: ConnectionState[]
  let told: ServerPush[]
  let since = 0
  let refusals = 0
  let line: ReconnectingSocket
  const last = () => Socket.all.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    Socket.all = []
    states = []
    told = []
    since = 0
    refusals = 0
    line = new ReconnectingSocket({
      address: 'ws://table',
      hello: () => ({ type: 'look', seat: 0, since }),
      onRefused: () => refusals++,
      onPush: (message) => told.push(message),
      onState: (state) => states.push(state),
      makeSocket: (address) => new Socket(address) as unknown as WebSocket,
    })
  })

  afterEach(() => {
    line.close()
    vi.useRealTimers()
  })

  it('looks at the table first', () => {
    last().open()
    expect(last().sent).toEqual([{ type: 'look', seat: 0, since: 0, ref: 1 }])
    expect(states).toEqual(['connecting', 'open'])
  })

  it('gives every question its answer', async () => {
    last().open()
    const first = line.ask({ type: 'undo', seat: 0 })
    const second = line.ask({ type: 'start' })
    const [, one, two] = last().sent
    last().tell({ type: 'refused', ref: two!.ref, rule: '', message: { id: 'reason', args: {} } })
    last().tell({ type: 'done', ref: one!.ref, version: 7 })
    expect(await first).toMatchObject({ type: 'done', version: 7 })
    expect(await second).toMatchObject({ type: 'refused' })
  })

  it('tells the state apart from answers', () => {
    last().open()
    last().tell({ type: 'state' })
    expect(told).toHaveLength(1)
  })

  it('comes back by itself, waiting longer each time, and names how much it knows', async () => {
    last().open()
    const asked = line.ask({ type: 'start' })
    since = 12
    last().close()
    await expect(asked).rejects.toBeInstanceOf(ConnectionLost)
    expect(states.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(500)
    expect(Socket.all).toHaveLength(2)
    last().close()
    await vi.advanceTimersByTimeAsync(350)
    expect(Socket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600)
    expect(Socket.all).toHaveLength(3)
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'look', since: 12 })
    expect(states.at(-1)).toBe('open')
  })

  it('does not wait when the network is back', () => {
    last().open()
    last().close()
    line.reconnectNow()
    expect(Socket.all).toHaveLength(2)
    line.reconnectNow()
    expect(Socket.all).toHaveLength(2)
  })

  it('looks again later when the database has failed, and keeps its seat', async () => {
    last().open()
    last().tell({ type: 'refused', ref: 1, rule: '', message: { id: 'reason-not-saved', args: {} } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(Socket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(Socket.all).toHaveLength(2)
    expect(refusals).toBe(0)
    last().open()
    last().tell({
      type: 'refused',
      ref: last().sent[0]!.ref,
      rule: '',
      message: { id: 'reason-not-your-seat', args: {} },
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(refusals).toBe(1)
  })

  it('refuses to send into the void', async () => {
    await expect(line.ask({ type: 'start' })).rejects.toBeInstanceOf(ConnectionLost)
  })

  it('hangs up on a server that has gone silent', async () => {
    last().open()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(8_000)
    expect(states).toContain('lost')
  })

  it('stays while pings are answered', async () => {
    last().open()
    await vi.advanceTimersByTimeAsync(20_000)
    last().tell({ type: 'pong', ref: last().sent.at(-1)!.ref })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(states.at(-1)).toBe('open')
  })

  it('is closed for good when it is closed', async () => {
    last().open()
    line.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(1)
  })
})
