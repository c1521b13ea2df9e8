/** The score pad of Red Rising. */

import { t } from '../../../i18n/i18n.svelte'
import type { PadGame, Step } from '../../../board/scorepad'
import '../icons'
import Form from './Form.svelte'
import Result from './Result.svelte'
import type { Catalogue as Facts } from '../board/view'
import type { Answer } from './answer'
import { ask, blank, read, resize, standings, type RedRisingSheet } from './sheet'

export const pad: PadGame<RedRisingSheet, Facts, Answer> = {
  sizes: [1, 2, 3, 4, 5, 6],
  alone: 'web-pad-alone-automa',
  blank,
  read,
  resize,
  ask,
  steps(sheet, names) {
    const steps: Step[] = names.map((label, seat) => ({ id: `seat-${seat}`, seat, label }))
    if (sheet.automa) steps.push({ id: 'automa', seat: names.length, label: t('automa') })
    return [...steps, { id: 'table', seat: null, label: t('web-pad-table') }]
  },
  standings,
  outcome(answer, names) {
    const winners = answer.winners.map((seat) => names[seat]!)
    if (answer.automa?.won) winners.push(t('automa'))
    return {
      heading: t('web-end-winner', { count: winners.length, names: winners.join(', ') }),
      reason: answer.outcome?.message ?? null,
      rule: answer.outcome?.rule ?? '',
    }
  },
  breaches: (answer) => answer.breaches,
  Form,
  Result,
}
