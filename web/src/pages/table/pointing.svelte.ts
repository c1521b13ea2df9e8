/** Pointing: shows a thing on the table to the other players for a few seconds. */

import type { FormatMessage } from '../../board/game'
import type { TableSession } from './session.svelte'
import type { ChatLine, State } from '../../api/protocol'
import { isDialogOpen } from '../../app/elements'
import { t } from '../../i18n/i18n.svelte'
import type { PointsAt } from '../../board/pointer'
import { moveFocus } from '../../board/roving-focus'
import type { Things } from '../../board/things.svelte'

const SHOWN = 6000 // milliseconds

/** A thing that a player has just pointed at. */
export interface Shown {
  key: number
  line: ChatLine
}

export class Pointing implements PointsAt {
  /** whether the next thing that is touched is pointed at */
  isOn = $state(false)
  shown = $state.raw<Shown[]>([])
  private heard: State | undefined
  private next = 0

  constructor(
    private readonly session: TableSession,
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

/** Point by keyboard, after the key for it: arrows move over what can be pointed at. Returns how to stop listening. */
export function pointWithKeys(things: Things, pointing: Pointing): () => void {
  const canPointAt = (id: string) => pointing.canPointAt(id)
  const key = (event: KeyboardEvent) => {
    if (!pointing.isOn || isDialogOpen()) return
    const thing = things.idAt(document.activeElement, canPointAt)
    if (event.key.startsWith('Arrow')) moveFocus(things.shown(canPointAt), event.key)
    else if ((event.key === 'Enter' || event.key === ' ') && thing) void pointing.at(thing)
    else if (event.key === 'Escape') pointing.isOn = false
    else return
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('keydown', key, true)
  return () => removeEventListener('keydown', key, true)
}
