/** What the close-up can show: a citizen, a face-down card, an action, a pile or a symbol, by the id of the thing. */

import type { RaxxonModel } from './board-model.svelte'
import type { ActionView, CrowdCard, SeatView } from './view'

export type Subject =
  | { kind: 'citizen'; type: string; card?: CrowdCard }
  | { kind: 'hidden'; card: CrowdCard }
  | { kind: 'action'; seat: SeatView; action: ActionView; place: number }
  | { kind: 'pile'; name: Pile }
  | { kind: 'symbol'; name: string }

const PILES = {
  evacuated: { title: 'label-evacuated', sign: 'EVAC', rule: 'RX-60' },
  power: { title: 'board-power', sign: 'PWR', rule: 'RX-36' },
  infection: { title: 'board-infection', sign: 'INF', rule: 'RX-32' },
  contained: { title: 'label-contained', sign: 'QUAR', rule: 'RX-53' },
  uncontained: { title: 'label-uncontained', sign: 'QUAR', rule: 'RX-51' },
  population: { title: 'deck-population', sign: 'CROWD', rule: 'RX-03' },
  discard: { title: 'label-discard', sign: 'KILLED', rule: 'RX-30' },
  raxxon: { title: 'board-raxxon-deck', sign: 'RX', rule: 'RX-33' },
} as const

export type Pile = keyof typeof PILES

export const pileFacts = (name: Pile) => PILES[name]

/** What a thing is; undefined if it is no longer there. */
export function subjectOf(board: RaxxonModel, id: string): Subject | undefined {
  const [kind = '', name = '', place = ''] = id.split(':')
  if (kind === 'crowd') {
    const card = board.view.crowd.find((one) => one.id === id)
    if (!card) return undefined
    return card.citizen ? { kind: 'citizen', type: card.citizen, card } : { kind: 'hidden', card }
  }
  if (kind === 'citizen') return { kind, type: name }
  if (kind === 'sheet') {
    const seat = board.view.seats[Number(name)]
    const action = seat?.actions[Number(place)]
    return seat && action ? { kind: 'action', seat, action, place: Number(place) } : undefined
  }
  if (kind === 'pile' && name in PILES) return { kind, name: name as Pile }
  return kind === 'symbol' ? { kind, name } : undefined
}

/** The name of what the close-up shows. */
export function titleOf(board: RaxxonModel, subject: Subject): string {
  switch (subject.kind) {
    case 'citizen':
      return board.typeName(subject.type)
    case 'hidden':
      return board.t('board-face-down')
    case 'action':
      return board.t(subject.action.name)
    case 'pile':
      return board.sentence([{ id: pileFacts(subject.name).title, args: {} }])
    case 'symbol':
      return board.t(`symbol-${subject.name}`)
  }
}
