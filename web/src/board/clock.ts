/** The clocks of a table: how much time a seat has left, also while this page has not heard from the server. */

import type { State } from '../api/protocol'

export interface Clock {
  /** when the time is up, in seconds since 1970 by this device; of a clock that stands, as if it ran from now on */
  end: number
  running: boolean
  /** the seconds left when the server sent it */
  left: number
}

const received = new WeakMap<State, number>()

/** Remember when a state came: the clocks in it are as of that moment. */
export function noteReceived(state: State): void {
  if (state.clocks?.length) received.set(state, Date.now() / 1000)
}

/** The clock of a seat, where it says something: a person's who plays by a clock, or who has to decide. */
export function clockOf(state: State, seat: number): Clock | undefined {
  const clock = state.clocks?.[seat]
  const isTimed = clock?.running || (clock && state.table.pace.kind === 'clock')
  if (!clock || !isTimed || state.table.seats[seat]?.kind !== 'person' || state.table.status !== 'playing') return
  return { ...clock, end: (received.get(state) ?? Date.now() / 1000) + clock.left }
}

/** The seconds left now. */
export const secondsLeft = (clock: Clock, now: number): number =>
  clock.running ? Math.max(0, clock.end - now) : clock.left

const HOUR = 3600
const DAY = 24 * HOUR

/** "4:05", "1:02:03", or in days and hours "2 d 3 h" in the words of a language. */
export function timeText(seconds: number, language: string): string {
  const whole = Math.ceil(seconds)
  if (whole >= DAY) {
    const unit = (value: number, unit: string) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
    const hours = Math.floor((whole % DAY) / HOUR)
    return [unit(Math.floor(whole / DAY), 'day'), ...(hours ? [unit(hours, 'hour')] : [])].join(' ')
  }
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60)]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
