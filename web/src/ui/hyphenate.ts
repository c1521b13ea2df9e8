/** Long words may break on small cards: where the browser knows no hyphenation, between syllables. */

const VOWEL = /[aeiouyáéíóúůýěаеєиіїоуюяыэё]/i
const LONG = 7
const KEPT = 3 // letters on either side of a break

/** The text with soft hyphens in its long words. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  let found = ''
  for (let n = 0; n < word.length; n++) {
    found += word[n]
    if (n + 1 >= KEPT && word.length - n - 1 >= KEPT && isEnd(word, n)) found += '\u00ad'
  }
  return found
}

/** Whether a syllable ends here: after a vowel before one consonant, or between two consonants. */
function isEnd(word: string, at: number): boolean {
  const vowel = (n: number) => VOWEL.test(word[n] ?? '')
  const sign = /[ьъй]/i
  if (sign.test(word[at + 1] ?? '')) return false
  if (vowel(at)) return !vowel(at + 1) && vowel(at + 2)
  return vowel(at - 1) && !vowel(at + 1)
}
