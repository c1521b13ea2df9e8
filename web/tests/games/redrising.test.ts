import { describe, expect, it } from 'vitest'
import type { EventData } from '../../src/protocol'
import { CASTES, picture } from '../../src/games/redrising/castes'
import { flightsOf } from '../../src/games/redrising/flights'
import { soft } from '../../src/parts/soft'
import { cardsIn, lastTurn } from '../../src/games/redrising/story.svelte'

const event = (kind: string, args: Record<string, unknown> = {}): EventData => ({ kind, args, entry: 1 })

describe('the pictures of the cards', () => {
  it('are the same for the same card, and differ between cards', () => {
    expect(picture('darrow', 'red')).toEqual(picture('darrow', 'red'))
    expect(picture('darrow', 'red')).not.toEqual(picture('eo', 'red'))
  })

  it('are made of glass for every caste', () => {
    expect(new Set(CASTES).size).toBe(14)
    for (const caste of CASTES) {
      const panes = picture('somebody', caste)
      expect(panes.length).toBeGreaterThan(10)
      expect(panes.every((pane) => pane.d && !pane.d.includes('NaN') && pane.fill)).toBe(true)
    }
  })
})

describe('the travels of cards', () => {
  it('go from the hand to the location, and from there to a hand', () => {
    const flights = flightsOf([
      event('event-deploys', { seat: 0, card: 'character-eo', location: 'location-mars' }),
      event('event-gets', { seat: 0, track: 'track-helium', number: 1, now: 1 }),
      event('event-gains', { seat: 0, card: 'face-down', location: 'location-luna' }),
    ])
    expect(flights).toEqual([
      { card: 'eo', from: ['card:eo', 'seat:0'], to: ['card:eo', 'location:mars'], step: 0 },
      { card: null, from: ['location:luna'], to: ['seat:0'], step: 1 },
    ])
  })
})

describe('the story of the Automa', () => {
  it('tells its cards one by one, each with what it did', () => {
    const told = cardsIn(
      [
        event('event-gains', { seat: 0 }),
        event('event-automa-card', { number: 7 }),
        event('event-automa-deploys', { card: 'character-eo' }),
        event('event-gets', { seat: 1 }),
        event('event-automa-shuffles'),
        event('event-automa-card', { number: 12 }),
        event('event-gets', { seat: 0 }),
        event('event-automa-no-gain'),
      ],
      1,
    )
    expect(told.map((card) => [card.number, card.steps.map((step) => step.kind)])).toEqual([
      [7, ['event-automa-deploys', 'event-gets']],
      [12, ['event-automa-no-gain']],
    ])
  })
})

describe('the last turn of the Automa', () => {
  const turned = (...numbers: number[]) => numbers.map((number) => event('event-automa-card', { number }))
  const numbers = (log: EventData[]) => lastTurn(log, 1).map((card) => card.number)

  it('is its last two cards, or the first of the turn that is under way', () => {
    expect(numbers([])).toEqual([])
    expect(numbers(turned(3, 4))).toEqual([3, 4])
    expect(numbers(turned(3, 4, 5))).toEqual([5])
    expect(numbers(turned(3, 4, 5, 6))).toEqual([5, 6])
  })
})

describe('long names', () => {
  it('may break between syllables, and short ones stay whole', () => {
    expect(soft('Eo')).toBe('Eo')
    expect(soft('Патологоанатом').replaceAll('\u00ad', '')).toBe('Патологоанатом')
    expect(soft('Масажистка').split('\u00ad').length).toBeGreaterThan(2)
  })
})
