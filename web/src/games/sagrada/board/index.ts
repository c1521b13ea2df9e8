/** Sagrada, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { GameModule } from '../../../board/game'
import '../icons'
import BoardView from './Board.svelte'
import ResultArtView from '../art/ResultArt.svelte'

export { thingsOf } from './flights'

export const Board: GameModule['Board'] = BoardView
export const ResultArt = ResultArtView as Component<any>
export const showsPlates = true
