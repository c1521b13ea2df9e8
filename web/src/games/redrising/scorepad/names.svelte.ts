/** The names of the cards in all languages, so that a hand can be typed in any of them. */

import { gameMessages } from '../../../api/http'
import { LANGUAGES, i18n, type Language } from '../../../i18n/i18n.svelte'
import { namesIn, type Names } from './search'

const known = $state<Partial<Record<Language, Names>>>({})
let asked = false

/** The names in the language of the page, then in the others as far as they have come. */
export function namesByLanguage(): Names[] {
  const { language } = i18n
  const order = [language, ...LANGUAGES.filter((one) => one !== language)]
  return order.map((one) => known[one]).filter((names) => names !== undefined)
}

/** Fetch the names; those of other languages when the search field gets the focus. */
export function loadNames(all: boolean): void {
  if (all && asked) return
  asked ||= all
  for (const language of all ? LANGUAGES : [i18n.language]) {
    if (known[language]) continue
    gameMessages('redrising', language).then(
      (source) => (known[language] = namesIn(source)),
      () => (asked = false),
    )
  }
}
