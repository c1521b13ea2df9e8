/** Red Rising, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { GameModule, SeatlessPlayer, FormatMessage } from '../../../board/game'
import '../icons'
import BoardView from './Board.svelte'
import ResultArtView from '../art/ResultArt.svelte'
import { isAutomas } from './automa-playback.svelte'
import * as flights from './flights'
import type { EventData, MessageData } from '../../../api/protocol'
import type { View } from './view'

export const Board: GameModule['Board'] = BoardView
export const ResultArt = ResultArtView as Component<any>
export const showsPlates = true

export { load } from './catalogue.svelte'

/** What those who decide choose between: the ability of a card, or a turn. */
export function waitingTopic({ at_work, scoring }: View): MessageData {
  const card = at_work.at(-1)?.card
  if (card) return { id: 'waiting-ability', args: { card: `character-${card}` } }
  return { id: scoring ? 'waiting-scoring' : 'waiting-turn', args: {} }
}

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
