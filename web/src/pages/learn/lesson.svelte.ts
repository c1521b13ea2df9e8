/** A lesson in progress: its step, and the connection that answers the learner's moves from the lesson's states. */

import { explainInLesson } from '../../api/http'
import type { Answer, LessonData, LessonStepData, ServerPush, State } from '../../api/protocol'
import type { RequestBody } from '../../api/socket'
import { object } from '../../app/parse'
import { allowsAnimation, settings } from '../../app/settings.svelte'
import { readJson, writeJson } from '../../app/storage'
import type { TableConnection } from '../table/table-client.svelte'

const KEY = 'ludarium.lessons'
const FINISHED = 'ludarium.lessons.finished'
/** the pause after each decision of another player, in milliseconds */
const PAUSE = 900

/** Whether this device has shown the last step of a game's lesson. */
export const hasFinishedLesson = (game: string): boolean => object(readJson(FINISHED))[game] === true

export class LessonCourse implements TableConnection {
  /** the number of the step, from 0 */
  number = $state(0)
  /** whether the learner has chosen another option than the one that the step suggests */
  isOther = $state(false)
  /** whether decisions of others are being shown */
  isPlaying = $state(false)
  private shown = -1
  private closed = false
  private onPush: ((message: ServerPush) => void) | undefined

  constructor(
    readonly data: LessonData,
    private readonly learner: string,
  ) {
    const kept = Number(object(readJson(KEY))[this.name])
    // A finished lesson starts again.
    if (Number.isInteger(kept) && kept > 0 && kept < data.steps.length - 1) this.number = kept
  }

  readonly step: LessonStepData = $derived.by(() => this.data.steps[this.number]!)
  readonly isLast: boolean = $derived.by(() => this.number === this.data.steps.length - 1)
  /** whether the learner only reads now */
  readonly isReading: boolean = $derived.by(() => this.step.do === '')

  private get name(): string {
    return `${this.data.game}/${this.data.name}`
  }

  /** The things to highlight: those of the step, and what to touch next after this path. */
  highlighted(path: readonly string[]): string[] {
    if (this.isPlaying) return []
    const touches = this.step.do.split('>')
    const isOnPath = this.step.do !== '' && path.every((touch, at) => touches[at] === touch)
    const next = isOnPath ? touches[path.length] : undefined
    // Once the first thing is touched, only the next one is highlighted.
    return path.length > 0 ? (next ? [next] : []) : this.step.show
  }

  connect(handlers: { onPush: (message: ServerPush) => void; onState: (state: 'open') => void }): TableConnection {
    this.onPush = handlers.onPush
    handlers.onState('open')
    this.showAll()
    return this
  }

  async ask(request: RequestBody): Promise<Answer> {
    const done: Answer = { type: 'done', ref: 0, version: this.shown + 1 }
    if (request.type === 'look') this.showAll()
    if (request.type === 'explain') {
      return explainInLesson(this.data.game, this.data.name, this.step.position, request.touches)
    }
    if (request.type !== 'decide') return done
    if (request.option === this.step.do) {
      void this.go(this.number + 1)
      return done
    }
    this.isOther = true
    return { type: 'explanation', ref: 0, rule: '', message: null }
  }

  next(): void {
    if (!this.isLast && this.isReading && !this.isPlaying) void this.go(this.number + 1)
  }

  back(): void {
    if (this.number > 0 && !this.isPlaying) void this.go(this.number - 1)
  }

  restart(): void {
    void this.go(0)
  }

  goOffline(): void {}
  reconnectNow(): void {}

  close(): void {
    this.closed = true
  }

  private async go(number: number): Promise<void> {
    this.isOther = false
    this.number = number
    writeJson(KEY, { ...object(readJson(KEY)), [this.name]: number })
    if (this.isLast) {
      settings.hasFinished = true
      writeJson(FINISHED, { ...object(readJson(FINISHED)), [this.data.game]: true })
    }
    if (this.step.position < this.shown) return this.showAll()
    this.isPlaying = true
    while (this.shown < this.step.position && !this.closed) {
      this.push(this.data.positions[this.shown + 1]!)
      this.shown++
      if (this.shown < this.step.position && allowsAnimation()) await new Promise((done) => setTimeout(done, PAUSE))
    }
    this.isPlaying = false
  }

  /** Show the position of the step with the whole log. */
  private showAll(): void {
    this.shown = this.step.position
    const events = this.data.positions.slice(0, this.shown + 1).flatMap((state) => state.events)
    this.push({ ...this.data.positions[this.shown]!, since: 0, events })
  }

  private push(state: State): void {
    const seats = state.table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: this.learner } : seat))
    this.onPush?.({ ...state, table: { ...state.table, seats } })
  }
}
