import { describe, expect, it } from 'vitest'
import { ago } from '../src/pages/home/ago'
import { positionsOf } from '../src/pages/table/replay.svelte'
import type { EventData, LineData, RuleData, StandingData } from '../src/api/protocol'
import { routeOf } from '../src/app/router.svelte'
import { blocks } from '../src/board/rules/blocks'
import { searchRules } from '../src/board/rules/search'
import { when } from '../src/pages/table/absence'
import { decidingTie, formula, isTiedUntil, ranked, rows, signed, tie } from '../src/board/score-table'
import { actions, withNotes } from '../src/pages/table/panel/log-lines'
import { neighbour } from '../src/board/roving-focus'

const line = (rule: string, id: string, points: number, args = {}): LineData => ({
  rule,
  message: { id, args },
  points,
})
const standing = (seat: number, rank: number, total: number, ledger: LineData[]): StandingData => ({
  seat,
  rank,
  won: rank === 1,
  total,
  target: null,
  tiebreak: [],
  ledger,
})

describe('the ledger', () => {
  const ann = standing(0, 2, 20, [
    line('SG-P4', 'ledger-public', 4, { times: 1, each: 4 }),
    line('SG-V1', 'ledger-private', 16),
  ])
  const bot = standing(1, 1, 37, [
    line('SG-P4', 'ledger-public', 8, { times: 2, each: 4 }),
    line('SG-V2', 'ledger-private', 29),
  ])

  it('puts the same source of all seats into one row', () => {
    const sheet = rows([bot, ann])
    expect(sheet.map((row) => [row.rule, row.cells.map((cell) => cell?.points)])).toEqual([
      ['SG-P4', [8, 4]],
      ['', [29, 16]],
    ])
  })

  it('keeps the order of the sources, however many cards somebody has', () => {
    const card = (name: string) => line('RR-63', 'ledger-core', 5, { character: name })
    const [fleet, token, influence] = ['fleet', 'sovereign', 'influence'].map((id) => line(id, `ledger-${id}`, 1))
    const sheet = rows([
      standing(0, 1, 12, [card('a'), card('b'), fleet!, influence!]),
      standing(1, 2, 3, [fleet!, token!, influence!]),
    ])
    expect(sheet.map((row) => row.message.id)).toEqual([
      'ledger-core',
      'ledger-fleet',
      'ledger-sovereign',
      'ledger-influence',
    ])
  })

  it('shows how points come about', () => {
    expect(formula(line('SG-P4', 'ledger-public', 8, { times: 2, each: 4 }))).toBe('2 × 4')
    expect(formula(line('SG-43', 'ledger-empty', -5, { cells: 5, each: 1 }))).toBe('5 × −1')
    expect(formula(line('SG-42', 'ledger-tokens', 2, { tokens: 2 }))).toBe('')
    expect(formula(line('RR-67', 'ledger-influence', 12, { rank: 2, influence: 6, each: 2 }))).toBe('6 × 2')
    expect(signed(-3)).toBe('−3')
  })

  it('lists the winner first, and knows a tie', () => {
    expect(ranked([ann, bot]).map((one) => one.seat)).toEqual([1, 0])
    expect(tie([ann, bot])).toBe('no')
    expect(tie([ann, standing(1, 1, 20, [])])).toBe('broken')
    expect(tie([standing(0, 1, 20, []), standing(1, 1, 20, [])])).toBe('shared')
  })

  it('knows what broke a tie', () => {
    const tied = (seat: number, rank: number, total: number, ...numbers: number[]): StandingData => ({
      ...standing(seat, rank, total, []),
      tiebreak: numbers.map((points) => line('SG-45', 'tie-private', points)),
    })
    expect(decidingTie([tied(0, 2, 20, 9, 1), tied(1, 1, 20, 9, 3), tied(2, 3, 12, 1, 1)])).toBe(1)
    expect(decidingTie([tied(0, 1, 20, 9, 1), tied(1, 1, 20, 9, 1)])).toBe(-1)
    // of three, the one who falls out first is not what decides
    expect(decidingTie([tied(0, 1, 20, 5, 2), tied(1, 2, 20, 5, 1), tied(2, 3, 20, 3, 3)])).toBe(1)
    expect(decidingTie([tied(0, 1, 20, 5, 2), tied(1, 1, 20, 5, 2), tied(2, 3, 20, 3, 3)])).toBe(0)
    expect(decidingTie([standing(0, 1, 20, []), standing(1, 1, 20, [])])).toBe(-1)
  })

  it('leaves out of a tie those who fell out before', () => {
    const numbers = (...points: number[]): StandingData => ({
      ...standing(0, 1, 20, []),
      tiebreak: points.map((one) => line('SG-45', 'tie-private', one)),
    })
    expect(isTiedUntil(1, numbers(5, 1), numbers(5, 2))).toBe(true)
    expect(isTiedUntil(1, numbers(3, 3), numbers(5, 2))).toBe(false)
    expect(isTiedUntil(0, numbers(3, 3), numbers(5, 2))).toBe(true)
  })
})

describe('how long ago something was', () => {
  const now = 1_700_000_000_000
  it('is said in the words of the language', () => {
    expect(ago(now - 5_000, now, 'en')).toBe('now')
    expect(ago(now + 5_000, now, 'en')).toBe('now')
    expect(ago(now - 3 * 60_000, now, 'en')).toBe('3 min. ago')
    expect(ago(now - 26 * 3_600_000, now, 'en')).toBe('yesterday')
    expect(ago(now - 5 * 3_600_000, now, 'uk')).toBe('5 год тому')
  })
})

describe('the moments of a game', () => {
  it('are the entries of the log, without the one that is now', () => {
    const log = [3, 3, 5, 6, 6].map((entry) => ({ kind: 'event-round', args: {}, entry }))
    expect(positionsOf(log)).toEqual([3, 5])
    expect(positionsOf([])).toEqual([])
  })
})

describe('the log', () => {
  const event = (kind: string, entry: number, seat?: number): EventData => ({
    kind,
    entry,
    args: seat === undefined ? {} : { seat },
  })

  it('puts what follows under what somebody did', () => {
    const told = actions(
      [event('pays', 4, 1), event('moves', 4, 1), event('passes', 5, 0), event('round', 5, 0), event('cannot', 5, 0)],
      (one) => one.args['seat'] as number | undefined,
      (one) => one.kind !== 'round',
    )
    expect(told.map((action) => [action.event.kind, action.follow.length])).toEqual([
      ['pays', 1],
      ['passes', 0],
      ['round', 0],
      ['cannot', 0],
    ])
  })

  it('puts under it what the game says follows from it', () => {
    const told = actions(
      [event('acts', 4, 1), event('spreads', 5), event('ends', 6)],
      (one) => one.args['seat'] as number | undefined,
      () => true,
      (one) => one.kind === 'spreads',
    )
    expect(told.map((action) => [action.event.kind, action.follow.length])).toEqual([
      ['acts', 1],
      ['ends', 0],
    ])
  })

  it('has what happened at the table in between', () => {
    const events = [event('log-a', 1, 0), event('log-b', 4, 1)]
    expect(withNotes(events, [event('resumed', 2)]).map((one) => one.kind)).toEqual([
      'log-a',
      'web-note-resumed',
      'log-b',
    ])
    expect(withNotes(events, [])).toBe(events)
  })
})

describe('the text of a rule', () => {
  it('is split into paragraphs and lists', () => {
    expect(blocks('One.')).toEqual([{ isList: false, lines: ['One.'] }])
    expect(blocks('Choose:\n• one;\n• two.\nThen go on.\nAnd on.')).toEqual([
      { isList: false, lines: ['Choose:'] },
      { isList: true, lines: ['one;', 'two.'] },
      { isList: false, lines: ['Then go on.'] },
      { isList: false, lines: ['And on.'] },
    ])
  })
})

describe('the search in the rules', () => {
  const rules: RuleData[] = [
    { id: 'setup', title: 'Příprava', text: '' },
    { id: 'SG-01', title: 'Kostky', text: 'Ve váčku je 90 kostek.' },
    { id: 'end', title: 'Konec', text: '' },
    { id: 'SG-16', title: 'Konec hry', text: 'Po desátém kole.' },
  ]

  it('finds words without their accents, under the heading of their section', () => {
    expect(searchRules(rules, 'vacku').map((rule) => rule.id)).toEqual(['setup', 'SG-01'])
    expect(searchRules(rules, 'sg-16').map((rule) => rule.id)).toEqual(['end', 'SG-16'])
    expect(searchRules(rules, 'xyz')).toEqual([])
    expect(searchRules(rules, ' ')).toEqual(rules)
  })
})

describe('places', () => {
  it('are read from the address', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' })
    expect(routeOf('/t/abc', '#secret')).toEqual({ page: 'table', table: 'abc' })
    expect(routeOf('/rules/sagrada', '#SG-23')).toEqual({ page: 'rules', game: 'sagrada', rule: 'SG-23' })
    expect(routeOf('/what/ever/else', '')).toEqual({ page: 'nowhere' })
    expect(routeOf('/t/abc/17', '', '?seat=1')).toEqual({ page: 'table', table: 'abc', entry: 17, seat: 1 })
    expect(routeOf('/t/abc/17', '', '?seat=x')).toEqual({ page: 'table', table: 'abc', entry: 17 })
    expect(routeOf('/t/abc/last', '')).toEqual({ page: 'nowhere' })
    expect(routeOf('/rules/sagrada/17', '')).toEqual({ page: 'nowhere' })
  })
})

describe('arrow keys', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect

  it('go to the nearest thing in their direction', () => {
    const things = [at(100, 0), at(20, 0), at(0, 50), at(-40, 5)]
    expect(neighbour(at(0, 0), things, 'ArrowRight')).toBe(1)
    expect(neighbour(at(0, 0), things, 'ArrowDown')).toBe(2)
    expect(neighbour(at(0, 0), things, 'ArrowLeft')).toBe(3)
    expect(neighbour(at(0, 0), things, 'ArrowUp')).toBe(-1)
  })
})

describe('when a bot steps in', () => {
  it('is told in the largest unit, and never as past', () => {
    expect(when(300, 1000, 1000, 'en')).toBe('in 5 minutes')
    expect(when(300, 1000, 1070, 'en')).toBe('in 4 minutes')
    expect(when(300, 1000, 2000, 'en')).toBe('in 1 minute')
    expect(when(300, null, 2000, 'uk')).toBe('через 5 хвилин')
    expect(when(86_400, 1000, 1000, 'en')).toBe('in 1 day')
    expect(when(86_400, 1000, 5000, 'en')).toBe('in 23 hours')
  })
})
