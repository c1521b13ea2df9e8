import { describe, expect, it } from 'vitest'
import { pack, unpack } from '../src/app/url-codec'
import { normalize, namesIn, search } from '../src/games/redrising/scorepad/search'
import type { CardFacts, Catalogue as RedFacts } from '../src/games/redrising/board/view'
import * as red from '../src/games/redrising/scorepad/sheet'
import type { Catalogue as SagradaFacts } from '../src/games/sagrada/board/view'
import * as sagrada from '../src/games/sagrada/scorepad/sheet'
import { routeOf } from '../src/app/router.svelte'

const FTL = import.meta.glob<string>('../../src/ludarium/games/redrising/locale/*/names.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const spoken = ['en', 'uk', 'cs', 'ru'].map((language) =>
  namesIn(Object.entries(FTL).find(([path]) => path.includes(`/${language}/`))![1]),
)

const message = (id: string) => ({ id, args: {} })
const card = (colour: string, end = '', needs: string[] = []): CardFacts => ({
  colour,
  value: 10,
  initial: 'X',
  aliases: {},
  deploy: null,
  defence: null,
  end: end ? message(end) : null,
  bonus: [],
  needs,
})
const FACTS: RedFacts = {
  cards: {
    darrow: card('red'),
    sevro: card('gold'),
    ugly_dan: card('gray', 'ending-wild-colour', ['locations']),
    razor_designer: card('orange', 'ending-wild-name'),
    mickey: card('violet', '', ['banished']),
  },
  houses: ['mars'],
  locations: ['jupiter', 'mars'],
  neutral: 3,
}

describe('the way to the pad', () => {
  it('has a game and a sheet', () => {
    expect(routeOf('/pad', '')).toEqual({ page: 'pad', game: '', sheet: '' })
    expect(routeOf('/pad/redrising', '#dAbc')).toEqual({ page: 'pad', game: 'redrising', sheet: 'dAbc' })
    expect(routeOf('/pad/redrising/more', '')).toEqual({ page: 'nowhere' })
  })
})

describe('a sheet in an address', () => {
  it('comes out as it went in, and needs no escaping', async () => {
    const text = JSON.stringify({ seats: [{ name: 'Олена Ž' }], hand: Array(20).fill('ugly_dan') })
    const packed = await pack(text)
    expect(packed).toMatch(/^[dj][\w-]+$/)
    expect(packed.length).toBeLessThan(text.length)
    expect(await unpack(packed)).toBe(text)
  })
  it('is nothing where it was cut or is no sheet', async () => {
    const packed = await pack('{"seats": []}')
    for (const broken of ['', 'd', 'x123', 'd!!', packed.slice(0, 5), 'j'.repeat(30_000)]) {
      expect(await unpack(broken)).toBeUndefined()
    }
  })
})

describe('searching a card', () => {
  it('knows all names in all languages', () => {
    for (const names of spoken) expect(Object.keys(names)).toHaveLength(112)
  })
  it('begins with what begins so', () => {
    expect(search('dar', spoken)[0]).toBe('darrow')
    expect(search('dan', spoken).slice(0, 3)).toContain('ugly_dan')
    expect(search('designer', spoken)).toContain('razor_designer')
  })
  it('hears other languages, capitals, accents and a wrong letter', () => {
    expect(search('Дерроу', spoken)[0]).toBe('darrow')
    expect(search('osklivy', spoken)).toContain('ugly_dan')
    expect(search('darow', spoken)).toContain('darrow')
    expect(search('quikcsilver', spoken)).toContain('quicksilver')
  })
  it('finds nothing where there is nothing', () => {
    expect(search('  ', spoken)).toEqual([])
    expect(search('xyzzy', spoken)).toEqual([])
  })
  it('folds what people write in different ways', () => {
    expect(normalize('  Pax-au  Telémanus’ ')).toBe('pax au telemanus')
  })
})

describe('a sheet of Red Rising', () => {
  const sheet = red.read({
    seats: [
      { name: 'Ada', hand: [{ card: 'ugly_dan', as: 'red' }, { card: 'darrow' }], fleet: 12, helium: 4, house: 'mars' },
      { name: 'Bea', hand: [{ card: 'razor_designer', as: 'sevro' }, { card: 'darrow' }, { card: 'nobody' }] },
    ],
    sovereign: 1,
    locations: { mars: ['sevro', null, 7] },
    banished: ['mickey', 5],
    before: 4,
  })
  it('reads whatever there is, and asks only what the server knows', () => {
    expect(red.ask(sheet, FACTS)).toMatchObject({
      players: [
        {
          hand: [{ card: 'ugly_dan', colour: 'red' }, 'darrow'],
          fleet: 10,
          helium: 4,
          house: 'mars',
          sovereign: false,
        },
        { hand: [{ card: 'razor_designer', name: 'sevro' }], sovereign: true },
      ],
      locations: { jupiter: [], mars: ['sevro', null] },
      banished: ['mickey'],
      banished_at_scoring_start: 4,
      neutral_influence: 3,
      wilds: 'best',
    })
    for (const strange of [undefined, null, 7, 'x', [], { seats: 'no' }, { seats: [null, 3] }]) {
      expect(red.read(strange).seats.length).toBeGreaterThan(0)
    }
  })
  it('knows where each card is and which of them need more', () => {
    expect(red.places(sheet).get('sevro')).toBe('mars')
    expect(red.places(sheet).get('mickey')).toBe('banished')
    expect(red.needing(sheet, FACTS, 'locations')).toEqual(['ugly_dan'])
    expect(red.needing(sheet, FACTS, 'banished')).toEqual([])
  })
  it('has the Automa alone and nowhere else', () => {
    const alone = red.blank(['Ada'])
    expect(alone.automa).not.toBeNull()
    alone.sovereign = 1
    expect(red.ask(alone, FACTS)).toMatchObject({ automa: { sovereign: true, level: 2, parity: 'even' } })
    red.resize(alone, 2)
    expect(alone.automa).toBeNull()
    expect(alone.seats).toHaveLength(2)
    red.resize(alone, 3)
    expect(red.ask(alone, FACTS)).toMatchObject({ neutral_influence: 0 })
  })
})

describe('a sheet of Sagrada', () => {
  const facts: SagradaFacts = {
    windows: { via_lux: { id: 'via_lux', name: 'via_lux', difficulty: 4, grid: [] } },
    public: { light_shades: { rule: 'SG-P5', points: 2 } },
    private: ['red', 'blue'],
  }
  it('has four rows of five cells', () => {
    const sheet = sagrada.read({
      seats: [{ dice: ['R3', 'X9', null, 'B1'], pattern: 'via_lux', private: ['red', 'mauve'], tokens: 9 }, {}],
      public: ['light_shades', 'light_shades', 'nothing'],
      order: [1, 1, 0, 7],
    })
    expect(sagrada.ask(sheet, facts)).toEqual({
      windows: [
        {
          dice: [['R3', '', '', 'B1', ''], ...Array(3).fill(Array(5).fill(''))],
          pattern: 'via_lux',
          private: ['red'],
          favor_tokens: 6,
        },
        { dice: Array(4).fill(Array(5).fill('')), private: [], favor_tokens: 0 },
      ],
      public: ['light_shades'],
      last_round_order: [1, 0],
    })
  })
  it('has a round track alone', () => {
    const sheet = sagrada.blank(['Ada'])
    sheet.track.push('R6')
    expect(sagrada.ask(sheet, facts)).toMatchObject({ solo: true, round_track: ['R6'] })
  })
})
