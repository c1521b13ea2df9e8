import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Things, type Drawing } from '../../src/board/things.svelte'
import { TouchPath } from '../../src/board/touch-path.svelte'

vi.mock('../../src/i18n/i18n.svelte', () => ({ t: (id: string) => id }))

const option = (id: string) => ({ id, touches: id.split('>'), message: { id: 'option', args: {} } })

describe('things', () => {
  const explain = vi.fn()
  let path: TouchPath
  let things: Things
  let hinted: string[]

  beforeEach(() => {
    document.body.replaceChildren()
    hinted = []
    path = new TouchPath({ decide: vi.fn(), explain, isIdle: ({ id }) => id === 'tool:x' })
    const options = ['pool:0>cell:a1', 'pool:0>cell:b2', 'pool:2>cell:a1', 'tool:x', 'pass'].map(option)
    path.ask({ id: 1, seat: 0, prompt: { id: 'prompt', args: {} }, prompts: {}, confirmations: {}, options })
    things = new Things(path, { hinted: () => hinted }, (id) => id === 'pile:1')
  })

  /** An element with these attributes, registered as Svelte does it; returns how to remove it. */
  function draw(attributes: Record<string | symbol, any>, parent: Element = document.body) {
    const element = document.createElement('button')
    element.checkVisibility = () => true
    parent.append(element)
    const [key] = Object.getOwnPropertySymbols(attributes)
    const forget = attributes[key!](element) as () => void
    return { element, forget }
  }
  const control = (id: string, drawing: Drawing = {}) => draw(things.props(id, drawing))
  const stateOf = (id: string, drawing: Drawing = {}) => things.props(id, drawing)['data-state']

  it('have the marks that the path gives them', () => {
    expect(stateOf('pool:0')).toBe('selectable')
    expect(stateOf('tool:x')).toBe('idle')
    expect(stateOf('cell:a1')).toBeUndefined()
    path.touch('pool:0')
    expect(stateOf('pool:0')).toBe('selected')
    expect(stateOf('cell:a1')).toBe('selectable')
  })

  it('have marks from a board, from elsewhere, and from one drawing', () => {
    hinted = ['pool:2']
    things = new Things(path, { hinted: () => hinted }, (id) => id === 'pile:1')
    things.mark('moved', ['0/b2'])
    expect(stateOf('pool:2')).toBe('selectable hinted')
    expect(stateOf('cell:b2', { also: ['0/b2'] })).toBe('moved')
    expect(stateOf('cell:c3', { marks: { dimmed: true } })).toBe('dimmed')
    expect(things.place('pile:1')['data-state']).toBe('pointable')
    things.mark('moved', [])
    expect(stateOf('cell:b2', { also: ['0/b2'] })).toBeUndefined()
  })

  it('are disabled unless a touch of them leads on or back', () => {
    expect(things.props('pool:1')).toMatchObject({ 'aria-disabled': true, tabindex: -1 })
    expect(things.props('pool:0')['aria-disabled']).toBeUndefined()
    expect(things.props('pool:1', { opens: true })['aria-disabled']).toBeUndefined()
    path.touch('pool:0')
    expect(things.props('pool:0')['aria-disabled']).toBeUndefined()
  })

  it('say that they can be chosen, and that of a copy only once', () => {
    expect(things.props('pool:0')['aria-description']).toBe('web-lit')
    expect(things.props('tool:x')['aria-description']).toBe('web-lit-idle')
    expect(things.props('pool:0', { isCopy: true })['aria-description']).toBeUndefined()
    expect(things.props('cell:a1')['aria-description']).toBeUndefined()
  })

  it('have number keys, of which 0 is the tenth', () => {
    const many = Array.from({ length: 12 }, (_, index) => option(`cell:${index}`))
    path.ask({ id: 2, seat: 0, prompt: { id: 'prompt', args: {} }, prompts: {}, confirmations: {}, options: many })
    expect(['cell:0', 'cell:9', 'cell:10', 'pool:0'].map((id) => things.key(id))).toEqual([
      '1',
      '0',
      undefined,
      undefined,
    ])
    expect(things.props('cell:1')['aria-keyshortcuts']).toBe('2')
  })

  it('are touched by a click, possible or not', () => {
    things.props('pool:0')['onclick']()
    expect(path.path).toEqual(['pool:0'])
    things.props('cell:d4')['onclick']()
    expect(explain).toHaveBeenCalledWith(['pool:0', 'cell:d4'])
  })

  it('are drawn while a control for them is on the screen', () => {
    expect(things.isDrawn('pool:0')).toBe(false)
    const { forget } = control('pool:0')
    expect(things.isDrawn('pool:0')).toBe(true)
    forget()
    expect(things.isDrawn('pool:0')).toBe(false)
    control('pool:0', { isSubstitute: true })
    draw(things.place('pool:0'))
    expect(things.isDrawn('pool:0')).toBe(false)
  })

  it('announce every change of what is drawn', () => {
    const before = things.changes
    const { forget } = control('pool:0')
    forget()
    expect(things.changes).toBe(before + 2)
  })

  it('register an element once, however often its marks change', () => {
    const register = (attributes: Record<string | symbol, any>) =>
      attributes[Object.getOwnPropertySymbols(attributes)[0]!]
    const before = register(things.props('pool:0'))
    path.touch('pool:0')
    expect(register(things.props('pool:0'))).toBe(before)
  })

  it('are found in the order of the page, on the screen only', () => {
    const hidden = control('pool:0').element
    hidden.checkVisibility = () => false
    const second = control('pool:2').element
    const first = control('pool:0').element
    document.body.prepend(first)
    expect(things.shown((id) => id.startsWith('pool:'))).toEqual([first, second])
  })

  it('are found around an element', () => {
    const outer = draw(things.place('location:mars')).element
    const inner = draw(things.props('card:eo', { touches: 'location:mars' }), outer).element
    expect(things.controlAt(inner)?.touches).toBe('location:mars')
    expect(things.idAt(inner, (id) => id.startsWith('card:'))).toBe('card:eo')
    expect(things.idAt(inner, (id) => id.startsWith('location:'))).toBe('location:mars')
    expect(things.controlAt(outer)).toBeUndefined()
  })
})
