/** Sagrada, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { GameModule } from '../../board'
import BoardView from './Board.svelte'
import CrownView from './Crown.svelte'
import { touchedOf } from './dice'

export const Board: GameModule['Board'] = BoardView
export const Crown = CrownView as Component<any>
export const showsPlates = true

export const touched: GameModule['touched'] = (view, path, say) => touchedOf(view, path).map(say).join(' · ')
