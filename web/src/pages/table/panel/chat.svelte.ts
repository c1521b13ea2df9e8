/** Which lines of the chat have been read on this device. */

import type { TableClient } from '../table-client.svelte'
import { readChatLines, markChatRead } from '../../../app/my-tables'

export class ChatState {
  private read = $state(0)

  constructor(private readonly table: TableClient) {
    this.read = readChatLines(table.id)
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
    markChatRead(this.table.id, lines)
  }
}
