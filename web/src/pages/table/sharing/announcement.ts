/** What a screen reader announces to those who follow a shared replay. */

import { t } from '../../../i18n/i18n.svelte'
import type { TableSession } from '../session.svelte'

/** "Ada shows step 17 of 64. Ben places a red 5." */
export function announced({ replay, say, table }: TableSession, leader: string): string {
  const count = replay.positions.length + 1
  const happened = replay.isActive ? replay.events[0] : table.log.at(-1)
  const step = t('web-together-shows', { player: leader, number: replay.number, count })
  return happened ? `${step} ${say({ id: happened.kind, args: happened.args })}` : step
}
