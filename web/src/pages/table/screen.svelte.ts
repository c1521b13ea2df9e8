/** The screen of a game in progress: what is open, and how the things of the board are marked. */

import { tick, untrack } from 'svelte'
import { innerWidth } from 'svelte/reactivity/window'
import { rules } from '../../api/http'
import { route } from '../../app/router.svelte'
import { finish } from '../../app/my-tables'
import { settings } from '../../app/settings.svelte'
import { alertTurn } from '../../app/alerts'
import { isMedium } from '../../app/viewport.svelte'
import { resultOf } from '../../board/result'
import { Things } from '../../board/things.svelte'
import { i18n, t } from '../../i18n/i18n.svelte'
import type { EventData, State } from '../../api/protocol'
import type { LessonCourse } from '../learn/lesson.svelte'
import { CatchUp } from './catch-up.svelte'
import { Hints } from './hints.svelte'
import { handleKey } from './keyboard'
import { ChatState } from './panel/chat.svelte'
import { lastMoves } from './panel/log-lines'
import { Pointing } from './pointing.svelte'
import { Preview } from './preview.svelte'
import type { TableSession } from './session.svelte'
import type { ReplaySharing } from './sharing/sharing.svelte'

export type DialogName = 'keys' | 'settings' | 'log' | 'chat' | 'table' | 'branch'

/** The result is loaded in the last round, before it is shown. */
export const loadEndScreen = () => import('./result/EndScreen.svelte')

export class GameScreenState {
  readonly catchUp: CatchUp
  /** of this table; at a variation that of the game which it continues */
  chat = $state.raw() as ChatState
  readonly hints: Hints
  readonly pointing: Pointing
  readonly preview: Preview
  /** the shared replay, once the game is over */
  sharing = $state.raw<ReplaySharing>()
  private isClosed = false
  readonly things: Things
  dialog = $state<DialogName>()
  /** the rule at which the rules are open; '' is their beginning */
  rule = $state<string>()
  tab = $state<'log' | 'chat'>('log')
  /** the events of the log line under the pointer or the focus */
  named = $state.raw<EventData[]>()
  /** what is selectable but not drawn on the board: shown as buttons */
  offBoard = $state.raw<string[]>([])
  /** whether the board is shown although the game is over */
  showsBoard = $state(false)
  /** whether the keys of things are shown: to those who use no keyboard they look like values */
  showsKeys = $state(false)

  constructor(
    readonly session: TableSession,
    /** the lesson whose table this is */
    readonly course?: LessonCourse,
  ) {
    const { touchPath, replay } = session
    this.catchUp = new CatchUp(session)
    this.chat = new ChatState(session.table)
    this.hints = new Hints(session)
    this.preview = new Preview(session, () => this.things)
    this.pointing = new Pointing(
      session,
      () => this.sharing,
      () => this.canPoint,
      (id) => this.isPointable(id),
    )
    this.things = new Things(
      touchPath,
      {
        hinted: () => this.hints.touches(touchPath.path).next,
        'hinted-later': () => this.hints.touches(touchPath.path).later,
        named: () => this.thingsOf(this.named ?? (replay.isActive ? replay.events : this.catchUp.events)),
        moved: () => this.thingsOf(lastMoves(replay.log, this.now.viewer)),
        lesson: () => course?.highlighted(touchPath.path) ?? [],
        refused: () => (touchPath.active && session.refusal?.thing ? [session.refusal.thing] : []),
      },
      (id) => this.pointing.isOn && this.pointing.canPointAt(id),
    )
    void session.loadGame(this.now.table.game)
    this.follow()
  }

  get now(): State {
    return this.session.table.state!
  }

  readonly isOver: boolean = $derived.by(() => this.now.table.status === 'over')
  private readonly isVariation: boolean = $derived.by(() => !!this.now.table.origin?.variation)
  readonly showsResult: boolean = $derived.by(() => this.isOver && !this.showsBoard && !this.session.replay.isActive)
  readonly isMyTurn: boolean = $derived.by(() => this.session.table.decision !== undefined)
  /** whether there is something to point at, and another person to see it */
  private readonly canPoint: boolean = $derived.by(() => {
    const { viewer, table, mine } = this.now
    const hasOthers = table.seats.some((seat, n) => seat.kind === 'person' && !mine.includes(n))
    if (this.sharing?.isJoined) return this.sharing.seat !== undefined
    return !!this.session.game?.canPointAt && !this.session.replay.isActive && viewer !== null && hasOthers
  })
  /** Whether it can be pointed at: in a shared replay everything that is the same thing for all. */
  private isPointable(id: string): boolean {
    const { game } = this.session
    return game?.canPointAt ? game.canPointAt(id) : !!this.sharing?.isJoined && !game?.isOwnName?.(id)
  }

  readonly mayPoint: boolean = $derived.by(() => this.canPoint && !this.showsResult)
  readonly title: string = $derived.by(() => {
    const { names, waiting } = this.session.table
    const game = t(`web-game-${this.now.table.game}`)
    if (this.course) return t('web-title-lesson', { game })
    if (this.isOver) return t('web-title-over', { game })
    if (this.isMyTurn) return t('web-title-turn', { game })
    return t('web-title-waiting', { game, names: waiting.map((seat) => names[seat]).join(', ') })
  })

  /** The things that these events name. */
  private thingsOf(events: readonly EventData[]): string[] {
    return events.flatMap((event) => this.session.game?.thingsOf?.(event, this.now.view) ?? [])
  }

  /** Open a dialog; on a wide screen the log and the chat are beside the board. */
  readonly open = (what: DialogName): void => {
    const isSide = what === 'log' || what === 'chat'
    if (isSide) this.tab = what
    if (!isSide || isMedium.current || this.showsResult) this.dialog = what
  }

  readonly openRule = (rule: string): void => void (this.rule = rule)

  /** Go through what happened since the viewer's last turn. */
  openCatchUp(): void {
    if (this.dialog === 'log') this.dialog = undefined
    this.session.replay.exit()
    this.catchUp.open()
  }

  /** Show another position, on the board. */
  showInReplay(go: () => void): void {
    if (this.dialog === 'log') this.dialog = undefined
    if (this.session.replay.positions.length > 0) this.showsBoard = true
    go()
  }

  readonly keydown = (event: KeyboardEvent): void => handleKey(this, event)

  /** Show the game from its beginning. */
  readonly watchReplay = (): void => this.showInReplay(() => this.session.replay.first())

  /** Show the game from its beginning to the others too. */
  readonly shareReplay = (): void => {
    this.watchReplay()
    this.sharing?.start()
  }

  /** Take part in the shared replay from now on. */
  private async loadSharing(): Promise<void> {
    const { ReplaySharing } = await import('./sharing/sharing.svelte')
    if (this.isClosed) return
    const sharing = new ReplaySharing(this.session)
    sharing.home.onPointer = (pointer) => sharing.isAt(pointer) && this.pointing.show({ ...pointer, called: null })
    if (sharing.isVariation) this.chat = new ChatState(sharing.home)
    this.sharing = sharing
  }

  /** React to new states for as long as the screen is shown. */
  private follow(): void {
    const { replay, table, touchPath } = this.session
    $effect(() => {
      const isIdle = replay.isActive || this.course?.isReading || this.course?.isPlaying
      const decision = isIdle ? undefined : table.decision
      untrack(() => touchPath.ask(decision))
    })
    $effect(() => {
      void [route.place, this.session.isSettled, replay.positions]
      untrack(() => void replay.followAddress())
    })
    $effect(() => {
      if (this.isMyTurn && !this.course) untrack(() => alertTurn(this.title, `/t/${this.session.table.id}`))
    })
    // The score table names its rows by the titles of rules: they are fetched in the last round, before they are shown.
    $effect(() => {
      const { round, rounds } = this.now.view ?? {}
      if (!round || round !== rounds) return
      rules(this.now.table.game, i18n.language).catch(() => {})
      loadEndScreen().catch(() => {})
    })
    $effect(() => {
      if (!this.isOver || this.now.mine.length === 0 || this.course || this.isVariation) return
      settings.hasFinished = true
      finish(this.session.table.id, this.now.table.game, resultOf(this.now))
    })
    $effect(() => {
      const state = this.now
      untrack(() => this.pointing.hear(state))
    })
    $effect(() => {
      if ((this.isOver || this.isVariation) && !this.course) untrack(() => this.loadSharing().catch(() => {}))
    })
    $effect(() => () => {
      this.isClosed = true
      this.sharing?.close()
    })
    // What is selectable and not drawn on the board gets a button.
    $effect(() => {
      void [this.things.changes, touchPath.nextTouches, this.session.isLoaded, this.showsBoard, innerWidth.current]
      void tick().then(() => {
        if (this.session.isLoaded) this.offBoard = touchPath.nextTouches.filter((id) => !this.things.isDrawn(id))
      })
    })
  }
}
