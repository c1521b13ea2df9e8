/** The sheet of each game that was last worked on, on this device. */

import { read, write } from '../../app/storage'

const KEY = 'ludarium.pad.'

export const storedSheet = (game: string): string | null => read(KEY + game)

/** Keep the sheet here; it is also in the address, should that fail. */
export const storeSheet = (game: string, text: string): void => write(KEY + game, text)

/** What a text says, or nothing where it says nothing. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
