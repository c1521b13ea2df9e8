/** Which lines of the chat have been read on this device. */

import type { TableLine } from '../net/table.svelte'
import { heard, hear } from '../seats'

export class Chatting {
  private read = $state(0)

  constructor(private readonly table: TableLine) {
    this.read = heard(table.id)
  }

  /** whether somebody else has said something since; what they pointed at was seen on the board */
  readonly isUnread: boolean = $derived.by(() => {
    const now = this.table.state
    return !!now?.chat.slice(this.read).some((line) => !line.called && !now.mine.includes(line.seat))
  })

  /** The chat is before one's eyes, up to here. */
  see(lines: number): void {
    if (lines === this.read) return
    this.read = lines
    hear(this.table.id, lines)
  }
}
