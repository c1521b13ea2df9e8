import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DecisionData, OptionData } from '../src/api/protocol'
import { TouchPath } from '../src/board/touch-path.svelte'

const option = (id: string): OptionData => ({ id, touches: id.split('>'), message: { id: 'option', args: {} } })
const decision = (id: number, ...options: string[]): DecisionData => ({
  id,
  seat: 0,
  prompt: { id: 'prompt', args: {} },
  options: options.map(option),
})

describe('touching', () => {
  const decide = vi.fn()
  const explain = vi.fn()
  let confirming = false
  let path: TouchPath

  beforeEach(() => {
    vi.clearAllMocks()
    confirming = false
    path = new TouchPath({ decide, explain, confirming: () => confirming })
    path.ask(decision(1, 'pool:0>cell:a1', 'pool:0>cell:b2', 'pool:2>cell:a1', 'tool:x>pool:0>up', 'pass'))
  })

  it('lights what some option begins with, in order', () => {
    expect(path.nextTouches).toEqual(['pool:0', 'pool:2', 'tool:x', 'pass'])
    expect(path.canTouch('pool:0')).toBe(true)
    expect(path.canTouch('cell:a1')).toBe(false)
  })

  it('walks on with every touch, and decides at the end of a path', () => {
    path.touch('pool:0')
    expect(path.isTouched('pool:0')).toBe(true)
    expect(path.nextTouches).toEqual(['cell:a1', 'cell:b2'])
    path.touch('cell:b2')
    expect(decide).toHaveBeenCalledOnce()
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'pool:0>cell:b2' })
    expect(path.active).toBe(false)
    expect(path.nextTouches).toEqual([])
  })

  it('has the message of an option of one touch, also while another waits to be confirmed', () => {
    confirming = true
    path.ask(decision(2, 'yes', 'no', 'pool:0>cell:a1'))
    path.touch('yes')
    expect(path.messageOf('no')).toEqual({ id: 'option', args: {} })
    expect(path.messageOf('pool:0')).toBeUndefined()
  })

  it('decides at once what is one touch', () => {
    path.touch('pass')
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'pass' })
  })

  it('waits for a confirmation of what would change nothing', () => {
    path = new TouchPath({ decide, explain, isIdle: ({ id }) => id === 'action:1' })
    path.ask(decision(2, 'action:0', 'action:1', 'pass'))
    expect(path.idle('action:1')).toBe(true)
    expect(path.idle('action:0')).toBe(false)
    path.touch('action:1')
    expect(path.pending).toMatchObject({ id: 'action:1' })
    path.touch('action:1')
    expect(path.pending).toBeUndefined()
    expect(decide).not.toHaveBeenCalled()
    path.touch('action:1')
    path.confirm()
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'action:1' })
  })

  it('does something else at once in place of what would change nothing', () => {
    path = new TouchPath({ decide, explain, isIdle: ({ id }) => id === 'action:1' })
    path.ask(decision(2, 'action:0', 'action:1', 'pass'))
    path.touch('action:1')
    path.touch('action:0')
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'action:0' })
  })

  it('asks why about a touch that leads nowhere, and keeps the path', () => {
    path.touch('pool:0')
    path.touch('cell:c3')
    expect(explain).toHaveBeenCalledWith(['pool:0', 'cell:c3'])
    expect(path.path).toEqual(['pool:0'])
    expect(decide).not.toHaveBeenCalled()
  })

  it('takes another thing in place of the one before', () => {
    path.touch('pool:0')
    path.touch('pool:2')
    expect(path.path).toEqual(['pool:2'])
    expect(explain).not.toHaveBeenCalled()
  })

  it('decides nothing by a second thought of another kind', () => {
    path.ask(decision(2, 'card:a', 'card:b', 'reveal>card:b'))
    path.touch('reveal')
    path.touch('card:a')
    expect(decide).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledWith(['reveal', 'card:a'])
    path.touch('card:b')
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'reveal>card:b' })
  })

  it('puts a thing back that is touched again, and everything with Esc', () => {
    path.touch('tool:x')
    path.touch('pool:0')
    path.touch('pool:0')
    expect(path.path).toEqual(['tool:x'])
    path.cancel()
    expect(path.path).toEqual([])
  })

  it('keeps a half-made path while the question stays the same', () => {
    path.touch('pool:0')
    path.ask(decision(1, 'pool:0>cell:a1', 'pass'))
    expect(path.path).toEqual(['pool:0'])
    path.ask(decision(1, 'pass'))
    expect(path.path).toEqual([])
    path.touch('pass')
    path.ask(decision(2, 'pool:0>cell:a1'))
    expect(path.path).toEqual([])
    expect(path.active).toBe(true)
  })

  it('waits for a word where every decision is confirmed', () => {
    confirming = true
    path.touch('pass')
    expect(decide).not.toHaveBeenCalled()
    expect(path.pending?.id).toBe('pass')
    path.confirm()
    expect(decide).toHaveBeenCalledOnce()
  })

  it('leaves the choice where a whole path also goes further', () => {
    path.ask(decision(3, 'a', 'a>b'))
    path.touch('a')
    expect(decide).not.toHaveBeenCalled()
    expect(path.complete?.id).toBe('a')
    expect(path.nextTouches).toEqual(['b'])
    path.confirm()
    expect(decide.mock.calls[0]?.[1]).toMatchObject({ id: 'a' })
  })

  it('opens the decision again if it could not be taken', () => {
    path.touch('pass')
    path.failed()
    expect(path.active).toBe(true)
    expect(path.nextTouches).toContain('pass')
  })

  it('asks why when it is not my decision', () => {
    path.ask(undefined)
    expect(path.active).toBe(false)
    path.touch('pool:0')
    expect(explain).toHaveBeenCalledWith(['pool:0'])
  })
})
