/** The things on a board: where each is drawn, and the marks that it has now. A thing is called by its id in the game. */

import { untrack } from 'svelte'
import { createAttachmentKey, type Attachment } from 'svelte/attachments'
import { t } from '../i18n/i18n.svelte'
import type { TouchPathView } from './touch-path.svelte'

const MARKS = [
  'selectable', // leads on
  'idle', // leads on, but would change nothing
  'selected', // part of the half-made path
  'dimmed', // not possible, beside things that are
  'hinted', // what a bot would touch next
  'hinted-later', // what it would touch after that
  'named', // named by the line of the log under the pointer or the focus
  'played', // named by the step of the Automa that is shown
  'moved', // moved last
  'lesson', // what the text of a lesson is about
  'refused', // touched, and not possible
  'pointable', // the next touch points at it
] as const

export type Mark = (typeof MARKS)[number]
type Marks = Record<Mark, ReadonlySet<string>>
type Attributes = Record<string | symbol, any>

/** How a thing is drawn as a control. */
export interface Drawing {
  /** further ids of the same thing */
  also?: readonly string[]
  /** what a click on it touches, where that is another thing; "" where it touches nothing */
  touches?: string
  /** whether a click does something else while the thing is not selectable, so that it is never disabled */
  opens?: boolean
  /** whether the thing is drawn as a control elsewhere: a screen reader announces that one as selectable */
  isCopy?: boolean
  /** whether it stands for a thing that the board does not draw */
  isSubstitute?: boolean
  /** marks that only this drawing has */
  marks?: Partial<Record<Mark, boolean>>
}

/** An element that is drawn now. */
interface Drawn {
  element: HTMLElement
  ids: readonly string[]
  /** what a click on it touches; "" where it touches nothing */
  touches: string
  isSubstitute: boolean
}

const REGISTER = createAttachmentKey()
const NOTHING: ReadonlySet<string> = new Set()

export class Things {
  private readonly drawn = new Map<Element, Drawn>()
  private readonly attachments = new Map<string, Attachment<HTMLElement>>()
  private given = $state.raw<Partial<Marks>>({})
  /** grows when an element comes or goes: what depends on where things are drawn reads it */
  changes = $state(0)

  constructor(
    readonly path: TouchPathView,
    /** marks that are decided outside of the board */
    private readonly sources: Partial<Record<Mark, () => readonly string[]>> = {},
    /** whether the next touch points at a thing */
    private readonly isPointable: (id: string) => boolean = () => false,
  ) {}

  readonly marks: Marks = $derived.by(() => {
    const { nextTouches, path } = this.path
    const found = Object.fromEntries(MARKS.map((mark) => [mark, this.given[mark] ?? NOTHING])) as Marks
    found.selectable = new Set(nextTouches.filter((id) => !this.path.idle(id)))
    found.idle = new Set(nextTouches.filter((id) => this.path.idle(id)))
    found.selected = new Set(path)
    for (const [mark, ids] of Object.entries(this.sources)) found[mark as Mark] = new Set(ids())
    return found
  })

  /** Give a mark to these things and take it from all others. */
  mark(mark: Mark, ids: Iterable<string>): void {
    this.given = { ...untrack(() => this.given), [mark]: new Set(ids) }
  }

  /** Whether a touch of it leads on, or back from a half-made path. */
  isLive(id: string): boolean {
    return this.path.canTouch(id) || (this.path.active && this.path.isTouched(id))
  }

  /** The number key that touches a thing; 0 is the tenth. */
  key(id: string): string | undefined {
    const place = this.path.nextTouches.indexOf(id) + 1
    return place < 1 || place > 10 ? undefined : String(place % 10)
  }

  touch(id: string): void {
    this.path.touch(id)
  }

  /** The attributes of a control. */
  props(id: string, drawing: Drawing = {}): Attributes {
    const isLive = this.isLive(id)
    const { also = [], opens, touches = opens && !isLive ? '' : id, isCopy, isSubstitute = false, marks } = drawing
    const says = this.path.canTouch(id) && !isCopy
    return {
      ...this.located([id, ...also], touches, isSubstitute, marks),
      'aria-disabled': opens || isLive ? undefined : true,
      'aria-keyshortcuts': this.key(id),
      'aria-description': says ? t(this.path.idle(id) ? 'web-lit-idle' : 'web-lit') : undefined,
      tabindex: opens || isLive ? undefined : -1,
      onclick: () => this.touch(id),
    }
  }

  /** The attributes of an element that shows where things are and how they are marked, and is no control. */
  place(...ids: string[]): Attributes {
    return this.located(ids, '', false)
  }

  private located(
    ids: readonly string[],
    touches: string,
    isSubstitute: boolean,
    marks: Drawing['marks'] = {},
  ): Attributes {
    const isPointable = ids.some((id) => this.isPointable(id))
    const states = MARKS.filter(
      (mark) => marks[mark] || ids.some((id) => this.marks[mark].has(id)) || (mark === 'pointable' && isPointable),
    )
    return {
      'data-thing': ids.join(' '),
      'data-state': states.join(' ') || undefined,
      [REGISTER]: this.attachment(ids, touches, isSubstitute),
    }
  }

  /** The same function for the same arguments, so that an element is registered once. */
  private attachment(ids: readonly string[], touches: string, isSubstitute: boolean): Attachment<HTMLElement> {
    const key = [touches, isSubstitute, ...ids].join(' ')
    let found = this.attachments.get(key)
    if (!found) {
      found = (element) => {
        this.drawn.set(element, { element, ids, touches, isSubstitute })
        untrack(() => this.changes++)
        return () => {
          this.drawn.delete(element)
          untrack(() => this.changes++)
        }
      }
      this.attachments.set(key, found)
    }
    return found
  }

  /** The elements on the screen of the things that a test accepts, in the order of the page. */
  shown(accepts: (id: string) => boolean, isControl = false): HTMLElement[] {
    return [...this.drawn.values()]
      .filter(({ ids, touches }) => (isControl ? accepts(touches) : ids.some(accepts)))
      .map(({ element }) => element)
      .filter(isShown)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  }

  /** Whether the board has a control on the screen that touches this thing. */
  isDrawn(id: string): boolean {
    return [...this.drawn.values()].some((one) => one.touches === id && !one.isSubstitute && isShown(one.element))
  }

  elementOf(id: string): HTMLElement | undefined {
    return this.shown((one) => one === id).find((element) => element.getBoundingClientRect().width > 0)
  }

  rectOf(id: string): DOMRect | undefined {
    return this.elementOf(id)?.getBoundingClientRect()
  }

  /** Where everything is on the screen now. */
  rects(): Map<string, DOMRect> {
    const rects = new Map<string, DOMRect>()
    for (const element of this.shown(() => true)) {
      const rect = element.getBoundingClientRect()
      if (rect.width === 0) continue
      for (const id of this.drawn.get(element)?.ids ?? []) if (!rects.has(id)) rects.set(id, rect)
    }
    return rects
  }

  /** The parts with this selector inside of every drawing of a thing. */
  partsOf(id: string, selector: string): Element[] {
    return this.shown((one) => one === id).flatMap((element) => [...element.querySelectorAll(selector)])
  }

  /** The control around an element and what a click on it touches. */
  controlAt(target: EventTarget | null): { element: HTMLElement; touches: string } | undefined {
    for (const one of this.around(target)) if (one.touches) return one
    return undefined
  }

  /** The innermost thing around an element that a test accepts. */
  idAt(target: EventTarget | null, accepts: (id: string) => boolean): string | undefined {
    for (const { ids } of this.around(target)) {
      const found = ids.find(accepts)
      if (found) return found
    }
    return undefined
  }

  private *around(target: EventTarget | null): Generator<Drawn> {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const found = this.drawn.get(element)
      if (found) yield found
    }
  }
}

export function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.offsetParent !== null
}
