/** Non-breaking spaces, as each language wants them: `ludarium.text.typography` does the same in Python. */

const NBSP = '\u00a0'

/** words of one letter, which must not end a line */
const SHORT_WORDS: Record<string, string> = {
  cs: 'aikosuvzAIKOSUVZ',
  uk: 'аеєзийіоувАЕЄЗЙІОУВ',
  ru: 'авикосуАВИКОСУ',
}

/** The text with non-breaking spaces in place of those at which a line must not break. */
export function withFixedSpaces(text: string, language: string): string {
  const fixed = text.replace(/(?<![\p{L}\p{N}_])(\p{Lu})\. (?=\p{Lu})/gu, `$1.${NBSP}`)
  const words = SHORT_WORDS[language]
  if (!words) return fixed
  return fixed
    .replace(/ (×) /g, `${NBSP}$1${NBSP}`)
    .replace(/ (?=[—–%])/g, NBSP)
    .replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/(\d\.) (?=\p{Ll})/gu, `$1${NBSP}`)
    .replace(new RegExp(`(?<![^\\s(„«“])([${words}]) (?=\\S)`, 'g'), `$1${NBSP}`)
}
