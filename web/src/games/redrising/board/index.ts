/** Red Rising, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { BoardProps, GameModule, SeatlessPlayer, FormatMessage } from '../../../board/game'
import '../icons'
import BoardView from './Board.svelte'
import ResultArtView from '../art/ResultArt.svelte'
import { isAutomas } from './automa-playback.svelte'
import * as flights from './flights'
import type { EventData } from '../../../api/protocol'
import type { View } from './view'

export const Board: GameModule['Board'] = BoardView
export const ResultArt = ResultArtView as Component<any>
export const showsPlates = true

export { load } from './catalogue.svelte'

/** The Automa. */
export function seatlessPlayer(view: View, say: FormatMessage): SeatlessPlayer | undefined {
  const { automa } = view
  if (!automa) return undefined
  const { seat } = automa
  const total = automa.ledger.reduce((sum, line) => sum + line.points, 0)
  return {
    plate: {
      seat,
      name: say({ id: 'automa', args: {} }),
      bot: 'automa',
      away: false,
      standIn: false,
      isOwn: false,
      deciding: false,
      glass: 'c-silver',
    },
    standing: automa.ledger.length
      ? { seat, rank: 0, won: false, total, target: null, tiebreak: [], ledger: automa.ledger }
      : undefined,
    isActorOf: (event) => isAutomas(event) || event.args['seat'] === seat,
  }
}

/** The things that an event names. */
export const thingsOf = (event: EventData, view: View): string[] => flights.thingsOf(event, view.automa?.seat)

/** What has been touched of a half-made decision, in words. */
export function touched(_: BoardProps['view'], path: readonly string[], say: FormatMessage): string {
  const KINDS: Record<string, string> = { card: 'character', name: 'character' }
  return path
    .flatMap((id) => {
      const [kind = '', thing] = id.split(':')
      const isNamed = thing && ['card', 'name', 'location', 'colour', 'track', 'face'].includes(kind)
      return isNamed ? say({ id: `${KINDS[kind] ?? kind}-${thing}`, args: {} }) : []
    })
    .join(', ')
}
