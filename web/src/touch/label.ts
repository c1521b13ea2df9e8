/** The words for a thing to touch that is not drawn on the board. */

import type { Say } from '../board'
import { t, words } from '../text/words.svelte'
import type { TouchPath } from './touching.svelte'

export function labelOf(id: string, touching: TouchPath, say: Say): string {
  const [kind = '', rest = ''] = id.split(':')
  if (words.has(`web-touch-${kind}`)) return t(`web-touch-${kind}`, { value: rest })
  const leading = touching.open.filter((option) => option.touches[touching.path.length] === id)
  if (leading.length === 1) return say(leading[0]!.message)
  const thing = `${kind}-${rest}`
  return words.has(thing) ? say({ id: thing, args: {} }) : rest || id
}
