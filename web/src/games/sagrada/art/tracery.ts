/** The fan of panes over a window, drawn by compass and ruler. */

export const WIDTH = 460
export const HEIGHT = 124
export const OUTLINE = `M0 ${HEIGHT}C0 68 110 30 ${WIDTH / 2} 0C350 30 ${WIDTH} 68 ${WIDTH} ${HEIGHT}z`

const OUTER = ['purple', 'blue', 'red', 'green', 'yellow']
const INNER = ['red-hi', 'green-hi', 'yellow-hi', 'purple-hi', 'blue-hi']
const HEART = 24.8
const RING = 57
const REACH = 322

export interface Pane {
  d: string
  /** The token of its glass. */
  fill: string
}

/** The panes of a fan; every window's name turns the colours in its own way. */
export function panesOf(name: string): Pane[] {
  const turn = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return [...rays(11, RING, REACH, OUTER, turn), ...rays(9, HEART, RING, INNER, turn)]
}

function rays(count: number, inner: number, outer: number, colours: string[], turn: number): Pane[] {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((ray) => Math.PI * (1 - ray / count)) as [number, number]
    const mirrored = Math.min(index, count - 1 - index)
    const d = `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`
    return { d, fill: colours[(mirrored + turn) % colours.length]! }
  })
}

function at(radius: number, angle: number): string {
  return `${(WIDTH / 2 + radius * Math.cos(angle)).toFixed(1)} ${(HEIGHT - radius * Math.sin(angle)).toFixed(1)}`
}

/** The round pane in the middle. */
export const HEART_OF_THE_FAN = { cx: WIDTH / 2, cy: HEIGHT, r: HEART }
