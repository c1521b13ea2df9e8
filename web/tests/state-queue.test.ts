import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../src/api/protocol'
import type { Pace } from '../src/app/settings.svelte'
import { StateQueue } from '../src/pages/table/state-queue.svelte'

/** The state after an event of a seat; `since` events were before it. */
const state = (since: number, seat?: number): State =>
  ({
    viewer: 0,
    since,
    events: seat === undefined ? [] : [{ kind: 'event-passes', args: { seat }, entry: since + 1 }],
  }) as unknown as State

describe('the moves of others', () => {
  let pace: Pace
  let shown: number[]
  let queue: StateQueue

  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    queue = new StateQueue(
      (one) => shown.push(one.since),
      () => pace,
    )
    queue.add(state(0, 0))
  })
  afterEach(() => vi.useRealTimers())

  it('are shown one after another', () => {
    pace = 'normal'
    for (const since of [1, 2, 3]) queue.add(state(since, 1))
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([0, 1])
    vi.advanceTimersByTime(2000)
    expect(shown).toEqual([0, 1, 2, 3])
  })

  it('are shown at once if the player wants so', () => {
    pace = 'instant'
    for (const since of [1, 2]) queue.add(state(since, 1))
    expect(shown).toEqual([0, 1, 2])
  })

  it('wait for the player step by step', () => {
    pace = 'step'
    for (const since of [1, 2]) queue.add(state(since, 1))
    vi.advanceTimersByTime(60_000)
    expect([shown, queue.steps]).toEqual([[0], 2])
    queue.next()
    expect([shown, queue.steps]).toEqual([[0, 1], 1])
  })

  it('do not hold back an own move, an undo or another view, which show all that waits', () => {
    pace = 'step'
    queue.add(state(1, 1))
    queue.add(state(2, 0))
    expect(shown).toEqual([0, 1, 2])
    queue.add(state(3, 1))
    queue.add(state(1, 1)) // after an undo there are fewer events
    expect(shown).toEqual([0, 1, 2, 3, 1])
  })

  it('are not overtaken by a line of the chat', () => {
    pace = 'step'
    queue.add(state(1))
    expect(shown).toEqual([0, 1])
    queue.add(state(1, 1))
    queue.add(state(2))
    expect(shown).toEqual([0, 1])
  })
})
