/** What all parts of a board share: the view, its texts, and whose side of the table is in the middle. */

import type { BoardProps } from './game'

export class BoardModel<View extends { seats: unknown[] }> {
  /** the seat that a spectator looks at */
  looked = $state<number>()

  constructor(protected readonly props: () => BoardProps) {}

  readonly view: View = $derived.by(() => this.props().view as View)
  /** the seat in the middle: the viewer's, or the one that a spectator looks at */
  readonly centre: number = $derived.by(() => this.viewer ?? this.looked ?? this.defaultSeat())
  readonly mine: View['seats'][number] | undefined = $derived.by(() => this.view.seats[this.centre])
  readonly isMine: boolean = $derived.by(() => this.viewer === this.centre)

  /** The seat that a spectator looks at first. */
  protected defaultSeat(): number {
    return 0
  }

  get viewer() {
    return this.props().viewer
  }

  get touching() {
    return this.props().touching
  }

  get things() {
    return this.props().things
  }

  get plates() {
    return this.props().plates
  }

  get events() {
    return this.props().events
  }

  get say() {
    return this.props().say
  }

  get openRule() {
    return this.props().openRule
  }

  /** The text of a message. */
  t(id: string, args: Record<string, unknown> = {}): string {
    return this.say({ id, args })
  }
}
