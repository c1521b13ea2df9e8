/** How large the cards of the crowd are, and where each lies. */

import { innerHeight } from 'svelte/reactivity/window'
import { NARROW, scaleOf, WIDE, type GridArea, type Measure } from './grid'

/** the room of the handles beside and above the cards */
const HANDLE = 26
/** smaller cards would say nothing: rather some are covered */
const LEAST = 0.36

export class CrowdLayout {
  /** the size of the field, and where it begins on the page */
  width = $state(0)
  height = $state(0)
  top = $state(0)

  constructor(
    private readonly area: () => GridArea,
    private readonly isNarrow: () => boolean,
    /** so much of a narrow screen, from its bottom, is under something else */
    private readonly covered: () => number,
  ) {}

  readonly measure: Measure = $derived.by(() => (this.isNarrow() ? NARROW : WIDE))

  /** On a narrow screen it is as high as it wants to be, but it shrinks to be seen beside what covers the screen. */
  private readonly room: number = $derived.by(() => {
    if (!this.isNarrow()) return this.height - HANDLE
    if (!this.covered()) return 0
    const { height, gap } = this.measure
    const least = LEAST * (this.area().rows * (height + gap) - gap)
    return Math.max(least, (innerHeight.current ?? 0) - this.covered() - this.top - HANDLE)
  })
  readonly scale: number = $derived.by(() =>
    scaleOf(this.area(), this.measure, this.width - (this.isNarrow() ? HANDLE + 8 : HANDLE), this.room),
  )
  readonly across: number = $derived.by(
    () => (this.area().columns * (this.measure.width + this.measure.gap) - this.measure.gap) * this.scale,
  )
  readonly down: number = $derived.by(
    () => (this.area().rows * (this.measure.height + this.measure.gap) - this.measure.gap) * this.scale,
  )

  /** Where a column and a row begin. */
  x(column: number): number {
    return (column - this.area().left) * (this.measure.width + this.measure.gap) * this.scale
  }

  y(row: number): number {
    return (row - this.area().top) * (this.measure.height + this.measure.gap) * this.scale
  }
}
