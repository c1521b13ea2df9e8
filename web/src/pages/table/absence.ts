/** Absent players that the table waits for, and when a bot decides for them, as text. */

import type { SeatData } from '../../api/protocol'
import { t, i18n } from '../../i18n/i18n.svelte'

/** After how many seconds of absence a bot may step in; 0 is never. */
export const STAND_IN: readonly number[] = [0, 60, 300, 86_400]

/** The choices, with the current value. */
export const standIns = (now: number): { value: number; label: string }[] =>
  [...new Set([...STAND_IN, now])]
    .sort((one, other) => one - other)
    .map((value) => ({ value, label: STAND_IN.includes(value) ? t(`web-stand-in-${value}`) : inSeconds(value) }))

/** A value that only the API can set. */
const inSeconds = (value: number) =>
  new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(value)

/** Whether a player is absent and no bot decides for them. */
export const isMissing = (seat: SeatData | undefined): boolean => !!seat?.away && !seat.stand_in

/** Seconds after which those who wait may ask for a bot; the server refuses it before. */
const SHORT = 30

/** Whether an absent player has been away for long enough that a bot may play on request. */
export const isAwayFor = (seat: SeatData, now: number): boolean => now - (seat.away_since ?? 0) >= SHORT

/** Who the table waits for, and who of them is absent. */
export function waitingFor(waiting: number[], seats: SeatData[], names: string[]): string {
  const [first] = waiting
  if (waiting.length === 1 && isMissing(seats[first!])) return t('web-prompt-away', { player: names[first!] ?? '' })
  const players = waiting.map((seat) => {
    const player = names[seat] ?? ''
    return isMissing(seats[seat]) ? t('web-away-name', { player }) : player
  })
  return t('web-prompt-waiting', { names: players.join(', ') })
}

const MINUTE = 60
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', MINUTE],
]

/** "in 4 minutes": when a bot decides for a player who is absent since then (in seconds). */
export function when(standIn: number, since: number | null, now: number, language: string): string {
  const left = Math.max(MINUTE, since === null ? standIn : since + standIn - now)
  const [unit, length] = STEPS.find(([, length]) => left >= length)!
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(left / length), unit)
}
