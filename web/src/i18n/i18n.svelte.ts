/** The messages of the page in the current language, which changes without reloading. */

import type { MessageData } from '../api/protocol'
import { gameMessages, HttpError } from '../api/http'
import { BASE } from '../app/base'
import { read, write } from '../app/storage'
import { LANGUAGES, preferredLanguage, Translator, type Language } from './translator'

// The page's own messages are part of the build: they are there before the server answers. Of a game these are its name
// and its options; the server has the rest.
const frame = import.meta.glob<string>(
  ['../../../src/ludarium/text/locale/*/{common,server,web}.ftl', '../../../src/ludarium/games/*/locale/*/home.ftl'],
  { query: '?raw', import: 'default' },
)

/** A part of the page whose messages are loaded when it is opened, so that the first page stays small. */
export type Part = 'table' | 'after' | 'analysis' | 'deals' | 'keys' | 'admin' | 'entrance'
const parts = import.meta.glob<string>(
  '../../../src/ludarium/text/locale/*/{table*,after,analysis,deals,keys,admin,entrance}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

const REMEMBERED = 'ludarium.language'

class I18n {
  language = $state<Language>(preferredLanguage(read(REMEMBERED), navigator.languages))
  private translator = $state.raw<Translator>()
  private game = ''
  private readonly parts = new Set<Part>()
  /** the load that was started last */
  private loading = Promise.resolve()
  /** the messages of a table's content pack or of a lesson, used at its address only */
  private added: { at: string; texts: Partial<Record<Language, string>> } = { at: '', texts: {} }

  get ready(): boolean {
    return this.translator !== undefined
  }

  /** Load and use the messages of a language and a game, and from now on those of these parts of the page. */
  load(language: Language = this.language, game: string = this.game, ...wanted: Part[]): Promise<void> {
    for (const part of wanted) this.parts.add(part)
    this.loading = this.loadAfter(this.loading, language, game)
    return this.loading
  }

  /** Load messages, and use them once an earlier load has ended: otherwise it would replace the later one. */
  private async loadAfter(before: Promise<void>, language: Language, game: string): Promise<void> {
    const ofParts = [...this.parts].flatMap((part) => loadAll(parts, `/${language}/${part}`))
    const ofGame = game ? [gameMessages(game, language)] : []
    const sources = await Promise.all([...loadAll(frame, `/${language}/`), ...ofParts, ...ofGame])
    await before.catch(() => {}) // its own caller handles its failure
    const own = this.added.at === tablePath() ? this.added.texts[language] : ''
    this.translator = new Translator(language, [...sources, own ?? ''])
    this.game = game
    this.language = language
    document.documentElement.lang = language
  }

  /** Load the messages of a part of the page, unless they are there or on their way. */
  async add(part: Part): Promise<void> {
    await (this.parts.has(part) ? this.loading : this.load(undefined, undefined, part))
  }

  async choose(language: Language): Promise<void> {
    write(REMEMBERED, language)
    await this.load(language)
  }

  /** Add the messages of the table or lesson at this address. */
  async addMessages(texts: Partial<Record<Language, string>>): Promise<void> {
    const { at, texts: before } = this.added
    if (Object.keys(texts).length === 0 && (at === tablePath() || Object.keys(before).length === 0)) return
    this.added = { at: tablePath(), texts }
    await this.load()
  }

  has(id: string): boolean {
    return this.translator?.has(id) ?? false
  }

  /** Format a message. A missing id throws in development and gives "–" in production. */
  say(message: MessageData, names?: string[], viewer?: number): string {
    return this.orDash(() => this.translator!.say(message, names, viewer))
  }

  attribute(id: string, name: string): string {
    return this.orDash(() => this.translator!.attribute(id, name))
  }

  private orDash(format: () => string): string {
    try {
      return format()
    } catch (error) {
      if (import.meta.env.DEV) throw error
      console.error(error)
      return '–'
    }
  }
}

/** `/t/<table>` of `/t/<table>/<entry>`. */
const tablePath = () => location.pathname.slice(BASE.length).split('/', 3).join('/')

/** The texts of the files whose path has this part. */
function loadAll(files: Record<string, () => Promise<string>>, part: string): Promise<string>[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(part))
    .map(([, load]) => load())
}

export const i18n = new I18n()

/** One of the page's own messages. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return i18n.say({ id, args })
}

/** Why a request failed, as text: the server's reason if it gave one, and otherwise one of the page's own messages. */
export function failureText(error: unknown, otherwise = 'web-line-no-server'): string {
  return i18n.say((error instanceof HttpError && error.reason) || { id: otherwise, args: {} })
}

export { LANGUAGES, type Language }
