import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSession } from '../src/pages/table/session.svelte'
import type { DecisionData } from '../src/api/protocol'

/** A socket that answers nothing by itself. */
class Socket {
  static OPEN = 1
  static last: Socket
  readyState = 1
  sent: { type: string; ref: number; seat?: number | null }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void

  constructor() {
    Socket.last = this
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {}

  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Answer the last request. */
  async answer(message: object) {
    this.receive({ ref: this.sent.at(-1)!.ref, ...message })
    await new Promise((done) => setTimeout(done))
  }
}

const decision: DecisionData = {
  id: 4,
  seat: 0,
  prompt: { id: 'prompt', args: {} },
  options: ['pool:1>cell:a1', 'pool:1>cell:a2', 'pool:2>cell:a1'].map((id) => ({
    id,
    touches: id.split('>'),
    message: { id, args: {} },
  })),
}
const refused = { type: 'refused', rule: 'SG-20', message: { id: 'reason-edge', args: {} } }

function state(more: object) {
  return {
    type: 'state',
    table: { id: 'abc', game: 'sagrada', status: 'playing', seats: [] },
    mine: [0],
    viewer: 0,
    view: {},
    decisions: [decision],
    waiting: [0],
    since: 0,
    events: [],
    ...more,
  }
}

describe('a session', () => {
  let session: TableSession
  const socket = () => Socket.last

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Socket)
    session = new TableSession('abc')
  })
  afterEach(() => {
    session.close()
    vi.unstubAllGlobals()
  })

  it('has the board of a game only when its cards are loaded too', async () => {
    let answer: (answer: Response) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)))
    const loaded = session.loadGame('raxxon')
    await vi.dynamicImportSettled()
    expect(session.isLoaded).toBe(false)
    answer(Response.json({ messages: {} }))
    await loaded
    expect(session.game?.Board).toBeDefined()
  })

  it('shows a refusal until the next step of the path', async () => {
    socket().receive(state({}))
    session.touchPath.ask(session.table.decision)
    void session.ask({ type: 'undo', seat: 0 })
    await socket().answer(refused)
    expect(session.refusal?.rule).toBe('SG-20')
    session.touchPath.touch('pool:1')
    expect(session.refusal).toBeUndefined()
  })

  it('shows a refused decision after the path was taken back, until the next question', async () => {
    socket().receive(state({}))
    session.touchPath.ask(session.table.decision)
    session.touchPath.touch('pool:2')
    session.touchPath.touch('cell:a1')
    await socket().answer(refused)
    expect(session.touchPath.path).toEqual([])
    expect(session.refusal?.rule).toBe('SG-20')
    socket().receive(state({ decisions: [{ ...decision, id: 5 }] }))
    expect(session.refusal).toBeUndefined()
  })

  it('requests the seat of this device by itself', () => {
    socket().receive(state({ viewer: null, decisions: [] }))
    expect(socket().sent.at(-1)).toMatchObject({ type: 'look', seat: 0 })
    expect(session.isSettled).toBe(false)
    socket().receive(state({}))
    expect(session.isSettled).toBe(true)
  })

  it('requests no seat of several before its player confirms', async () => {
    socket().receive(state({ viewer: null, mine: [0, 1], waiting: [1], decisions: [] }))
    expect(socket().sent).toEqual([])
    expect(session.handOverTo).toBe(1)
    void session.show(1)
    expect(session.handOverTo).toBe(1)
    await socket().answer({ type: 'done' })
    expect(session.handOverTo).toBeUndefined()
  })
})
