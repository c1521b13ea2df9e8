/** The text of a rule as paragraphs and lists: one paragraph per line; lines with a bullet are a list. */

const BULLET = '• '

export interface Block {
  isList: boolean
  lines: string[]
}

export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const line of text.split('\n')) {
    const isList = line.startsWith(BULLET)
    const last = found.at(-1)
    if (isList && last?.isList) last.lines.push(line.slice(BULLET.length))
    else found.push({ isList, lines: [isList ? line.slice(BULLET.length) : line] })
  }
  return found
}
