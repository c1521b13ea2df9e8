/** How a game ended for this device. */

import type { State } from '../api/protocol'
import type { GameResult } from '../app/my-tables'
import { manifestOf } from './games'
import { othersOf } from './names'

/** The best result of the device's seats; undefined if it has none, or the game is not over. */
export function resultOf(state: State): GameResult | undefined {
  const mine = state.standings.filter((one) => state.mine.includes(one.seat)).sort((a, b) => a.rank - b.rank)
  const best = mine[0]
  if (!best) return undefined
  const isShared = manifestOf(state.table.game)?.isCooperative
  return { won: best.won, others: othersOf(state), ...(isShared ? {} : { total: best.total }) }
}
