/** What this device remembers between visits. Where storage is forbidden or full, nothing is remembered and nothing fails. */

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
    // it is lost with this visit
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // there was nothing
  }
}
