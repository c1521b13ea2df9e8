/** The interface between the page and a game's folder under `src/games`. */

import type { Clock } from './clock'
import type { Component } from 'svelte'
import type { EventData, LineData, MessageData, StandingData } from '../api/protocol'
import type { PadGame } from './scorepad'
import type { Things } from './things.svelte'
import type { TouchPathView } from './touch-path.svelte'

/** A message in the language of the page, with the seats' names in it. */
export type FormatMessage = (message: MessageData) => string

/** A seat as the plates show it. */
export interface Plate {
  seat: number
  name: string
  /** "", or the name of the bot that sits here */
  bot: string
  /** whether a person sits here who is not connected */
  away: boolean
  /** whether a bot decides for an absent person */
  standIn: boolean
  isOwn: boolean
  /** whether the table waits for this seat */
  deciding: boolean
  /** its glass: the name of a colour token */
  glass: string
  /** its time, where that is limited */
  clock?: Clock | undefined
}

/** A player without a seat, such as the Automa. */
export interface SeatlessPlayer {
  plate: Plate
  /** how it stands, when the game is over */
  standing: StandingData | undefined
  /** whether an event was its doing */
  isActorOf: (event: EventData) => boolean
}

/**
 * What a board gets. It draws the view, each thing with `things.props` or `things.place`, and knows no rule.
 *
 * Its top-level elements are placed by the table's grid: `.board-left` above the log, `.board-stage` above the prompt,
 * `.board-right` beside them. On a narrow screen they stand one below the other in the order stage, left, right.
 */
export interface BoardProps {
  view: any
  viewer: number | null
  plates: Plate[]
  touching: TouchPathView
  things: Things
  say: FormatMessage
  standings: StandingData[]
  /** the newest events, for motion */
  events: EventData[]
  /** all events so far */
  log: EventData[]
  /** open the rules at one of them */
  openRule: (rule: string) => void
  /** the height of the prompt below the board, in pixels */
  promptHeight: number
  /** whether a lesson explains it below, at some length */
  isLesson?: boolean
}

/** The end of a game that all win or lose together. */
export interface Ending {
  heading: string
  sub: string
  /** what the rows of the score are */
  source: string
  /** who they all are */
  team: string
}

/** An option that would change nothing. */
export interface Idle {
  /** the rules and what on the table leaves it without effect */
  reasons: { rule: string; message: MessageData }[]
  /** the words for doing it all the same, and what that costs */
  anyway: string
}

/** What `src/games/<game>/index.ts` exports: the parts of a game, each loaded on demand. */
export interface GameManifest {
  name: string
  /** its place on the home page */
  order: number
  /** the color of its badge in lists */
  badge: string
  /** whether all players win or lose together */
  isCooperative?: boolean
  /** the settings on its card on the home page; the others are asked for when a table is created */
  mainSettings?: string[]
  /** whether a table can be created with a content pack */
  takesPacks?: boolean
  /** the picture on the home page and in the lobby */
  cover: () => Promise<{ default: Component }>
  board: () => Promise<GameModule>
  rules?: () => Promise<RulesPictures>
  scorepad?: () => Promise<{ pad: PadGame }>
  /** the page that runs the automated opponent of a physical game; `link` is a game from the address */
  companion?: () => Promise<{ default: Component<{ link: string }> }>
}

/** What `src/games/<game>/rules/index.ts` exports: pictures for the rules, drawn with the parts of the board. */
export interface RulesPictures {
  /** before the rules: the goal, a turn and the end of the game, with a picture */
  Overview: Component
  /** below the text of a rule, by its number */
  figures: Record<string, Figure>
}

/** A picture of a rule: a component with what it shows. */
export interface Figure {
  component: Component<any>
  props: Record<string, unknown>
  /** the message that says what is shown */
  caption?: string
}

/** What `src/games/<game>/board/index.ts` exports. */
export interface GameModule {
  Board: Component<BoardProps>
  /** load what the board needs of a table before it is drawn */
  load?: (table: string) => Promise<void>
  /** whether the board shows every rival's plate itself (with `SeatPlate`), so that the table need not */
  showsPlates?: boolean
  /** whether players point at this thing for the others to see: where they play together */
  canPointAt?: (thing: string) => boolean
  /** whether an id is of something else for each viewer, such as the cells of their own window */
  isOwnName?: (thing: string) => boolean
  /** the things that an event names */
  thingsOf?: (event: EventData, view: BoardProps['view']) => string[]
  /** whether an event is a consequence of the one before it, so that the log indents it */
  followsFrom?: (event: EventData, before: EventData) => boolean
  /** whether the board itself asks this, so that the prompt is one line on a narrow screen */
  asksItself?: (nextTouches: readonly string[]) => boolean
  /** whether the button of a touch that is not on the board is the usual way on */
  leadsOn?: (touch: string) => boolean
  /** whether the column on the right is wide: what is read there is long */
  readsMuch?: boolean
  /** why an option, by its id, would change nothing */
  idle?: (view: BoardProps['view'], option: string, say: FormatMessage) => Idle | undefined
  /** what the table waits for: what those who decide choose between */
  waitingTopic?: (view: BoardProps['view']) => MessageData | undefined
  /** who plays along without a seat */
  seatlessPlayer?: (view: BoardProps['view'], say: FormatMessage) => SeatlessPlayer | undefined
  /** how the points of a line of a seat's ledger come about, where its message does not say */
  formula?: (view: BoardProps['view'], seat: number, line: LineData) => string
  /** the picture of a player's result beside the ledger */
  ResultArt?: Component<{ view: BoardProps['view']; seat: number; total: number; say: FormatMessage; names: string[] }>
  /** how it ended where all win or lose together, in place of who has won; the one column of the score is the team's */
  ending?: (view: BoardProps['view'], say: FormatMessage) => Ending
}
