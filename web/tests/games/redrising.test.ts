import { describe, expect, it } from 'vitest'
import type { EventData } from '../../src/api/protocol'
import type { TouchPathView } from '../../src/board/touch-path.svelte'
import { CASTES, picture } from '../../src/games/redrising/art/castes'
import { bonusOf, deckWord, touchEffectOf } from '../../src/games/redrising/board/deeds'
import { flightsOf, thingsOf } from '../../src/games/redrising/board/flights'
import { hyphenate } from '../../src/ui/hyphenate'
import { cardsIn, lastTurn } from '../../src/games/redrising/board/automa-playback.svelte'

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

  it('go to the Automa, whose events have no seat', () => {
    const gains = event('event-automa-gains', { card: 'character-eo', location: 'location-mars' })
    expect(flightsOf([gains], 1)[0]?.to).toEqual(['card:eo', 'seat:1'])
  })
})

describe('the things that an event names', () => {
  it('are its location, its cards and its seats', () => {
    const gives = event('event-gives', { seat: 0, rival: 2, card: 'character-eo' })
    expect(thingsOf(gives)).toEqual(['card:eo', 'seat:0', 'seat:2'])
    const drawn = event('event-drawn', { seat: 1, cards: [{ id: 'card', args: { card: 'character-eo' } }] })
    expect(thingsOf(drawn)).toEqual(['card:eo', 'seat:1'])
  })

  it('are also the Automa, whose events have no seat', () => {
    const deploys = event('event-automa-deploys', { card: 'character-eo', location: 'location-mars' })
    expect(thingsOf(deploys, 1)).toEqual(['location:mars', 'card:eo', 'seat:1'])
    expect(thingsOf(event('event-round', {}), 1)).toEqual([])
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
  const numbers = (log: EventData[]) => lastTurn(log, 1, 2).map((card) => card.number)

  it('is its last two cards, or the first of the turn that is under way', () => {
    expect(numbers([])).toEqual([])
    expect(numbers(turned(3, 4))).toEqual([3, 4])
    expect(numbers(turned(3, 4, 5))).toEqual([5])
    expect(numbers(turned(3, 4, 5, 6))).toEqual([5, 6])
  })
})

describe('long names', () => {
  it('may break between syllables, and short ones stay whole', () => {
    expect(hyphenate('Eo')).toBe('Eo')
    expect(hyphenate('Патологоанатом').replaceAll('\u00ad', '')).toBe('Патологоанатом')
    expect(hyphenate('Масажистка').split('\u00ad').length).toBeGreaterThan(2)
  })
})

describe('what a touch of a location does', () => {
  const asking = (prompt: string, said: string, touches: string[], path: string[] = []) =>
    ({
      prompt: { id: prompt, args: {} },
      open: [{ id: touches.join('>'), touches, message: { id: said, args: {} } }],
      path,
    }) as unknown as TouchPathView

  it('follows from what is asked, not from how much was touched before', () => {
    const onto = (prompt: string) => touchEffectOf('location:mars', asking(prompt, 'option-onto', ['location:mars']))
    expect(onto('prompt-place')).toBe('place')
    expect(onto('prompt-deploy-top')).toBe('deploy')
    expect(onto('prompt-move-pile')).toBe('move')
    expect(touchEffectOf('location:mars', asking('prompt-finish', 'option-gain-top', ['location:mars']))).toBe('take')
    expect(
      touchEffectOf('location:luna', asking('prompt-finish', 'option-gain-top', ['location:mars'])),
    ).toBeUndefined()
  })

  it('brings the bonus that the option names', () => {
    const scouting = asking('prompt-scout', 'option-scout-onto', ['location:mars'])
    scouting.open[0]!.message.args['gives'] = 'gives-mars'
    expect(touchEffectOf('location:mars', scouting)).toBe('place')
    expect(bonusOf('location:mars', scouting)).toBe('gives-mars')
    expect(bonusOf('location:mars', asking('prompt-place', 'option-onto', ['location:mars']))).toBe('')
  })

  it('is said of the deck too', () => {
    expect(deckWord(asking('prompt-turn', 'option-scout', ['deck']))).toBe('board-does-scout')
    expect(deckWord(asking('prompt-finish', 'option-draw-and-roll', ['deck']))).toBe('board-does-draw')
    expect(deckWord(asking('prompt-scout', 'option-scout-onto', ['location:mars']))).toBe('board-deck')
  })

  it('is to lift a top card first, and to put it down then', () => {
    const touches = ['location:mars', 'location:luna']
    expect(touchEffectOf('location:mars', asking('prompt-move-top', 'option-move-top', touches))).toBe('lift')
    expect(
      touchEffectOf('location:luna', asking('prompt-move-top', 'option-move-top', touches, ['location:mars'])),
    ).toBe('move')
  })
})
