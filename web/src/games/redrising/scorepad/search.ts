/** Finds a card by typed text: any language, any part of a name, one wrong letter. */

/** Names by card, in one language or another. */
export type Names = Record<string, string>

/** The names of all characters in a Fluent source. */
export function namesIn(source: string): Names {
  return Object.fromEntries([...source.matchAll(/^character-(\w+) = (.+)$/gm)].map((found) => [found[1]!, found[2]!]))
}

/** A text without what people write in different ways: capitals, accents, apostrophes, signs. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/** How well a name fits a query, the less the better; undefined: not at all. */
export function fit(name: string, query: string): number | undefined {
  if (name.startsWith(query)) return 0
  if (name.includes(` ${query}`)) return 1
  if (query.length > 1 && name.includes(query)) return 2
  if (query.length > 2) {
    const words = name.split(' ').map((_, n, all) => all.slice(n).join(' '))
    if (words.some((word) => isNearly(word, query))) return 3
  }
  return undefined
}

/** Whether a word begins like the query but for one letter: wrong, missing, too much, or two in the wrong order. */
function isNearly(word: string, query: string): boolean {
  let at = 0
  while (at < query.length && word[at] === query[at]) at++
  const [left, right] = [word.slice(at), query.slice(at)]
  if (at === 0 && query.length < 4) return false
  return (
    left.slice(1).startsWith(right.slice(1)) ||
    left.startsWith(right.slice(1)) ||
    left.slice(1).startsWith(right) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2).startsWith(right.slice(2)))
  )
}

/** The cards that fit a query, the best first; `spoken` are their names in the languages, that of the page first. */
export function search(query: string, spoken: Names[], most = 6): string[] {
  const wanted = normalize(query)
  if (!wanted) return []
  const found = new Map<string, number>()
  spoken.forEach((names, language) => {
    for (const [card, name] of Object.entries(names)) {
      const fits = fit(normalize(name), wanted)
      const rank = fits === undefined ? Infinity : fits * 10 + Math.min(language, 1)
      if (rank < (found.get(card) ?? Infinity)) found.set(card, rank)
    }
  })
  const own = spoken[0] ?? {}
  return [...found]
    .sort(([a, one], [b, other]) => one - other || (own[a] ?? a).localeCompare(own[b] ?? b))
    .slice(0, most)
    .map(([card]) => card)
}
