/** The keyboard shortcuts of a table: which command a key gives. */

export type Command =
  | 'choose'
  | 'move-focus'
  | 'replay-back'
  | 'replay-forward'
  | 'replay-first'
  | 'replay-exit'
  | 'cancel'
  | 'confirm'
  | 'ignore'
  | 'undo'
  | 'hint'
  | 'point'
  | 'follow'
  | 'log'
  | 'chat'
  | 'catch-up'
  | 'shortcuts'

export interface KeyPress {
  key: string
  shiftKey: boolean
  /** whether it is held down */
  repeat: boolean
  /** whether a button or link has the focus */
  isOnButton: boolean
}

export interface Situation {
  isReplay: boolean
  isMyTurn: boolean
  /** how many things can be touched next */
  choices: number
  /** whether a decision can be confirmed */
  canConfirm: boolean
  /** whether the decision to confirm would change nothing */
  isIdle: boolean
  canPoint: boolean
  /** whether there is a shared replay to follow */
  canFollow: boolean
}

/** The place among the choices that a digit stands for: 1 is the first, 0 the tenth. */
export const choiceOf = (digit: string): number => (digit === '0' ? 9 : Number(digit) - 1)

export function commandOf(press: KeyPress, now: Situation): Command | undefined {
  const { key } = press
  if (/^[0-9]$/.test(key)) return choiceOf(key) < now.choices ? 'choose' : undefined
  // In the player's turn arrows move between options; otherwise, and with Shift, they step through the replay.
  const steps = press.shiftKey || now.isReplay || !now.isMyTurn
  if (key === 'ArrowLeft' && steps) return 'replay-back'
  if (key === 'ArrowRight' && steps) return 'replay-forward'
  if (key.startsWith('Arrow')) return 'move-focus'
  if (key === 'Enter') return confirmation(press, now)
  if (key === 'u' || key === 'h') return now.isReplay ? undefined : key === 'u' ? 'undo' : 'hint'
  if (key === 'p') return now.canPoint ? 'point' : undefined
  if (key === 'f') return now.canFollow ? 'follow' : undefined
  return OTHERS[key]
}

const OTHERS: Record<string, Command> = {
  Home: 'replay-first',
  End: 'replay-exit',
  Escape: 'cancel',
  l: 'log',
  c: 'chat',
  s: 'catch-up',
  '?': 'shortcuts',
}

/** A decision without effect is confirmed on purpose: not by a key held down or pressed twice on the thing itself. */
function confirmation(press: KeyPress, now: Situation): Command | undefined {
  if (now.isIdle && press.repeat) return 'ignore'
  if (now.isIdle && press.isOnButton) return undefined
  return now.canConfirm ? 'confirm' : undefined
}
