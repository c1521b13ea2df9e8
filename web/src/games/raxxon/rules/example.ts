/** A board without a table, for the parts of the board that the rules show. */

import type { BoardProps } from '../../../board/game'
import { Things } from '../../../board/things.svelte'
import type { TouchPathView } from '../../../board/touch-path.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import { RaxxonModel } from '../board/board-model.svelte'

const path: TouchPathView = {
  canTouch: () => false,
  idle: () => false,
  isTouched: () => false,
  touch: () => {},
  cancel: () => {},
  messageOf: () => undefined,
  active: false,
  nextTouches: [],
  path: [],
  open: [],
  prompt: undefined,
}

const props: BoardProps = {
  view: { crowd: [], odds: {}, seats: [], offered: [], followed: [], scenario: null },
  viewer: null,
  plates: [],
  touching: path,
  things: new Things(path),
  say: (message) => i18n.say(message),
  standings: [],
  events: [],
  log: [],
  openRule: () => {},
  promptHeight: 0,
}

export const exampleBoard = new RaxxonModel(() => props)
