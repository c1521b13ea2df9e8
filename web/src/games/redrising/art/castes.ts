/** The fourteen castes: their glass, and the picture that a card has by its id. */

/** all of them, in the order of the pyramid */
export const CASTES = [
  'gold',
  'silver',
  'white',
  'copper',
  'blue',
  'yellow',
  'green',
  'violet',
  'orange',
  'gray',
  'brown',
  'obsidian',
  'pink',
  'red',
] as const

type Kind = 'rays' | 'arcs' | 'lattice' | 'shards'

const KINDS: Record<string, Kind> = {
  gold: 'rays',
  white: 'rays',
  yellow: 'rays',
  silver: 'arcs',
  blue: 'arcs',
  violet: 'arcs',
  pink: 'arcs',
  copper: 'lattice',
  green: 'lattice',
  brown: 'lattice',
  orange: 'shards',
  gray: 'shards',
  obsidian: 'shards',
  red: 'shards',
}

/** A pane of glass. */
export interface Pane {
  d: string
  fill: string
}

export const WIDTH = 120
export const HEIGHT = 96

type Chance = () => number
type Point = [number, number]

/** Numbers from 0 to 1 that look random and are the same for the same word. */
export function chanceOf(word: string): Chance {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Glass of the caste, lighter or darker. */
function glass(shade: number): string {
  const part = Math.round(46 + 54 * Math.abs(2 * shade - 1))
  return `color-mix(in srgb, var(--c) ${part}%, ${shade < 0.5 ? 'var(--shade)' : 'var(--cream)'})`
}

function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}

/** The picture of a card: its caste's kind of glass, seeded by its id so that no two are alike. */
export function picture(card: string, caste: string): Pane[] {
  const chance = chanceOf(card)
  return DRAWN[KINDS[caste] ?? 'shards'](chance)
}

const DRAWN: Record<Kind, (chance: Chance) => Pane[]> = { rays, arcs, lattice, shards }

/** Rays from a sun near the lower edge, broken by rings. */
function rays(chance: Chance): Pane[] {
  const [x, y] = [30 + 60 * chance(), 88 + 18 * chance()]
  const count = 9 + Math.floor(5 * chance())
  const rings = [0, 26 + 14 * chance(), 62 + 16 * chance(), 220]
  const angles = Array.from(
    { length: count + 1 },
    (_, n) => Math.PI * (1 + (n + (n && n < count ? chance() * 0.5 - 0.25 : 0)) / count),
  )
  const at = (radius: number, angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  const found: Pane[] = []
  for (let ring = 0; ring < 3; ring++) {
    for (let n = 0; n < count; n++) {
      const [near, far, from, to] = [rings[ring]!, rings[ring + 1]!, angles[n]!, angles[n + 1]!]
      const corners = [at(near, from), at(far, from), at(far, to), at(near, to)]
      const shade = 0.2 + 0.34 * ((n + ring) % 2) + 0.1 * ring + 0.16 * chance()
      found.push({ d: path(corners), fill: glass(shade) })
    }
  }
  return [{ d: 'M0 0H120V96H0z', fill: glass(0.3) }, ...found]
}

/** Arcs around a place below, cut by spokes. */
function arcs(chance: Chance): Pane[] {
  const x = 20 + 80 * chance()
  const y = 96 + 10 * chance()
  const radii = [150, 108, 82, 58, 34].map((radius) => radius + 10 * chance())
  const spokes = 7 + Math.floor(3 * chance())
  const turn = chance() * 0.3
  const found: Pane[] = [{ d: 'M0 0H120V96H0z', fill: glass(0.62 + 0.1 * chance()) }]
  radii.forEach((radius, ring) => {
    const inner = radii[ring + 1] ?? 0
    for (let n = 0; n < spokes; n++) {
      const [from, to] = [n, n + 1].map((step) => Math.PI * (1 + (step + (ring % 2) * 0.5 - turn) / spokes)) as [
        number,
        number,
      ]
      const at = (far: number, angle: number) =>
        `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
      const d = `M${at(inner, from)}L${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`
      const shade = (ring === 2 ? 0.14 : 0.74 - 0.12 * ring) + 0.16 * chance()
      found.push({ d, fill: glass(shade) })
    }
  })
  return found
}

/** Lozenges, each a little out of true. */
function lattice(chance: Chance): Pane[] {
  const [columns, rows] = [4 + Math.floor(2 * chance()), 4]
  const [dx, dy] = [WIDTH / columns, HEIGHT / rows]
  const lean = (chance() - 0.5) * 10
  const nodes = new Map<string, Point>()
  const at = (i: number, j: number): Point => {
    const key = `${i} ${j}`
    let node = nodes.get(key)
    if (!node) {
      node = [i * (dx / 2) + lean * (j / rows) + 3 * (chance() - 0.5), j * (dy / 2) + 3 * (chance() - 0.5)]
      nodes.set(key, node)
    }
    return node
  }
  const found: Pane[] = [{ d: 'M0 0H120V96H0z', fill: glass(0.3) }]
  for (let j = -1; j <= rows * 2 + 1; j++) {
    for (let i = -1; i <= columns * 2 + 1; i++) {
      if ((i + j) % 2 === 0) continue
      const shade = 0.16 + 0.2 * (Math.abs(j) % 3) + 0.24 * chance()
      found.push({ d: path([at(i, j - 1), at(i + 1, j), at(i, j + 1), at(i - 1, j)]), fill: glass(shade) })
    }
  }
  return found
}

/** Splinters: a net of points, shaken, in triangles. */
function shards(chance: Chance): Pane[] {
  const [columns, rows] = [4, 3]
  const points: Point[][] = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i): Point => {
      const shake = (edge: boolean, far: number) => (edge ? 0 : (chance() - 0.5) * far)
      return [
        (i / columns) * WIDTH + shake(i === 0 || i === columns, 26),
        (j / rows) * HEIGHT + shake(j === 0 || j === rows, 26),
      ]
    }),
  )
  const found: Pane[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [points[j]![i]!, points[j]![i + 1]!, points[j + 1]![i + 1]!, points[j + 1]![i]!]
      const halves =
        chance() < 0.5
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ]
      for (const half of halves) {
        const bright = chance() < 0.1 ? 0.3 : 0
        found.push({ d: path(half as Point[]), fill: glass(0.12 + 0.5 * chance() + bright) })
      }
    }
  }
  return found
}
