/** What a touch of a location does: read from what is asked and from the option that the touch leads to. */

import type { OptionData } from '../../../api/protocol'
import type { TouchPathView } from '../../../board/touch-path.svelte'

export type TouchEffect = 'take' | 'banish' | 'banish-topmost' | 'lift' | 'deploy' | 'place' | 'move'

const BY_OPTION: Record<string, TouchEffect> = {
  'option-gain-bonus': 'take',
  'option-gain-top': 'take',
  'option-banish-top': 'banish',
  'option-banish-topmost': 'banish-topmost',
  'option-top-of': 'lift',
  'option-deploy': 'deploy',
  'option-scout-onto': 'place',
  'option-place-banished': 'place',
  'option-face-down': 'place',
  'option-move': 'move',
}

/** `option-onto` only names the location: what happens there is in the question. */
const BY_PROMPT: Record<string, TouchEffect> = {
  'prompt-place': 'place',
  'prompt-banish-or-place': 'place',
  'prompt-deploy-top': 'deploy',
  'prompt-deploy-beneath': 'deploy',
  'prompt-move-beneath': 'move',
  'prompt-move-pile': 'move',
}

const PUTS: readonly TouchEffect[] = ['deploy', 'place', 'move']

/** Whether something is put onto the location, rather than taken from there. */
export const putsCard = (deed: TouchEffect | undefined): boolean => deed !== undefined && PUTS.includes(deed)

const optionOf = (thing: string, { open, path }: TouchPathView): OptionData | undefined =>
  open.find((one) => one.touches[path.length] === thing)

/** What a touch of this location does next. */
export function touchEffectOf(location: string, touching: TouchPathView): TouchEffect | undefined {
  const { path, prompt } = touching
  const id = optionOf(location, touching)?.message.id
  if (!id) return undefined
  if (id === 'option-move-top') return path.length === 0 ? 'lift' : 'move'
  return id === 'option-onto' ? BY_PROMPT[prompt?.id ?? ''] : BY_OPTION[id]
}

/** The message of the bonus that a touch of this location brings; "" if it brings none. */
export const bonusOf = (location: string, touching: TouchPathView): string =>
  String(optionOf(location, touching)?.message.args['gives'] ?? '')

const DECK_WORDS: Record<string, string> = {
  'option-scout': 'board-does-scout',
  'option-draw-and-roll': 'board-does-draw',
}

/** The message of what a touch of the deck does. */
export const deckWord = (touching: TouchPathView): string =>
  DECK_WORDS[optionOf('deck', touching)?.message.id ?? ''] ?? 'board-deck'
