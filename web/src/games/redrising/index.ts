/** Red Rising, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { BoardProps, GameModule, Say } from '../../board'
import BoardView from './Board.svelte'
import CrownView from './Crown.svelte'

export { default as Picture } from './Picture.svelte'

export const Board: GameModule['Board'] = BoardView
export const Crown = CrownView as Component<any>
export const showsPlates = true

/** What has been touched of a half-made decision, in words. */
export function touched(_: BoardProps['view'], path: readonly string[], say: Say): string {
  const KINDS: Record<string, string> = { card: 'character', name: 'character' }
  return path
    .flatMap((id) => {
      const [kind = '', thing] = id.split(':')
      const isNamed = thing && ['card', 'name', 'location', 'colour', 'track', 'face'].includes(kind)
      return isNamed ? say({ id: `${KINDS[kind] ?? kind}-${thing}`, args: {} }) : []
    })
    .join(', ')
}
