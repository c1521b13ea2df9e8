import { describe, expect, it } from 'vitest'
import { choiceOf, commandOf, type KeyPress, type Situation } from '../src/pages/table/shortcuts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  repeat: false,
  isOnButton: false,
  ...more,
})
const turn: Situation = {
  isReplay: false,
  isMyTurn: true,
  choices: 3,
  canConfirm: false,
  isIdle: false,
  canPoint: false,
  canFollow: false,
}

describe('shortcuts', () => {
  it('digits choose what is there', () => {
    expect(commandOf(press('3'), turn)).toBe('choose')
    expect(commandOf(press('4'), turn)).toBeUndefined()
    expect(commandOf(press('0'), { ...turn, choices: 10 })).toBe('choose')
    expect([choiceOf('1'), choiceOf('0')]).toEqual([0, 9])
  })

  it('arrows move the focus in the own turn, and step through the replay otherwise', () => {
    expect(commandOf(press('ArrowLeft'), turn)).toBe('move-focus')
    expect(commandOf(press('ArrowLeft', { shiftKey: true }), turn)).toBe('replay-back')
    expect(commandOf(press('ArrowRight'), { ...turn, isMyTurn: false })).toBe('replay-forward')
    expect(commandOf(press('ArrowRight'), { ...turn, isReplay: true })).toBe('replay-forward')
    expect(commandOf(press('ArrowUp'), { ...turn, isReplay: true })).toBe('move-focus')
  })

  it('Enter confirms, but nothing without effect by a key held down or on the thing itself', () => {
    const whole = { ...turn, canConfirm: true }
    expect(commandOf(press('Enter'), turn)).toBeUndefined()
    expect(commandOf(press('Enter', { isOnButton: true }), whole)).toBe('confirm')
    expect(commandOf(press('Enter', { repeat: true }), { ...whole, isIdle: true })).toBe('ignore')
    expect(commandOf(press('Enter', { isOnButton: true }), { ...whole, isIdle: true })).toBeUndefined()
    expect(commandOf(press('Enter'), { ...whole, isIdle: true })).toBe('confirm')
  })

  it('a replay allows no undo and no hint', () => {
    expect(commandOf(press('u'), turn)).toBe('undo')
    expect(commandOf(press('h'), { ...turn, isReplay: true })).toBeUndefined()
    expect(commandOf(press('u'), { ...turn, isReplay: true })).toBeUndefined()
    expect(commandOf(press('p'), turn)).toBeUndefined()
    expect(commandOf(press('p'), { ...turn, canPoint: true })).toBe('point')
    expect(commandOf(press('x'), turn)).toBeUndefined()
    expect(commandOf(press('f'), turn)).toBeUndefined()
    expect(commandOf(press('f'), { ...turn, canFollow: true })).toBe('follow')
  })
})
