import { expect, test } from 'vitest'
import type { EventData } from '../src/api/protocol'
import { lastMoves } from '../src/pages/table/panel/log-lines'

const event = (entry: number, seat?: number): EventData => ({
  kind: 'event',
  args: seat === undefined ? {} : { seat },
  entry,
})

test('the last moves are those of others since the own one, or the own one', () => {
  const log = [event(1, 0), event(2, 1), event(2), event(3, 2)]
  expect(lastMoves(log, 0)).toEqual(log.slice(1))
  expect(lastMoves(log, 2)).toEqual(log.slice(3))
  expect(lastMoves(log.slice(0, 1), 0)).toEqual(log.slice(0, 1))
  expect(lastMoves(log, null)).toEqual(log.slice(3))
  expect(lastMoves([], 0)).toEqual([])
  // A new round that the viewer starts belongs to the move that ended the round before.
  const round = [event(1, 0), event(2, 1), event(2, 0)]
  expect(lastMoves(round, 0)).toEqual(round.slice(1))
})
