/** Sagrada, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { LineData, MessageData } from '../../../api/protocol'
import type { GameModule } from '../../../board/game'
import '../icons'
import BoardView from './Board.svelte'
import ResultArtView from '../art/ResultArt.svelte'
import type { View } from './view'

export { thingsOf } from './flights'

export const Board: GameModule['Board'] = BoardView
export const ResultArt = ResultArtView as Component<any>
export const showsPlates = true

/** The values of the dice that a private objective counts. */
export const formula = (view: View, seat: number, line: LineData): string => {
  const goal = view.seats[seat]?.private.find((one) => one.rule === line.rule)
  return line.message.id === 'ledger-private' && goal ? goal.values.join(' + ') : ''
}

/** The cells of the viewer's own window; every cell also has the id of its window. */
export const isOwnName = (thing: string): boolean => thing.startsWith('cell:')

/** What those who decide choose between. */
export const waitingTopic = (view: View): MessageData => {
  const isChoosing = view.seats.some((seat) => seat.window === null)
  return { id: isChoosing ? 'waiting-window' : 'waiting-turn', args: {} }
}
