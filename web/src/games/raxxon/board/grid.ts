/** Where the crowd stands: the part of the ground that is shown, and how large its cards can be. */

import { cellAt } from './cells'
import type { CrowdCard } from './view'

export interface GridArea {
  top: number
  left: number
  rows: number
  columns: number
}

/** The smallest part of the ground with the whole crowd and these places on it. */
export function gridAreaOf(crowd: readonly CrowdCard[], places: readonly string[]): GridArea {
  const cells = [
    ...crowd.map((card) => [card.row, card.column] as [number, number]),
    ...places.map((id) => cellAt(id.slice('place:'.length))),
  ]
  if (cells.length === 0) return { top: 2, left: 2, rows: 3, columns: 3 }
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** A card as the look has it, the gap after it, and how much larger it may be drawn. */
export interface Measure {
  width: number
  height: number
  gap: number
  most: number
}

export const WIDE: Measure = { width: 136, height: 162, gap: 11, most: 1.6 }
export const NARROW: Measure = { width: 136, height: 146, gap: 9, most: 1.06 }

/** The scale of the cards so that so many of them fit; `height` 0 is as high as it wants to be. */
export function scaleOf({ rows, columns }: GridArea, card: Measure, width: number, height: number): number {
  const across = width / (columns * (card.width + card.gap) - card.gap)
  const down = height ? height / (rows * (card.height + card.gap) - card.gap) : 1
  return Math.max(0.28, Math.min(card.most, across, down))
}
