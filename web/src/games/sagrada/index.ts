/** Sagrada, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { GameModule } from '../../board'
import BoardView from './Board.svelte'
import CrownView from './Crown.svelte'

export { default as Picture } from './Picture.svelte'

export const Board: GameModule['Board'] = BoardView
export const Crown = CrownView as Component<any>
export const showsPlates = true
