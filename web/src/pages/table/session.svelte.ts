/** What this device shows of a table: the seat, a hand-over between seats, the half-made decision and the last refusal. */

import { settings } from '../../app/settings.svelte'
import type { RequestBody } from '../../api/socket'
import type { FormatMessage, GameModule, Idle, Plate, SeatlessPlayer } from '../../board/game'
import { manifestOf } from '../../board/games'
import { plates as platesOf } from '../../board/names'
import { TouchPath } from '../../board/touch-path.svelte'
import { i18n } from '../../i18n/i18n.svelte'
import type { Answer, DecisionData, MessageData, OptionData, State } from '../../api/protocol'
import { Analysis } from './analysis/analysis.svelte'
import { Replay } from './replay.svelte'
import { socketOf, TableClient, type ConnectTable } from './table-client.svelte'

export interface ShownRefusal {
  rule: string
  message: MessageData
  /** the thing that was touched in vain */
  thing: string | undefined
}

export class TableSession {
  readonly table: TableClient
  readonly touchPath: TouchPath
  readonly replay: Replay
  readonly analysis: Analysis
  /** the seat that takes over the device; its view is not requested before its player confirms */
  handOverTo = $state.raw<number>()
  /** the board of the game, once it is loaded */
  game = $state.raw<GameModule>()
  isLoaded = $state(false)
  /** whether the player is asked before an undo makes the game practice */
  asksUndo = $state(false)
  private seat = $state.raw<number | null>(null)
  private refused = $state.raw<ShownRefusal & { path: string[]; question: number | undefined }>()

  /** `preferredSeat` is shown first if it belongs to this device; `lesson` answers in place of a table. */
  constructor(
    id: string,
    private readonly preferredSeat?: number,
    lesson?: ConnectTable,
  ) {
    this.table = new TableClient(id, {
      seat: () => this.seat,
      onState: (now, before) => this.chooseSeat(now, before),
      connect: lesson ?? socketOf(id),
      pace: () => (lesson ? 'instant' : settings.pace),
    })
    this.replay = new Replay(this)
    this.analysis = new Analysis(id)
    this.touchPath = new TouchPath({
      decide: (decision, option) => void this.decide(decision, option),
      explain: (touches) => void this.explain(touches),
      // A lesson goes back without any loss.
      confirming: () => (lesson ? 'never' : settings.confirm),
      isIdle: (option) => this.idleOf(option) !== undefined,
    })
  }

  readonly say: FormatMessage = (message) => i18n.say(message, this.table.names, this.you)

  /** the seat that texts call "you": the only one of this device */
  private get you(): number | undefined {
    const mine = this.table.state?.mine ?? []
    return mine.length === 1 ? mine[0] : undefined
  }

  /** The refusal to show: it leaves with the next step of the path, and with the next question. */
  readonly refusal: ShownRefusal | undefined = $derived.by(() => {
    const { refused } = this
    const isCurrent = refused?.path === this.touchPath.path && refused.question === this.table.decision?.id
    return isCurrent ? refused : undefined
  })
  /** why what waits to be confirmed would change nothing */
  readonly idle: Idle | undefined = $derived.by(() => this.touchPath.pending && this.idleOf(this.touchPath.pending))
  /** whether the seat to show is shown, and not still requested or to be confirmed */
  readonly isSettled: boolean = $derived.by(
    () => this.handOverTo === undefined && this.seat === this.table.state?.viewer,
  )

  readonly view: State['view'] | undefined = $derived.by(() =>
    this.replay.isActive ? this.replay.view : this.table.state?.view,
  )
  readonly plates: Plate[] = $derived.by(() => {
    const waiting = this.replay.isActive ? ((this.view?.['waiting'] ?? []) as number[]) : this.table.waiting
    return this.table.state ? platesOf(this.table.state, waiting) : []
  })
  /** the number of other people, who would have to agree to a longer undo */
  readonly others: number = $derived.by(() => {
    const { table, mine } = this.table.state ?? { table: { seats: [] }, mine: [] as number[] }
    return table.seats.filter((seat, n) => seat.kind === 'person' && !mine.includes(n) && !seat.stand_in).length
  })
  readonly seatlessPlayer: SeatlessPlayer | undefined = $derived.by(() => {
    const view = this.table.state?.view
    return view ? this.game?.seatlessPlayer?.(view, this.say) : undefined
  })
  /** the plates of everyone who plays, also without a seat */
  readonly players: Plate[] = $derived.by(() => [
    ...this.plates,
    ...(this.seatlessPlayer ? [this.seatlessPlayer.plate] : []),
  ])

  async loadGame(name: string): Promise<void> {
    try {
      const game = await manifestOf(name)?.board()
      await game?.load?.(this.table.id)
      this.game = game
    } catch {
      // without its board a game is played by buttons
    } finally {
      this.isLoaded = true
    }
  }

  refuse(message: MessageData, rule = '', thing?: string): void {
    this.refused = { rule, message, thing, path: this.touchPath.path, question: this.table.decision?.id }
  }

  dismissRefusal(): void {
    this.refused = undefined
  }

  /** Send a request, to this table or to another; a refusal is shown, and the answer is null if the connection is lost. */
  async ask(request: RequestBody, table: TableClient = this.table): Promise<Answer | null> {
    this.dismissRefusal()
    return this.shown(await table.send(request).catch(() => null))
  }

  /** Show the view of a seat of this device. */
  async show(seat: number): Promise<void> {
    this.seat = seat
    this.dismissRefusal()
    this.shown(await this.table.look(seat).catch(() => null))
    if (this.handOverTo === seat) this.handOverTo = undefined
  }

  /** Undo the last decision. Before an undo that makes the game practice the player is asked: a second call undoes. */
  async undo(): Promise<void> {
    const now = this.table.state
    if (!now?.undo || now.viewer === null) return
    const isBarred = now.undo.reason?.id === 'reason-undo-nothing' || !!now.table.deal
    const makesPractice = now.undo.reach === 0 && this.others === 0 && !now.table.practice && !isBarred
    const isAsked = this.asksUndo
    this.asksUndo = makesPractice && !isAsked
    if (!this.asksUndo) await this.ask({ type: 'undo', seat: now.viewer })
  }

  close(): void {
    this.table.close()
  }

  private async decide({ seat, id }: DecisionData, option: OptionData): Promise<void> {
    this.dismissRefusal()
    this.asksUndo = false
    const answer = await this.answer({ type: 'decide', seat, decision: id, option: option.id })
    if (answer?.type !== 'done') this.touchPath.failed()
    this.shown(answer)
  }

  /** Ask why a path of touches is not possible, and show it. */
  private async explain(touches: string[]): Promise<void> {
    const seat = this.table.state?.viewer ?? null
    if (seat === null || !this.table.state?.mine.includes(seat) || this.replay.isActive) return
    const answer = await this.ask({ type: 'explain', seat, touches })
    if (answer?.type === 'explanation' && answer.message) this.refuse(answer.message, answer.rule, touches.at(-1))
  }

  private idleOf(option: OptionData): Idle | undefined {
    return this.game?.idle?.(this.table.state?.view, option.id, this.say)
  }

  private answer(request: RequestBody): Promise<Answer | null> {
    return this.table.send(request).catch(() => null)
  }

  private shown(answer: Answer | null): Answer | null {
    if (answer === null) this.refuse({ id: 'web-line-not-sent', args: {} })
    else if (answer.type === 'refused') this.refuse(answer.message, answer.rule)
    return answer
  }

  /** Choose the seat to show: one of this device, preferably one to move. With several, ask for a hand-over first. */
  private chooseSeat({ mine, invited, table, viewer, waiting }: State, before: State | undefined): void {
    this.seat = viewer
    // At a variation each player decides for every seat: what is shown is the seat that has to decide.
    const next = table.origin?.variation ? waiting.find((seat) => mine.includes(seat)) : undefined
    if (next !== undefined && !waiting.includes(viewer ?? -1)) return void this.show(next)
    const [watched] = invited ?? []
    if (viewer === null && watched !== undefined && table.status === 'playing') return void this.show(watched)
    if (viewer !== null || mine.length === 0 || table.status === 'lobby') return
    const linked = mine.find((seat) => seat === this.preferredSeat)
    const seat = linked ?? mine.find((one) => waiting.includes(one)) ?? mine[0]!
    if (mine.length === 1 || table.status === 'over' || table.origin?.variation) void this.show(seat)
    else if (before?.viewer !== null || before.table.status === 'lobby') this.handOverTo = seat
  }
}
