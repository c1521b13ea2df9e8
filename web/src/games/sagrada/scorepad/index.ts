/** The score pad of Sagrada. */

import { t } from '../../../i18n/i18n.svelte'
import type { PadGame } from '../../../board/scorepad'
import '../icons'
import Form from './Form.svelte'
import type { Catalogue as Facts } from '../board/view'
import type { Answer } from './answer'
import { ask, blank, windowBreaches, read, resize, standings, type SagradaSheet } from './sheet'

export const pad: PadGame<SagradaSheet, Facts, Answer> = {
  sizes: [1, 2, 3, 4],
  alone: 'web-pad-alone',
  blank,
  read,
  resize,
  ask,
  steps(_, names) {
    return [
      ...names.map((label, seat) => ({ id: `seat-${seat}`, seat, label })),
      { id: 'table', seat: null, label: t('web-pad-goals') },
    ]
  },
  standings,
  outcome(answer, names) {
    if (answer.target !== undefined) {
      const won = answer.winners.length > 0
      const args = { total: answer.windows[0]!.total, target: answer.target }
      return {
        heading: t(won ? 'web-end-won' : 'web-end-lost'),
        reason: { id: 'web-end-target', args },
        rule: answer.outcome?.rule ?? '',
      }
    }
    const winners = answer.winners.map((seat) => names[seat]!)
    return {
      heading: t('web-end-winner', { count: winners.length, names: winners.join(', ') }),
      reason: answer.outcome?.message ?? null,
      rule: answer.outcome?.rule ?? '',
    }
  },
  breaches: (answer) => [
    ...answer.breaches,
    ...answer.windows.flatMap((window, seat) => windowBreaches(window).map((breach) => ({ ...breach, seat }))),
    ...(answer.corrected_result ? [answer.corrected_result] : []),
  ],
  Form,
}
