/** The words of the page: one language at a time, switched without reloading. */

import type { MessageData } from '../protocol'
import { gameMessages } from '../api/http'
import { read, write } from '../app/storage'
import { LANGUAGES, preferredLanguage, Translator, type Language } from './translator'

// The page's own words come with the page, so that it can speak before (and without) the server.
const frame = import.meta.glob<string>('../../../src/ludarium/text/locale/*/{common,server,web}.ftl', {
  query: '?raw',
  import: 'default',
})

const REMEMBERED = 'ludarium.language'

class I18n {
  language = $state<Language>(preferredLanguage(read(REMEMBERED), navigator.languages))
  private speaker = $state.raw<Translator>()
  private game = ''
  /** what a table brings with it: the texts of a content pack of its own, which are said at its address only */
  private packMessages: { at: string; texts: Partial<Record<Language, string>> } = { at: '', texts: {} }

  get ready(): boolean {
    return this.speaker !== undefined
  }

  /** Speak this language from now on, and of this game. */
  async load(language: Language = this.language, game: string = this.game): Promise<void> {
    const sources = await Promise.all([...frameSources(language), ...(game ? [gameMessages(game, language)] : [])])
    const own = this.packMessages.at === tablePath() ? this.packMessages.texts[language] : ''
    this.speaker = new Translator(language, [...sources, own ?? ''])
    this.game = game
    this.language = language
    document.documentElement.lang = language
  }

  async choose(language: Language): Promise<void> {
    write(REMEMBERED, language)
    await this.load(language)
  }

  /** Know these texts of the table at this address too, and no other table's. */
  async addMessages(texts: Partial<Record<Language, string>>): Promise<void> {
    if (Object.keys(texts).length + Object.keys(this.packMessages.texts).length === 0) return
    this.packMessages = { at: tablePath(), texts }
    await this.load()
  }

  has(id: string): boolean {
    return this.speaker?.has(id) ?? false
  }

  /** A message in words. One that is missing is an error where it can be mended, and a dash where it cannot. */
  say(message: MessageData, names?: string[]): string {
    return this.careful(() => this.speaker!.say(message, names))
  }

  attribute(id: string, name: string): string {
    return this.careful(() => this.speaker!.attribute(id, name))
  }

  private careful(speak: () => string): string {
    try {
      return speak()
    } catch (error) {
      if (import.meta.env.DEV) throw error
      console.error(error)
      return '–'
    }
  }
}

/** `/t/<table>` of `/t/<table>/<entry>`. */
const tablePath = () => location.pathname.split('/', 3).join('/')

function frameSources(language: Language): Promise<string>[] {
  return Object.entries(frame)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, load]) => load())
}

export const i18n = new I18n()

/** One of the page's own messages. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return i18n.say({ id, args })
}

export { LANGUAGES, type Language }
