/** Red Rising, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { BoardProps, GameModule, Other, Say } from '../../board'
import BoardView from './Board.svelte'
import CrownView from './Crown.svelte'
import { isAutomas } from './story.svelte'
import type { View } from './view'

export const Board: GameModule['Board'] = BoardView
export const Crown = CrownView as Component<any>
export const showsPlates = true

/** The Automa; its number as a party is the one after the seats. */
export function other(view: View, say: Say): Other | undefined {
  const { automa, seats } = view
  if (!automa) return undefined
  const seat = seats.length
  const total = automa.ledger.reduce((sum, line) => sum + line.points, 0)
  return {
    plate: {
      seat,
      name: say({ id: 'automa', args: {} }),
      bot: 'automa',
      away: false,
      standIn: false,
      mine: false,
      deciding: false,
      glass: 'c-silver',
    },
    standing: automa.ledger.length
      ? { seat, rank: 0, won: false, total, target: null, tiebreak: [], ledger: automa.ledger }
      : undefined,
    did: (event) => isAutomas(event) || event.args['seat'] === seat,
  }
}

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
