/** The result of a game as text: the winner, the margin, and what broke a tie. */

import { decidingTie, isTiedUntil, signed, tie } from '../../../board/score-table'
import { t } from '../../../i18n/i18n.svelte'
import type { LineData, StandingData } from '../../../api/protocol'

/** The heading and the line below it; `standings` are ranked. */
export function resultText(standings: StandingData[], names: string[]): { heading: string; sub: string } {
  const [first] = standings
  const target = first?.target ?? null
  if (first && target !== null) {
    return {
      heading: t(first.won ? 'web-end-won' : 'web-end-lost'),
      sub: t('web-end-target', { total: first.total, target }),
    }
  }
  const winners = standings.filter((one) => one.won)
  const heading = t('web-end-winner', {
    count: winners.length,
    names: winners.map((one) => names[one.seat] ?? '').join(', '),
  })
  return { heading, sub: first ? margin(standings, first, standings[winners.length]) : '' }
}

function margin(standings: StandingData[], first: StandingData, second: StandingData | undefined): string {
  const points = t('web-points', { count: first.total })
  if (tie(standings) === 'broken') return `${points}. ${t('web-end-tie')}`
  return second ? `${points}. ${t('web-end-ahead', { count: first.total - second.total })}` : points
}

/** What broke a tie, with the numbers of those who were tied; undefined if nothing did. */
export function tieBreakOf(standings: StandingData[], names: string[]): (LineData & { numbers: string }) | undefined {
  const [first] = standings
  const deciding = decidingTie(standings)
  const line = first?.tiebreak[deciding]
  if (!line || tie(standings) !== 'broken') return undefined
  const numbers = standings
    .filter((one) => one.total === first.total && isTiedUntil(deciding, one, first))
    .map((one) => `${names[one.seat] ?? ''} ${signed(one.tiebreak[deciding]?.points ?? 0)}`)
    .join(', ')
  return { ...line, numbers }
}
