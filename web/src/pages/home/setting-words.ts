/** What a setting of a game and its values are called. */

import { i18n, t } from '../../i18n/i18n.svelte'

/** A setting of a seat ends with the seat's number: `house_2`. */
export function settingName(game: string, setting: string): string {
  const [name = '', seat] = setting.split('_')
  return t(`web-option-${game}-${name}`, seat ? { number: Number(seat) } : {})
}

/** The word for a value; a number speaks for itself. */
export function valueName(game: string, setting: string, value: number): string {
  const id = `web-option-${game}-${setting.split('_')[0]}-${value}`
  return i18n.has(id) ? t(id) : String(value)
}
