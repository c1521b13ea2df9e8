/** Raxxon, as the table around every game knows it. */

import type { Component } from 'svelte'
import type { MessageData } from '../../../api/protocol'
import type { BoardProps, Ending, GameModule, Idle, FormatMessage } from '../../../board/game'
import '../icons'
import BoardView from './Board.svelte'
import ResultArtView from '../art/ResultArt.svelte'
import type { View } from './view'

export const Board: GameModule['Board'] = BoardView
export const ResultArt = ResultArtView as Component<any>
export const showsPlates = true
export const readsMuch = true

export { load } from './catalogue.svelte'
export { followsFrom, thingsOf } from './motion'

/** What those who decide choose between. */
export function waitingTopic({ seats }: View): MessageData {
  const isChoosing = seats.some((seat) => !seat.character)
  return { id: isChoosing ? 'waiting-character' : 'waiting-turn', args: {} }
}

/** Whether players can point at a thing. */
export const canPointAt = (thing: string): boolean => /^(crowd|row|column|pile|sheet|choice|character):/.test(thing)

/** Whether a Raxxon card asks, which has its own words. */
export const asksItself = (nextTouches: readonly string[]): boolean => nextTouches.includes('choice:1')

/** To apply a consequence is the usual way on; to pass ends one's day. */
export const leadsOn = (touch: string): boolean => touch === 'go'

/** What has been touched of a half-made decision, in words. */
export function touched(view: BoardProps['view'], path: readonly string[], say: FormatMessage): string {
  return path.flatMap((id) => thing(view as View, id, say)).join(', ')
}

function thing(view: View, id: string, say: FormatMessage): string | [] {
  const [kind = '', name = ''] = id.split(':')
  if (kind === 'crowd') {
    const card = view.crowd.find((one) => one.id === id)
    if (!card?.citizen) return say({ id: 'board-card-down', args: { cell: name } })
    return say({ id: 'board-card-up', args: { cell: name, card: `citizen-${card.citizen}` } })
  }
  if (['citizen', 'evacuated', 'contained', 'uncontained'].includes(kind))
    return say({ id: `citizen-${name}`, args: {} })
  if (kind === 'card' || kind === 'character') return say({ id: `${kind}-${name}`, args: {} })
  return []
}

/** Why an action would change nothing now. */
export function idle(view: BoardProps['view'], option: string, say: FormatMessage): Idle | undefined {
  const { idle, seats, viewer } = view as View
  const reasons = idle[option]
  if (!reasons || viewer === null) return undefined
  const isFree = seats[viewer]?.actions.find((action) => action.id === option)?.slots.length === 0
  return { reasons, anyway: say({ id: isFree ? 'board-anyway-free' : 'board-anyway', args: {} }) }
}

/** How it ended, for all of them together. */
export function ending(view: BoardProps['view'], say: FormatMessage): Ending {
  const { outcome, day, saved, needed } = view as View
  return {
    heading: say({ id: `board-end-${outcome ?? 'outbreak'}`, args: {} }),
    sub: say({ id: `board-end-${outcome ?? 'outbreak'}-why`, args: { day, number: saved, needed } }),
    source: say({ id: 'board-saved', args: {} }),
    team: say({ id: 'board-team', args: {} }),
  }
}
