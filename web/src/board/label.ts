/** The words for a thing to touch that is not drawn on the board. */

import type { FormatMessage } from './game'
import { t, i18n } from '../i18n/i18n.svelte'
import type { TouchPath } from './touch-path.svelte'

export function labelOf(id: string, touching: TouchPath, say: FormatMessage): string {
  const [kind = '', rest = ''] = id.split(':')
  if (i18n.has(`web-touch-${kind}`)) return t(`web-touch-${kind}`, { value: rest })
  const leading = touching.open.filter((option) => option.touches[touching.path.length] === id)
  if (leading.length === 1) return say(leading[0]!.message)
  const thing = `${kind}-${rest}`
  return i18n.has(thing) ? say({ id: thing, args: {} }) : rest || id
}
