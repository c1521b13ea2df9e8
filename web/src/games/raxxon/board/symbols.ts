/** The signs of symbols, effects, actions and citizens, and the glass of each type. */

import type { Effect } from './view'

/** symbols of consequences and cards */
const SYMBOLS: Record<string, string> = {
  add: 'ADD',
  flip: 'FLIP',
  infection: 'INF',
  raxxon: 'RX',
  power: 'PWR',
  hostile: 'HOS',
  end: 'END',
  pass: 'DOOR',
}

/** kinds of actions on a sheet */
const ACTIONS: Record<string, string> = {
  investigate: 'EYE',
  evacuate: 'EVAC',
  kill: 'STRIKE',
  special: 'SPECIAL',
  quarantine: 'QUAR',
  control: 'CROWD',
  check: 'check',
}

/** effects that are no symbol, by the beginning of their message */
const EFFECTS: [string, string][] = [
  ['does-power-down', 'PWR'],
  ['does-kill', 'STRIKE'],
  ['does-evacuate', 'EVAC'],
  ['does-contain', 'QUAR'],
  ['does-break-out', 'QUAR'],
  ['does-look', 'EYE'],
  ['does-interview', 'EYE'],
  ['does-order-top', 'EYE'],
  ['does-turn-down', 'FLIP'],
  ['does-bury', 'INF'],
  ['does-untoken', 'undo'],
  ['does-character-passes', 'DOOR'],
  ['does-give-back', 'HOS'],
  ['does-ignore-adds', 'lock'],
  ['does-roadblock', 'lock'],
  ['does-raxxon-or-power', 'RX'],
  ['does-stand-down', 'DOOR'],
  ['does-swap', 'CROWD'],
  ['does-move-or-swap', 'CROWD'],
  ['does-optional', 'OPT'],
]

/** the glass of a citizen; always with its sign */
const GLASS: Record<string, string> = {
  hostile: 'blue',
  susceptible: 'green',
  celebrity: 'c-gold',
  innocent: 'green',
  familiar: 'c-silver',
  family: 'c-copper',
  chaotic: 'purple',
  carrier: 'c-orange',
  volatile: 'red',
  mutant: 'c-pink',
}

export const symbolNames = Object.keys(SYMBOLS)
export const symbolSign = (symbol: string): string => SYMBOLS[symbol] ?? 'RX'
export const actionSign = (kind: string): string => ACTIONS[kind] ?? 'CROWD'
export const glassOf = (type: string): string => `var(--${GLASS[type] ?? 'c-gray'})`

/** The sign of a citizen; of one from another pack, a person. */
export const typeSign = (type: string): string => (type in GLASS ? `t-${type}` : 'CROWD')

/** The sign of an effect: its symbol, or what it is about. */
export function effectSign({ symbol, message }: Effect): string {
  if (symbol && symbol in SYMBOLS) return symbolSign(symbol)
  return EFFECTS.find(([start]) => message.id.startsWith(start))?.[1] ?? 'CROWD'
}

/** Whether an effect brings the end nearer. */
export const isBad = ({ symbol }: Effect): boolean => symbol === 'power' || symbol === 'infection'
