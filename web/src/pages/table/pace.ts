/** How much time players have, as hosts choose it. */

import type { PaceData } from '../../api/protocol'
import { i18n, t } from '../../i18n/i18n.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The choices: no limit, clocks for an evening, days for a game by correspondence. */
export const PACES: readonly PaceData[] = [
  { kind: 'free', seconds: 0, increment: 0 },
  { kind: 'clock', seconds: 5 * MINUTE, increment: 10 },
  { kind: 'clock', seconds: 10 * MINUTE, increment: 15 },
  { kind: 'clock', seconds: 20 * MINUTE, increment: 30 },
  { kind: 'decision', seconds: 2 * MINUTE, increment: 0 },
  { kind: 'decision', seconds: 12 * HOUR, increment: 0 },
  { kind: 'decision', seconds: DAY, increment: 0 },
  { kind: 'decision', seconds: 3 * DAY, increment: 0 },
  { kind: 'decision', seconds: 7 * DAY, increment: 0 },
]

/** A pace in words. */
export function paceText({ kind = 'free', seconds = 0, increment = 0 }: PaceData): string {
  return t(`web-clock-${kind}`, { time: lengthText(seconds), more: lengthText(increment) })
}

/** "10 minutes": a time in its largest whole unit. */
function lengthText(seconds: number): string {
  const units = [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
    ['second', 1],
  ] as const
  const [unit, length] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? units[3]
  const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}
