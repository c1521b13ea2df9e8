/** New tables, and links to tables, from what is chosen on the home page. */

import { create, games } from '../../api/http'
import { manifestOf } from '../../board/games'
import { remember } from '../../app/my-tables'
import { go } from '../../app/router.svelte'
import type { Creation, GameData, SeatRequest, SettingData } from '../../api/protocol'
import { settings } from '../../app/settings.svelte'
import { t } from '../../i18n/i18n.svelte'

/** Who has a seat: `me`, `open`, or the name of a bot. */
export type SeatChoice = 'me' | 'open' | string

export const seatChoices = (game: GameData): SeatChoice[] => ['open', ...game.bots.map((bot) => bot.name), 'me']

/** The player's name at new tables. */
export const myName = () => settings.name.trim() || t('web-guest')

/** The name of the n-th player on this device, if no other is given. */
export const nameOnDevice = (number: number) => (number === 1 ? myName() : `${myName()} ${number}`.slice(0, 24))

/** The seats of a new table; `names` are those of the players on this device, by seat. */
export function seatRequests(chosen: SeatChoice[], names: Record<number, string> = {}): SeatRequest[] {
  let own = 0
  return chosen.map((chair, seat) => {
    if (chair === 'open') return { kind: 'open' }
    if (chair !== 'me') return { kind: 'bot', bot: chair }
    own += 1
    return { kind: 'me', name: names[seat]?.trim() || nameOnDevice(own) }
  })
}

/** The settings of a game with this number of seats. */
export const settingsFor = (game: GameData, seats: number): SettingData[] =>
  game.options.filter((option) => option.seats.includes(seats))

/** Whether a game can be played with a content pack. */
export const takesPack = (game: GameData): boolean => manifestOf(game.name)?.takesPacks ?? false

/** The values of these settings: what was chosen, otherwise the usual. */
export const chosenOptions = (asked: SettingData[], options: Record<string, number>): Record<string, number> =>
  Object.fromEntries(asked.map(({ name, default: usual }) => [name, options[name] ?? usual]))

/** The lowest number of seats above one; otherwise the only number. */
export const usualSeats = (game: GameData) => game.seats.find((count) => count > 1) ?? game.seats[0] ?? 1

/** A setting of one seat ends with the seat's number: `house_2`. */
export const isOfSeat = (setting: SettingData) => /_\d+$/.test(setting.name)

/** The bot for those who choose none: one that a newcomer can beat. */
export const usualBot = (game: GameData): string => (game.bots.find((bot) => bot.level === 2) ?? game.bots[0]!).name

/** How strong a bot is in words: how often it wins against the next weaker one, or its team at the first level. */
export function strengthInWords(game: GameData, name: string): string {
  const bot = game.bots.find((one) => one.name === name)
  const weaker = game.bots.find((one) => one.level === (bot?.level ?? 0) - 1)
  if (typeof bot?.wins !== 'number') return ''
  const wins = Math.round(bot.wins / 10)
  if (manifestOf(game.name)?.isCooperative) return t('web-strength-team', { wins })
  return weaker ? t(`web-strength-${weaker.name}`, { wins }) : t('web-strength-random', { wins })
}

/** The seats of one person and as many bots as usual. */
const seatsWithBots = (game: GameData): SeatChoice[] => [
  'me',
  ...Array.from({ length: usualSeats(game) - 1 }, () => usualBot(game)),
]

/** Create a table and go there. */
export async function openTable(
  game: GameData,
  chosen: SeatChoice[],
  options: Record<string, number> = {},
  more: Partial<Creation> = {},
  names: Record<number, string> = {},
): Promise<void> {
  const created = await create({ game: game.name, seats: seatRequests(chosen, names), options, ...more })
  remember(created.table, game.name, created.secrets)
  go(`/t/${created.table}`)
}

/** Create a table of one person and bots, and go there. */
export async function playWithBots(name: string): Promise<void> {
  const game = (await games()).find((one) => one.name === name)
  if (!game) throw new Error(`the server has no game ${name}`)
  await openTable(game, seatsWithBots(game))
}

/** The address of a table from its link, also one to a seat or a position, or from its id. */
export function addressOf(link: string): string | undefined {
  const found = /(?:^|\/t\/)([\w-]+)(\/\d+)?(\?seat=\d+)?(#[\w-]+)?$/.exec(link.trim())
  return found ? `/t/${found.slice(1).join('')}` : undefined
}

/** The address of an evening from its link, or from its code: six letters and digits, perhaps with spaces or a dash. */
export function eveningOf(typed: string): string | undefined {
  const linked = /\/evening\/([a-z0-9]{6})$/i.exec(typed.trim())?.[1]
  const code = linked ?? typed.replaceAll(/[\s-]/g, '')
  return /^[a-z0-9]{6}$/i.test(code) ? `/evening/${code.toUpperCase()}` : undefined
}

/** A short code as somebody typed it: five letters and digits, perhaps with spaces or a dash. */
export function codeOf(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '')
  return /^[a-z0-9]{5}$/i.test(code) ? code : undefined
}
