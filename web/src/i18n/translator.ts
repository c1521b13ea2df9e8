/** Formats messages in one language, as `ludarium.text.localizer` does in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { MessageData } from '../api/protocol'
import { withFixedSpaces } from './typography'

export const LANGUAGES = ['en', 'uk', 'cs', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages in themselves. */
export const AUTONYMS: Record<Language, string> = { en: 'English', uk: 'Українська', cs: 'Čeština', ru: 'Русский' }

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

export class Translator {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { functions: { FORM: this.form.bind(this) }, useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.find(id) !== undefined
  }

  /**
   * Format a message; `tool-lathekin.effect` is an attribute. A seat is named by `names`, or by its number; two more
   * arguments say of the seat and of the rival whether they are the viewer's: you, other or none.
   */
  say(message: MessageData, names: string[] = [], viewer?: number): string {
    const args: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(message.args)) args[key] = this.argument(value, names, viewer)
    for (const [key, name, relation] of [
      ['seat', 'player', 'who'],
      ['rival', 'other', 'whom'],
    ] as const) {
      const seat = message.args[key]
      args[relation] = 'none'
      if (typeof seat !== 'number') continue
      args[name] = this.name(seat, names)
      args[relation] = seat === viewer ? 'you' : 'other'
    }
    return this.format(this.pattern(message.id), args)
  }

  /** An attribute of a message, such as the effect of a tool. */
  attribute(id: string, name: string): string {
    return this.format(this.pattern(`${id}.${name}`), {})
  }

  private pattern(id: string): Pattern {
    const pattern = this.find(id)
    if (!pattern) throw new Error(`no message ${id} in ${this.language}`)
    return pattern
  }

  private find(id: string): Pattern | undefined {
    const [message = '', attribute] = id.split('.')
    const found = this.bundle.getMessage(message)
    return (attribute ? found?.attributes[attribute] : found?.value) ?? undefined
  }

  /** The name of a seat's player; a seat beyond `names` is the game's own player. */
  private name(seat: number, names: string[]): string {
    if (names.length > 0 && seat >= names.length) return this.say({ id: 'own-player', args: {} })
    return names[seat] ?? this.say({ id: 'player', args: { number: seat + 1 } })
  }

  private argument(value: unknown, names: string[], viewer?: number): FluentVariable {
    if (Array.isArray(value)) return (value as MessageData[]).map((part) => this.say(part, names, viewer)).join(', ')
    if (typeof value === 'number') return value < 0 ? `−${-value}` : value
    return String(value)
  }

  private format(pattern: Pattern, args: Record<string, FluentVariable>): string {
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors[0]) throw errors[0]
    return withFixedSpaces(text, this.language)
  }

  /** FORM($thing, case: "acc"): the name of a thing in a grammatical case, as its attribute of that name gives it. */
  private form(positional: unknown[], named: Record<string, unknown>): string {
    const id = String(positional[0])
    if (named['case']) return this.attribute(id, String(named['case']))
    return this.say({ id, args: {} })
  }
}

/** The first language: the one chosen before, or the first of the browser's that the page has. */
export function preferredLanguage(remembered: string | null, preferred: readonly string[]): Language {
  const known = (tag: string | null) => LANGUAGES.find((language) => language === tag?.toLowerCase().split('-')[0])
  for (const tag of [remembered, ...preferred]) {
    const found = known(tag)
    if (found) return found
  }
  return 'en'
}
