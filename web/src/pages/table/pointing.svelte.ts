/** Pointing: shows a thing on the table to the other players for a few seconds. */

import type { FormatMessage } from '../../board/game'
import type { TableSession } from './session.svelte'
import type { ChatLine, MessageData, State } from '../../api/protocol'
import { isDialogOpen } from '../../app/elements'
import { t } from '../../i18n/i18n.svelte'
import type { PointsAt } from '../../board/pointer'
import { moveFocus } from '../../board/roving-focus'
import type { Things } from '../../board/things.svelte'
import type { ReplaySharing } from './sharing/sharing.svelte'

const SHOWN = 6000 // milliseconds

/** A thing that a player has just pointed at. */
export interface Shown {
  key: number
  seat: number
  thing: string
  /** what it is called; in a shared replay each page calls it as its board does */
  called: MessageData | null
}

export class Pointing implements PointsAt {
  /** whether the next thing that is touched is pointed at */
  isOn = $state(false)
  shown = $state.raw<Shown[]>([])
  private heard: State | undefined
  private next = 0

  constructor(
    private readonly session: TableSession,
    private readonly sharing: () => ReplaySharing | undefined,
    /** whether pointing is possible now */
    readonly may: () => boolean,
    /** whether the game lets them point at a thing */
    private readonly isPointable: (id: string) => boolean,
  ) {}

  canPointAt(id: string): boolean {
    return this.may() && this.isPointable(id)
  }

  /** Take note of what was pointed at since the last state; what is older than the page is over. */
  hear(now: State): void {
    const before = this.heard && new Set(this.heard.chat.map((line) => `${line.at} ${line.seat}`))
    this.heard = now
    if (!before) return
    for (const { thing, at, seat, called } of now.chat) {
      if (thing && !before.has(`${at} ${seat}`)) this.show({ seat, thing, called: called ?? null })
    }
  }

  /** Point at a thing. */
  async at(thing: string | undefined): Promise<void> {
    this.isOn = false
    const seat = this.session.table.state?.viewer ?? null
    if (!thing || !this.may()) return
    const sharing = this.sharing()
    if (sharing?.isJoined) return sharing.point(thing)
    if (seat === null) return
    await this.session.ask({ type: 'point', seat, thing })
  }

  show(pointed: Omit<Shown, 'key'>): void {
    const key = this.next++
    // A seat points at one thing at a time.
    this.shown = [...this.shown.filter((one) => one.seat !== pointed.seat), { key, ...pointed }]
    setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), SHOWN)
  }
}

/** "Ada points at the card at c4". */
export function pointText(line: Pick<ChatLine, 'called'>, name: string, say: FormatMessage): string {
  return line.called ? t('web-points-at', { player: name, thing: say(line.called) }) : ''
}

const LONG = 80 // characters

/** "Ada points here: red 5", with the words of the board. */
export function pointTextOf(element: HTMLElement | undefined, name: string): string {
  const label = element?.getAttribute('aria-label') ?? element?.innerText.replace(/\s+/g, ' ').trim().slice(0, LONG)
  return label ? t('web-points-here', { player: name, thing: label }) : t('web-points-elsewhere', { player: name })
}

const isFocusable = (element: HTMLElement) => element.matches('button, a, [tabindex]')

/** Point by keyboard, after the key for it: arrows move over what can be pointed at. Returns how to stop listening. */
export function pointWithKeys(things: Things, pointing: Pointing): () => void {
  const canPointAt = (id: string) => pointing.canPointAt(id)
  const key = (event: KeyboardEvent) => {
    if (!pointing.isOn || isDialogOpen()) return
    const thing = things.idAt(document.activeElement, canPointAt)
    if (event.key.startsWith('Arrow')) moveFocus(things.shown(canPointAt).filter(isFocusable), event.key)
    else if ((event.key === 'Enter' || event.key === ' ') && thing) void pointing.at(thing)
    else if (event.key === 'Escape') pointing.isOn = false
    else return
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('keydown', key, true)
  return () => removeEventListener('keydown', key, true)
}
