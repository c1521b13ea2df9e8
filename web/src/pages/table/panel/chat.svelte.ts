/** Which lines of the chat have been read on this device. */

import type { TableClient } from '../table-client.svelte'
import { readChatLines, markChatRead } from '../../../app/my-tables'

export class ChatState {
  private read = $state(0)

  constructor(private readonly table: TableClient) {
    this.read = readChatLines(table.id)
  }

  /** whether there are unread lines of others; what they pointed at was shown on the board */
  readonly isUnread: boolean = $derived.by(() => {
    const now = this.table.state
    return !!now?.chat.slice(this.read).some((line) => !line.called && !now.mine.includes(line.seat))
  })

  /** The chat is visible up to this line. */
  see(lines: number): void {
    if (lines === this.read) return
    this.read = lines
    markChatRead(this.table.id, lines)
  }
}
