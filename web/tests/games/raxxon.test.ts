import { describe, expect, it } from 'vitest'
import { gridAreaOf, NARROW, scaleOf, WIDE } from '../../src/games/raxxon/board/grid'
import { ending, touched } from '../../src/games/raxxon/board/index'
import { departures, followsFrom, lastUntriggered } from '../../src/games/raxxon/board/motion'
import { actionSign, effectSign, isBad, typeSign } from '../../src/games/raxxon/board/symbols'
import { cellAt, cellName } from '../../src/games/raxxon/board/cells'
import { sizeOf } from '../../src/games/raxxon/board/pile'
import type { CrowdCard } from '../../src/games/raxxon/board/view'
import type { EventData, MessageData } from '../../src/api/protocol'

let keys = 0

function card(cell: string, citizen: string | null = null): CrowdCard {
  const [row, column] = cellAt(cell)
  keys += 1
  return {
    id: `crowd:${cell}`,
    key: keys,
    row,
    column,
    citizen,
    face_up: citizen !== null,
    suspect: false,
    surely_infected: false,
    known_to_all: citizen !== null,
    roadblock: 0,
  }
}

const crowd = (...cells: string[]) => cells.map((cell) => card(cell))

describe('the ground', () => {
  it('is as large as the crowd', () => {
    expect(gridAreaOf(crowd('c3', 'c5', 'e4'), [])).toEqual({ top: 2, left: 2, rows: 3, columns: 3 })
  })

  it('makes room for places where a card may join', () => {
    expect(gridAreaOf(crowd('c3', 'c4'), ['place:b3', 'place:c5'])).toEqual({ top: 1, left: 2, rows: 2, columns: 3 })
  })

  it('is there before anybody is on it', () => {
    expect(gridAreaOf([], []).rows).toBe(3)
  })

  it('names its cells by row and column, both ways', () => {
    expect(cellName(2, 3)).toBe('c4')
    expect(cellAt('c4')).toEqual([2, 3])
  })
})

describe('the cards', () => {
  const ground = { top: 1, left: 1, rows: 6, columns: 6 }

  it('shrink until all fit', () => {
    const scale = scaleOf(ground, WIDE, 600, 600)
    expect(scale * (6 * (WIDE.height + WIDE.gap) - WIDE.gap)).toBeCloseTo(600)
  })

  it('are never larger than the look has them, nor too small to touch', () => {
    expect(scaleOf({ ...ground, rows: 1, columns: 1 }, WIDE, 2000, 2000)).toBeCloseTo(WIDE.most)
    expect(scaleOf(ground, NARROW, 326, 0) * NARROW.width).toBeGreaterThan(44)
  })

  it('leave for the pile that is told of', () => {
    const event = (kind: string, cell: string): EventData => ({ kind, args: { cell }, entry: 1 })
    const found = departures([event('event-evacuates', 'c3'), event('event-kills', 'c4'), event('event-adds', 'd4')])
    expect([...found]).toEqual([
      ['c3', 'pile:evacuated'],
      ['c4', 'pile:discard'],
    ])
  })
})

describe('the log', () => {
  const event = (kind: string, entry: number, seat?: number): EventData => ({
    kind: `event-${kind}`,
    args: seat === undefined ? {} : { seat },
    entry,
  })

  it('indents what follows from an action, also from another decision', () => {
    const acts = event('acts', 3, 0)
    expect(followsFrom(event('reveals', 4, 0), acts)).toBe(true)
    expect(followsFrom(event('count', 4), acts)).toBe(true)
    expect(followsFrom(event('applies', 4, 0), acts)).toBe(false)
    expect(followsFrom(event('victory', 4), acts)).toBe(false)
    expect(followsFrom({ ...acts, kind: 'web-note-resumed' }, acts)).toBe(false)
  })

  it('indents a pass that an effect forces, not one that is chosen', () => {
    expect(followsFrom(event('passes', 3, 0), event('kills', 3, 0))).toBe(true)
    expect(followsFrom(event('passes', 4, 0), event('kills', 3, 0))).toBe(false)
  })

  it('has the last Raxxon card without effect until the viewer moves', () => {
    const log = [event('acts', 1, 0), event('untriggered', 2, 0), event('acts', 3, 1)]
    expect(lastUntriggered(log, 0)).toBe(1)
    expect(lastUntriggered([...log, event('acts', 4, 0)], 0)).toBe(-1)
    expect(lastUntriggered([...log, event('untriggered', 4, 1)], 0)).toBe(3)
    expect(lastUntriggered(log, null)).toBe(-1)
    expect(lastUntriggered([], 0)).toBe(-1)
  })
})

describe('signs', () => {
  const effect = (symbol: string | null, id: string) => ({ symbol, message: { id, args: {} } })

  it('are those of symbols', () => {
    expect(effectSign(effect('add', 'does-add'))).toBe('ADD')
    expect(isBad(effect('power', 'does-power'))).toBe(true)
  })

  it('say what other effects are about', () => {
    expect(effectSign(effect(null, 'does-contain-up-to-both'))).toBe('QUAR')
    expect(effectSign(effect('power_down', 'does-power-down'))).toBe('PWR')
    expect(isBad(effect('power_down', 'does-power-down'))).toBe(false)
  })

  it('are there for citizens and actions of other packs', () => {
    expect(typeSign('mayor')).toBe('CROWD')
    expect(actionSign('dance')).toBe('CROWD')
  })
})

it('counts a pile', () => {
  expect(sizeOf({ hostile: 2, family: 1 })).toBe(3)
})

it('says what was touched of a half-made path', () => {
  const say = ({ id, args }: MessageData) => [id, ...Object.values(args)].join(' ')
  const view = { crowd: [card('c3', 'hostile'), card('c4')] }
  expect(touched(view, ['crowd:c3', 'crowd:c4'], say)).toBe('board-card-up c3 citizen-hostile, board-card-down c4')
  expect(touched(view, ['uncontained:carrier'], say)).toBe('citizen-carrier')
  expect(touched(view, ['go'], say)).toBe('')
})

describe('the end', () => {
  const told: MessageData[] = []
  const say = (message: MessageData) => {
    told.push(message)
    return message.id
  }

  it('is called by what brought it', () => {
    const view = { outcome: 'mutation', day: 4, saved: 7, needed: 30 }
    expect(ending(view, say)).toMatchObject({ heading: 'board-end-mutation', sub: 'board-end-mutation-why' })
    expect(told.find((one) => one.id === 'board-end-mutation-why')?.args).toEqual({ day: 4, number: 7, needed: 30 })
  })
})
