/** From what somebody chooses on the home page to a table. */

import { manifestOf } from '../../board/games'
import type { GameData, Setting } from '../../api/http'
import type { Creation, SeatRequest } from '../../protocol'
import { settings } from '../../app/settings.svelte'
import { t } from '../../i18n/i18n.svelte'

/** What a seat may be: one's own, open, or the name of a bot. */
export type SeatChoice = 'me' | 'open' | string

export const seatChoices = (game: GameData): SeatChoice[] => ['open', ...game.bots.map((bot) => bot.name), 'me']

/** The name one sits down with. */
export const myName = () => settings.name.trim() || t('web-guest')

export function seatRequests(chosen: SeatChoice[]): SeatRequest[] {
  let own = 0
  return chosen.map((chair) => {
    if (chair === 'open') return { kind: 'open' }
    if (chair !== 'me') return { kind: 'bot', bot: chair }
    own += 1
    return { kind: 'me', name: own === 1 ? myName() : `${myName()} ${own}`.slice(0, 24) }
  })
}

/** The options that a game has with so many seats. */
export const settingsFor = (game: GameData, seats: number): Setting[] =>
  game.options.filter((option) => option.seats.includes(seats))

/** Whether a game can be played with a content pack of one's own. */
export const takesPack = (game: GameData): boolean => manifestOf(game.name)?.takesPacks ?? false

/** The fewest seats with which one is not alone; else the only number there is. */
export const usualSeats = (game: GameData) => game.seats.find((count) => count > 1) ?? game.seats[0] ?? 1

/** One's own seat, and a bot in each other. */
export function creationWithBots(game: GameData): Creation {
  const others = Array.from({ length: usualSeats(game) - 1 }, () => game.bots[0]!.name)
  return { game: game.name, seats: seatRequests(['me', ...others]) }
}
