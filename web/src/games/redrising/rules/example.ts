/** A board without players, for the pictures of the rules. */

import type { BoardProps } from '../../../board/game'
import { Things } from '../../../board/things.svelte'
import type { TouchPathView } from '../../../board/touch-path.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import { RedRisingModel } from '../board/board-model.svelte'
import type { LocationView, SeatView, View } from '../board/view'

const FLEET_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]

const NOTHING_ASKED: TouchPathView = {
  canTouch: () => false,
  idle: () => false,
  isTouched: () => false,
  touch: () => undefined,
  cancel: () => undefined,
  messageOf: () => undefined,
  active: false,
  nextTouches: [],
  path: [],
  open: [],
  prompt: undefined,
}

const seat = (number: number, helium: number, fleet: number, influence: number): SeatView => ({
  seat: number,
  house: '',
  power: '',
  helium,
  fleet,
  influence,
  sovereign: false,
  hand: [],
  no_effect: {},
  score: null,
})

/** A location with cards, none of them touched. */
export const MARS: LocationView = {
  id: 'location:mars',
  name: 'mars',
  gives: 'helium',
  barred: false,
  cards: ['virga', 'dancer', 'sevro'].map((card) => ({ id: `card:${card}`, card, face_down: false, owner: null })),
}

const VIEW = {
  game: 'redrising',
  over: false,
  enough: 7,
  fleet_points: FLEET_POINTS,
  at_work: [],
  locations: [MARS],
  seats: [seat(0, 7, 4, 2), seat(1, 3, 7, 5)],
  automa: null,
} as unknown as View

/** The board of the pictures: two players, one with 7 helium, the other on space 7 of the fleet track. */
export function exampleBoard(): RedRisingModel {
  const props = {
    view: VIEW,
    viewer: null,
    plates: ['purple', 'green'].map((glass, number) => ({ seat: number, name: '', glass })),
    touching: NOTHING_ASKED,
    things: new Things(NOTHING_ASKED),
    say: i18n.say.bind(i18n),
  } as unknown as BoardProps
  return new RedRisingModel(() => props)
}
