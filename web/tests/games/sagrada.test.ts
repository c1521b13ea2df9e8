import { describe, expect, test } from 'vitest'
import {
  cellMessage,
  cellName,
  changed,
  dieAt,
  dieMessage,
  dieOf,
  formulaOf,
  ghostOf,
  lineOf,
  parseDie,
  placesOf,
  signed,
} from '../../src/games/sagrada/board/dice'
import { flightsOf, thingsOf } from '../../src/games/sagrada/board/flights'
import { markup, signsOf } from '../../src/games/sagrada/art/window-image'
import { panesOf } from '../../src/games/sagrada/art/tracery'
import type { SeatView, View } from '../../src/games/sagrada/board/view'

function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  const empty = [null, null, null, null, null]
  return {
    seat: number,
    window: { id: 'window:via_lux', name: 'via_lux', difficulty: 4, grid: ['Y.6..', '.15.2', '3YRP.', '..43R'] },
    dice: [['R3', 'Y4', null, null, null], ['R6', ...empty.slice(1)], empty, empty],
    tokens: 4,
    skips: false,
    private: [],
    score: {
      total: 6,
      ledger: [
        {
          rule: 'SG-P6',
          message: { id: 'ledger-public', args: { objective: 'objective-x', times: 3, each: 2 } },
          points: 6,
        },
        { rule: 'SG-42', message: { id: 'ledger-tokens', args: { tokens: 4 } }, points: 4 },
      ],
    },
    ...change,
  }
}

function view(change: Partial<View> = {}): View {
  return {
    game: 'sagrada',
    viewer: 0,
    over: false,
    round: 3,
    rounds: 10,
    first: 0,
    turn: 1,
    next: 1,
    waiting: [0],
    bag: { R: 1, Y: 1, G: 1, B: 1, P: 1 },
    pool: [
      { id: 'pool:0', die: 'G2' },
      { id: 'pool:1', die: null },
    ],
    hand: null,
    track: [
      { id: 'track:1.1', round: 1, die: 'B1' },
      { id: 'track:1.2', round: 1, die: 'P6' },
    ],
    tools: [],
    public: [],
    choices: [],
    seats: [seat(0), seat(1), seat(2)],
    target: null,
    ...change,
  }
}

describe('dice', () => {
  test('a die is a colour with its sign and a shade', () => {
    expect(parseDie('R3')).toEqual({ letter: 'R', colour: 'red', sign: 'flame', value: 3 })
    expect(parseDie('P?').value).toBeNull()
  })

  test.each(['', 'R', 'R7', 'X3', 'R33'])('%o is no die', (name) => {
    expect(() => parseDie(name)).toThrow('no die is called')
  })

  test('a die has a message, also while its shade is open', () => {
    expect(dieMessage('B5')).toEqual({ id: 'die', args: { colour: 'colour-blue', value: 5 } })
    expect(dieMessage('B?').id).toBe('board-hand-open')
  })

  test('an event names its dice, a second one by its prefix', () => {
    const args = { colour: 'colour-yellow', value: 2, given_colour: 'colour-green', given_value: 6 }
    expect([dieOf(args), dieOf(args, 'given_')]).toEqual(['Y2', 'G6'])
  })

  test('up and down change a die by one', () => {
    expect([changed('R3', 'up'), changed('R3', 'down')]).toEqual(['R4', 'R2'])
  })
})

describe('cells', () => {
  test('a1 is the top left one', () => {
    expect([cellName(0, 0), cellName(3, 4)]).toEqual(['a1', 'd5'])
    expect([dieAt(seat(0), 'a2'), dieAt(seat(0), 'd5')]).toEqual(['Y4', null])
  })

  test('a cell says its die, or else what it asks for', () => {
    expect(cellMessage('b2', 'R', null)).toEqual({
      id: 'board-cell-colour',
      args: { cell: 'b2', colour: 'colour-red' },
    })
    expect(cellMessage('b2', '5', null)).toEqual({ id: 'board-cell-shade', args: { cell: 'b2', value: 5 } })
    expect(cellMessage('b2', '.', null).id).toBe('board-cell-any')
    expect(cellMessage('b2', '5', 'G5').id).toBe('board-cell-die')
  })

  test('the ghost in a lit cell is the die touched last, or the one in hand', () => {
    expect(ghostOf(view(), [])).toBeNull()
    expect(ghostOf(view(), ['pool:0'])).toBe('G2')
    expect(ghostOf(view(), ['tool:lathekin', 'cell:b1'])).toBe('R6')
    expect(ghostOf(view({ hand: { die: 'P1', from: 'pool:1' } }), [])).toBe('P1')
  })
})

describe('points', () => {
  test('a rule finds its row of the ledger and the sum behind it', () => {
    expect(lineOf(seat(0), 'SG-P6')?.points).toBe(6)
    expect(formulaOf(lineOf(seat(0), 'SG-P6'))).toBe('3 × 2')
    expect(formulaOf(lineOf(seat(0), 'SG-42'))).toBe('')
    expect(lineOf(undefined, 'SG-P6')).toBeUndefined()
  })

  test('a loss has a true minus', () => {
    expect([signed(-3), signed(4)]).toEqual(['−3', '4'])
  })
})

describe('the round', () => {
  test('ten places, each with the dice of its round', () => {
    expect(placesOf(view().track, 10).map((dice) => dice.length)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('travelling dice', () => {
  const red = { colour: 'colour-red', value: 3 }

  test('a placed die comes from its place in the pool', () => {
    const event = { kind: 'event-places', args: { seat: 1, ...red, cell: 'b2', slot: 4 }, entry: 1 }
    expect(flightsOf([event], [])).toEqual([{ die: 'R3', from: ['pool:4'], to: ['1/b2'], step: 0 }])
  })

  test('what is left goes from where it lay to the track, then the new dice come out of the bag', () => {
    const die = { id: 'die', args: red }
    const events = [
      { kind: 'event-places', args: { seat: 0, ...red, cell: 'a1', slot: 0 }, entry: 1 },
      { kind: 'event-leftover', args: { round: 2, dice: [die], number: 1 }, entry: 1 },
      { kind: 'event-round', args: { round: 3, seat: 0, dice: [die, die] }, entry: 1 },
    ]
    expect(flightsOf(events, ['R3', null, 'R3']).slice(1)).toEqual([
      { die: 'R3', from: ['pool:2'], to: ['track:2.1', 'track:2'], step: 1 },
      { die: 'R3', from: ['bag'], to: ['pool:0'], step: 2 },
      { die: 'R3', from: ['bag'], to: ['pool:1'], step: 2 },
    ])
  })

  test('a swap sends two dice past each other', () => {
    const args = { seat: 0, ...red, given_colour: 'colour-blue', given_value: 1, slot: 2, round: 1, track: '1.2' }
    const ways = flightsOf([{ kind: 'event-swaps', args, entry: 1 }], []).map(({ from, to }) => [from, to])
    expect(ways).toEqual([
      [['pool:2'], ['track:1.2', 'track:1']],
      [['track:1.2', 'track:1'], ['hand']],
    ])
  })

  test('a die that pays lies on its tool', () => {
    const args = { seat: 0, ...red, tool: 'tool-lathekin', slot: 0 }
    expect(flightsOf([{ kind: 'event-pays-die', args, entry: 1 }], [])[0]?.to).toEqual(['tool:lathekin'])
  })

  test('an event names its panes, its place in the pool, and its tool', () => {
    const args = { seat: 1, cell: 'b2', origin: 'a1', slot: 4, tool: 'tool-lathekin' }
    const named = thingsOf({ kind: 'event-moves', args, entry: 1 })
    expect(named).toEqual(['1/b2', '1/a1', 'pool:4', 'tool:lathekin'])
  })

  test('what moves nothing shows nothing', () => {
    expect(flightsOf([{ kind: 'event-passes', args: { seat: 0 }, entry: 1 }], [])).toEqual([])
  })
})

describe('pictures', () => {
  test('a fan has eleven rays and nine in its heart, alike on both sides', () => {
    const fills = panesOf('via_lux').map((pane) => pane.fill)
    expect(fills).toHaveLength(20)
    expect(fills.slice(0, 11)).toEqual(fills.slice(0, 11).reverse())
  })

  test('a kept window needs its signs and what they are made of', () => {
    const known: Record<string, string> = {
      R3: '<use href="#bR"/><use href="#flame"/>',
      bR: '<rect/>',
      flame: '<path/>',
    }
    const { name, grid } = seat(0).window!
    const drawn = markup({ title: '', lines: [], name, grid, dice: [['R3']] })
    expect([...signsOf(drawn, (id) => known[id]).keys()].sort()).toEqual(['R3', 'bR', 'flame'])
  })
})
