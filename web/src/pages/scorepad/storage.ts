/** The last sheet of each game on this device; it is also in the address. */

import { readJson, write } from '../../app/storage'

const KEY = 'ludarium.pad.'

export const storedSheet = (game: string): unknown => readJson(KEY + game)

export const storeSheet = (game: string, text: string): void => write(KEY + game, text)
