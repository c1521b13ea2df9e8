/** How the seats of a table are called, in the language of the page. */

import { clockOf } from './clock'
import type { Plate } from './game'
import type { SeatData, State } from '../api/protocol'
import { i18n, t } from '../i18n/i18n.svelte'

/** The glass of each seat, in their order. */
export const GLASS = ['purple', 'green', 'blue', 'red', 'yellow', 'c-orange'] as const

/** The name of every seat; a bot without one gets the next of its game that no person has, an open seat "". */
export function seatNames(game: string, seats: Pick<SeatData, 'kind' | 'name'>[]): string[] {
  const listed = i18n.has(`web-bots-${game}`) ? t(`web-bots-${game}`).split(', ') : []
  const free = listed.filter((name) => seats.every((seat) => seat.name !== name))
  let bots = 0
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.name) return seat.name
    const name = free[bots++]
    return name ?? t('web-bot-name', { number: bots })
  })
}

/** The strength of a bot, or the name of one that the operator of the server has added. */
export function botLabel(bot: string): string {
  return i18n.has(`web-chair-${bot}`) ? t(`web-chair-${bot}`) : bot
}

/** The others at a table, in one line. */
export function othersOf(state: State): string {
  const names = seatNames(state.table.game, state.table.seats)
  return names.filter((name, seat) => name && !state.mine.includes(seat)).join(', ')
}

export function plates(state: State, waiting: number[]): Plate[] {
  const names = seatNames(state.table.game, state.table.seats)
  return state.table.seats.map((seat, number) => ({
    seat: number,
    name: names[number] ?? '',
    bot: seat.kind === 'bot' ? seat.bot : '',
    away: seat.away,
    standIn: seat.stand_in,
    isOwn: state.mine.includes(number) && !state.table.origin?.variation,
    deciding: waiting.includes(number),
    glass: GLASS[number % GLASS.length] ?? 'blue',
    clock: clockOf(state, number),
  }))
}
