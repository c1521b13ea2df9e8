/** How a shared deal is played, in words. */

import { t } from '../../i18n/i18n.svelte'
import { settingName, valueName } from '../home/setting-words'

interface Setup {
  game: string
  /** the settings that are to be named */
  options: Record<string, number>
  bots: number
}

/** Such as "Solo · Level: 3 (hard)", in short "Solo · Level: 3". */
export function setupInWords({ game, options, bots }: Setup, isShort = false): string {
  const who = bots > 0 ? t('web-daily-bots', { count: bots }) : t('web-seats-alone')
  return [who, ...settingsInWords(game, options, isShort)].join(' · ')
}

/** What a setting's name has in brackets is left to the rules; a value is "3" or "3: hard". */
export const settingsInWords = (game: string, options: Record<string, number>, isShort = false): string[] =>
  Object.entries(options).map(([name, value]) => {
    const title = settingName(game, name).replace(/ \(.*\)$/, '')
    const [, number, word] = /^(\d+): (.*)$/.exec(valueName(game, name, value)) ?? []
    const shown = number ? (isShort ? number : `${number} (${word})`) : valueName(game, name, value)
    return `${title}: ${shown}`
  })
