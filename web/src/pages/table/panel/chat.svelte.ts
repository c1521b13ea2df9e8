/** The chat on this device: which lines have been read, and whose are not shown. */

import type { ChatLine } from '../../../api/protocol'
import { chatReadUntil, markChatRead, mutedSeats, setMuted } from '../../../app/my-tables'
import type { TableClient } from '../table-client.svelte'

export class ChatState {
  /** when the last line was written that has been read: the server sends the newest lines only */
  private readUntil = $state(0)
  muted = $state.raw<number[]>([])

  constructor(private readonly table: TableClient) {
    this.readUntil = chatReadUntil(table.id)
    this.muted = mutedSeats(table.id)
  }

  /** the lines that are shown */
  readonly lines: ChatLine[] = $derived.by(() =>
    (this.table.state?.chat ?? []).filter((line) => !this.muted.includes(line.seat)),
  )
  /** the unread lines of others; what they pointed at was shown on the board */
  readonly unread: ChatLine[] = $derived.by(() => {
    const mine = this.table.state?.mine ?? []
    return this.lines.filter((line) => line.at > this.readUntil && !line.called && !mine.includes(line.seat))
  })
  readonly isUnread: boolean = $derived.by(() => this.unread.length > 0)

  /** All lines are visible. */
  see(): void {
    const last = this.table.state?.chat.at(-1)?.at ?? 0
    if (last <= this.readUntil) return
    this.readUntil = last
    markChatRead(this.table.id, last)
  }

  /** Show the lines of a seat, or no longer. */
  mute(seat: number, isMuted: boolean): void {
    this.muted = isMuted ? [...this.muted, seat] : this.muted.filter((one) => one !== seat)
    setMuted(this.table.id, this.muted)
  }
}
