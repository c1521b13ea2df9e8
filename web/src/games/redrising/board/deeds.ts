/** What a touch of a location does: read from what is asked and from the option that the touch leads to. */

import type { TouchPathView } from '../../../board/touch-path.svelte'

export type TouchEffect = 'take' | 'banish' | 'banish-topmost' | 'lift' | 'deploy' | 'place' | 'move'

const BY_OPTION: Record<string, TouchEffect> = {
  'option-gain-top': 'take',
  'option-banish-top': 'banish',
  'option-banish-topmost': 'banish-topmost',
  'option-top-of': 'lift',
  'option-deploy': 'deploy',
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

/** What a touch of this location does next. */
export function touchEffectOf(location: string, { open, path, prompt }: TouchPathView): TouchEffect | undefined {
  const option = open.find((one) => one.touches[path.length] === location)
  if (!option) return undefined
  const { id } = option.message
  if (id === 'option-move-top') return path.length === 0 ? 'lift' : 'move'
  return id === 'option-onto' ? BY_PROMPT[prompt?.id ?? ''] : BY_OPTION[id]
}
