/** New tables, and links to tables, from what is chosen on the home page. */

import { manifestOf } from '../../board/games'
import type { Creation, GameData, SeatRequest, SettingData } from '../../api/protocol'
import { settings } from '../../app/settings.svelte'
import { t } from '../../i18n/i18n.svelte'

/** Who has a seat: `me`, `open`, or the name of a bot. */
export type SeatChoice = 'me' | 'open' | string

export const seatChoices = (game: GameData): SeatChoice[] => ['open', ...game.bots.map((bot) => bot.name), 'me']

/** The player's name at new tables. */
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

/** The settings of a game with this number of seats. */
export const settingsFor = (game: GameData, seats: number): SettingData[] =>
  game.options.filter((option) => option.seats.includes(seats))

/** Whether a game can be played with a content pack. */
export const takesPack = (game: GameData): boolean => manifestOf(game.name)?.takesPacks ?? false

/** The lowest number of seats above one; otherwise the only number. */
export const usualSeats = (game: GameData) => game.seats.find((count) => count > 1) ?? game.seats[0] ?? 1

/** A table of one person and bots. */
export function creationWithBots(game: GameData): Creation {
  const others = Array.from({ length: usualSeats(game) - 1 }, () => game.bots[0]!.name)
  return { game: game.name, seats: seatRequests(['me', ...others]) }
}

/** The address of a table from its link, also one to a seat or a position, or from its id. */
export function addressOf(link: string): string | undefined {
  const found = /(?:^|\/t\/)([\w-]+)(\/\d+)?(\?seat=\d+)?(#[\w-]+)?$/.exec(link.trim())
  return found ? `/t/${found.slice(1).join('')}` : undefined
}
