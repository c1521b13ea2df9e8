/** What this device remembers between visits. If storage is forbidden or full, nothing is remembered and nothing fails. */

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // lost with this visit
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

/** The stored value; undefined if there is none, or no valid JSON. */
export const readJson = (key: string): unknown => parseJson(read(key))

export const writeJson = (key: string, value: unknown): void => write(key, JSON.stringify(value))

export function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** What this tab remembers until it is closed. */
export function readVisit(key: string): unknown {
  try {
    return parseJson(sessionStorage.getItem(key))
  } catch {
    return undefined
  }
}

export function writeVisit(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // lost with this page
  }
}
