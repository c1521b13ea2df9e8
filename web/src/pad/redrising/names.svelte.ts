/** The names of the cards in all languages, so that a hand can be typed in any of them. */

import { gameSource, LANGUAGES, words, type Language } from '../../text/words.svelte'
import { namesIn, type Names } from './search'

const known = $state<Partial<Record<Language, Names>>>({})
let asked = false

/** The names in the language of the page, then in the others as far as they have come. */
export function spokenNames(): Names[] {
  const { language } = words
  const order = [language, ...LANGUAGES.filter((one) => one !== language)]
  return order.map((one) => known[one]).filter((names) => names !== undefined)
}

/** Fetch the names; those of other languages when somebody is about to type. */
export function learnNames(all: boolean): void {
  if (all && asked) return
  asked ||= all
  for (const language of all ? LANGUAGES : [words.language]) {
    if (known[language]) continue
    gameSource('redrising', language).then(
      (source) => (known[language] = namesIn(source)),
      () => (asked = false),
    )
  }
}
