/** The sheet of each game that was last worked on, on this device. */

const KEY = 'ludarium.pad.'

export function kept(game: string): string | null {
  try {
    return localStorage.getItem(KEY + game)
  } catch {
    return null
  }
}

export function keep(game: string, text: string): void {
  try {
    localStorage.setItem(KEY + game, text)
  } catch {
    // a full or forbidden storage: the address still has the sheet
  }
}

/** What a text says, or nothing where it says nothing. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
