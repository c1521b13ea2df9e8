/** Sizes and times of the operator's page, in a language. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

export function sizeText(bytes: number, language: string): string {
  const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / STEP ** unit
  const digits = value < 10 && unit > 1 ? 1 : 0
  return value.toLocaleString(language, { style: 'unit', unit: UNITS[unit]!, maximumFractionDigits: digits })
}

/** A moment, given in seconds since 1970. */
export function momentText(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
