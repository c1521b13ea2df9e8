/** The words of the page: one language at a time, switched without reloading. */

import type { MessageData } from '../protocol'
import { read, write } from '../storage'
import { LANGUAGES, preferred, Speaker, type Language } from './speaker'

// The page's own words come with the page, so that it can speak before (and without) the server.
const frame = import.meta.glob<string>('../../../src/ludarium/text/locale/*/{common,server,web}.ftl', {
  query: '?raw',
  import: 'default',
})

const REMEMBERED = 'ludarium.language'

class Words {
  language = $state<Language>(preferred(read(REMEMBERED), navigator.languages))
  private speaker = $state.raw<Speaker>()
  private game = ''
  /** what a table brings with it: the texts of a content pack of its own, which are said at its address only */
  private own: { at: string; texts: Partial<Record<Language, string>> } = { at: '', texts: {} }

  get ready(): boolean {
    return this.speaker !== undefined
  }

  /** Speak this language from now on, and of this game. */
  async speak(language: Language = this.language, game: string = this.game): Promise<void> {
    const sources = await Promise.all([...frameSources(language), ...(game ? [gameSource(game, language)] : [])])
    const own = this.own.at === location.pathname ? this.own.texts[language] : ''
    this.speaker = new Speaker(language, [...sources, own ?? ''])
    this.game = game
    this.language = language
    document.documentElement.lang = language
  }

  async choose(language: Language): Promise<void> {
    write(REMEMBERED, language)
    await this.speak(language)
  }

  /** Know these texts of the table at this address too, and no other table's. */
  async learn(texts: Partial<Record<Language, string>>): Promise<void> {
    if (Object.keys(texts).length + Object.keys(this.own.texts).length === 0) return
    this.own = { at: location.pathname, texts }
    await this.speak()
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

function frameSources(language: Language): Promise<string>[] {
  return Object.entries(frame)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, load]) => load())
}

const sources = new Map<string, Promise<string>>()

/** All messages of a game in a language, as Fluent source. */
export function gameSource(game: string, language: Language): Promise<string> {
  const address = `/api/text/${game}/${language}`
  let source = sources.get(address)
  if (!source) {
    source = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return answer.text()
    })
    source.catch(() => sources.delete(address))
    sources.set(address, source)
  }
  return source
}

export const words = new Words()

/** One of the page's own messages. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return words.say({ id, args })
}

export { LANGUAGES, type Language }
