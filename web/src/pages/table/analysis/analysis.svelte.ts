/** The analysis of a finished game: started on request, polled until it is done. */

import { analysisOf, HttpError, startAnalysis } from '../../../api/http'
import type { AnalysedDecision, AnalysisData, AnalysisResult, MessageData } from '../../../api/protocol'

const PAUSE = 1000 // milliseconds between two requests for the progress

export class Analysis {
  private data = $state.raw<AnalysisData>()
  /** why there is none */
  error = $state.raw<MessageData>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {}

  readonly result: AnalysisResult | undefined = $derived.by(() => this.data?.result ?? undefined)
  /** how many decisions are done, while it is made */
  readonly progress: { done: number; count: number } | undefined = $derived.by(() =>
    this.data?.started && !this.data.result ? this.data : undefined,
  )

  start(): Promise<void> {
    this.error = undefined
    return this.follow(startAnalysis)
  }

  /** Show it if it was started before. */
  resume(): Promise<void> {
    return this.follow(analysisOf)
  }

  /** Stop asking for the progress. */
  leave(): void {
    clearTimeout(this.timer)
  }

  private async follow(request: (table: string) => Promise<AnalysisData>): Promise<void> {
    this.leave()
    if (this.result) return
    try {
      this.data = await request(this.table)
    } catch (error) {
      this.data = undefined
      this.error = (error instanceof HttpError && error.reason) || { id: 'web-line-no-server', args: {} }
      return
    }
    if (this.progress) this.timer = setTimeout(() => void this.follow(analysisOf), PAUSE)
  }

  /** The decision that an entry made. */
  decisionOf(entry: number): AnalysedDecision | undefined {
    return this.result?.decisions.find((one) => one.entry === entry)
  }

  /** The first decision after an entry. */
  nextAfter(entry: number): AnalysedDecision | undefined {
    return this.result?.decisions.find((one) => one.entry > entry)
  }

  isTurningPoint(decision: AnalysedDecision): boolean {
    return this.result?.turning_points.some((number) => this.result!.decisions[number] === decision) ?? false
  }
}
