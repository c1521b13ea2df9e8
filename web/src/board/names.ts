/** How the seats of a table are called, in the language of the page. */

import type { Plate } from './game'
import type { SeatData, State } from '../api/protocol'
import { t } from '../i18n/i18n.svelte'

/** The glass of each seat, in their order. */
export const GLASS = ['purple', 'green', 'blue', 'red', 'yellow', 'c-orange'] as const

/** The name of every seat; a bot without one is called by its number among the bots, an open seat "". */
export function seatNames(seats: SeatData[]): string[] {
  let bots = 0
  return seats.map((seat) => {
    if (seat.kind === 'bot' && !seat.name) return t('web-bot-name', { number: ++bots })
    return seat.name
  })
}

/** The others at a table, in one line. */
export function othersOf(state: State): string {
  const names = seatNames(state.table.seats)
  return names.filter((name, seat) => name && !state.mine.includes(seat)).join(', ')
}

export function plates(state: State, waiting: number[]): Plate[] {
  const names = seatNames(state.table.seats)
  return state.table.seats.map((seat, number) => ({
    seat: number,
    name: names[number] ?? '',
    bot: seat.kind === 'bot' ? seat.bot : '',
    away: seat.away,
    standIn: seat.stand_in,
    isOwn: state.mine.includes(number),
    deciding: waiting.includes(number),
    glass: GLASS[number % GLASS.length] ?? 'blue',
  }))
}
