/** Pointing: shows a thing on the table to the other players for a few seconds. */

import type { FormatMessage } from '../../board/game'
import type { TableSession } from './session.svelte'
import type { ChatLine, State } from '../../protocol'
import { t } from '../../i18n/i18n.svelte'
import { isShown, neighbour } from '../../board/pointer'

const SHOWN = 6000 // milliseconds
const HELD = 550
const FAR = 8 // pixels: a finger that goes so far scrolls or drags

/** A thing that a player has just pointed at. */
export interface Shown {
  key: number
  line: ChatLine
}

export class Pointing {
  /** whether the next thing that is touched is pointed at */
  isOn = $state(false)
  shown = $state.raw<Shown[]>([])
  private heard: State | undefined
  private next = 0

  constructor(
    private readonly session: TableSession,
    /** whether pointing is possible now */
    readonly may: () => boolean,
  ) {}

  /** Take note of what was pointed at since the last state; what is older than the page is over. */
  hear(now: State): void {
    const before = this.heard && new Set(this.heard.chat.map((line) => `${line.at} ${line.seat}`))
    this.heard = now
    if (!before) return
    for (const line of now.chat) if (line.thing && !before.has(`${line.at} ${line.seat}`)) this.show(line)
  }

  /** Point at a thing. */
  async at(thing: string | undefined): Promise<void> {
    this.isOn = false
    const seat = this.session.table.state?.viewer ?? null
    if (!thing || seat === null || !this.may()) return
    await this.session.ask({ type: 'point', seat, thing })
  }

  private show(line: ChatLine): void {
    const key = this.next++
    // A seat points at one thing at a time.
    this.shown = [...this.shown.filter((one) => one.line.seat !== line.seat), { key, line }]
    setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), SHOWN)
  }
}

/** "Ada points at the card at c4". */
export function pointText(line: ChatLine, name: string, say: FormatMessage): string {
  return line.called ? t('web-points-at', { player: name, thing: say(line.called) }) : ''
}

/** The thing's element that is on the screen; on a narrow one it may be in another place, or nowhere. */
export function elementOf(thing: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-point~="${CSS.escape(thing)}"]`)
  return [...found].find((element) => isShown(element) && element.getBoundingClientRect().width > 0)
}

/** What an element stands for; one that stands for several is pointed at as the first. */
function thingAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-point]')?.dataset['point']?.split(' ')[0]
}

/** The thing that has the focus. */
export function focusedTarget(): string | undefined {
  return thingAt(document.activeElement)
}

/**
 * Point by a long press, by a click with Alt, or, after the button or the key, by whatever is touched next. Gives back
 * how to stop listening.
 */
export function recognizePointing(root: HTMLElement, pointing: Pointing): () => void {
  let from: { x: number; y: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let swallow = false

  const release = () => {
    clearTimeout(timer)
    from = undefined
  }
  const down = (event: PointerEvent) => {
    swallow = false
    release()
    const thing = thingAt(event.target)
    if (!thing || event.button !== 0 || !event.isPrimary || pointing.isOn || !pointing.may()) return
    from = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      swallow = true
      dispatchEvent(new PointerEvent('pointercancel')) // it is no drag
      navigator.vibrate?.(12)
      void pointing.at(thing)
    }, HELD)
  }
  const move = (event: PointerEvent) => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) release()
  }
  const click = (event: MouseEvent) => {
    const thing = thingAt(event.target)
    const points = pointing.may() && thing && (pointing.isOn || event.altKey)
    if (!points && !swallow) return
    event.stopPropagation()
    event.preventDefault()
    if (!swallow) void pointing.at(thing)
    swallow = false
  }
  const menu = (event: Event) => {
    if (from && pointing.may()) event.preventDefault() // a long press is ours
  }
  const key = (event: KeyboardEvent) => {
    if (!pointing.isOn || document.querySelector('dialog[open]')) return
    const thing = focusedTarget()
    if (event.key.startsWith('Arrow')) walk(root, event.key)
    else if ((event.key === 'Enter' || event.key === ' ') && thing) void pointing.at(thing)
    else if (event.key === 'Escape') pointing.isOn = false
    else return
    event.stopPropagation()
    event.preventDefault()
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('click', click, true)
  root.addEventListener('contextmenu', menu)
  addEventListener('pointermove', move)
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  addEventListener('scroll', release, true)
  addEventListener('keydown', key, true)
  return () => {
    release()
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('click', click, true)
    root.removeEventListener('contextmenu', menu)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', release)
    removeEventListener('pointercancel', release)
    removeEventListener('scroll', release, true)
    removeEventListener('keydown', key, true)
  }
}

/** Move the focus over all that can be pointed at, the way an arrow points. */
function walk(root: HTMLElement, arrow: string): void {
  const things = [...root.querySelectorAll<HTMLElement>('[data-point]')].filter(isShown)
  const focused = document.activeElement?.closest<HTMLElement>('[data-point]')
  if (!focused) return things[0]?.focus()
  const others = things.filter((element) => element !== focused)
  const found = neighbour(
    focused.getBoundingClientRect(),
    others.map((element) => element.getBoundingClientRect()),
    arrow,
  )
  others[found]?.focus()
}
