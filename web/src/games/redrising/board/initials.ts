/** Bonuses that look at the initials of English names. */

import type { MessageData } from '../../../api/protocol'

/** Whether its bonus looks at the initials of English names (RR-61). */
export function looksAtInitials({ bonus }: { bonus: MessageData[] }): boolean {
  return bonus.some(({ args }) => ((args['condition'] ?? []) as MessageData[]).some(isAboutInitials))
}

const isAboutInitials = ({ id }: MessageData) => id === 'if-initials-differ'
