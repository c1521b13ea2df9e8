/** Searches the rules: all words of the query, anywhere in a rule, without regard to case and accents. */

import type { RuleData } from '../../api/protocol'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The rules that match, each under the heading of its section. */
export function searchRules(rules: RuleData[], query: string): RuleData[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rules
  const matches = (rule: RuleData) => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`)
    return words.every((word) => text.includes(word))
  }
  const shown: RuleData[] = []
  let heading: RuleData | undefined
  for (const rule of rules) {
    if (!rule.text) heading = rule
    else if (matches(rule)) {
      if (heading) shown.push(heading)
      heading = undefined
      shown.push(rule)
    }
  }
  return shown
}
