/** What the keys do on the screen of a game. */

import { isButton, isDialogOpen, isTextField } from '../../app/elements'
import { moveFocus } from '../../board/roving-focus'
import type { GameScreenState } from './screen.svelte'
import { choiceOf, commandOf, type Command } from './shortcuts'

const COMMANDS: Record<Command, (screen: GameScreenState, key: string) => void> = {
  choose: ({ session: { touchPath } }, key) => touchPath.touch(touchPath.nextTouches[choiceOf(key)]!),
  'move-focus': ({ session, things }, key) =>
    moveFocus(
      things.shown((id) => session.touchPath.canTouch(id), true),
      key,
    ),
  'replay-back': (screen) => screen.showInReplay(() => screen.session.replay.step(-1)),
  'replay-forward': (screen) => screen.showInReplay(() => screen.session.replay.step(1)),
  'replay-first': (screen) => screen.watchReplay(),
  'replay-exit': ({ session }) => session.replay.exit(),
  cancel: ({ catchUp, session }) => {
    if (catchUp.isShown && session.touchPath.path.length === 0) return catchUp.dismiss()
    session.replay.exit()
    session.touchPath.cancel()
    session.dismissRefusal()
  },
  confirm: ({ session }) => session.touchPath.confirm(),
  ignore: () => {},
  undo: ({ session }) => void session.undo(),
  hint: ({ hints }) => void hints.ask(),
  point: startPointing,
  follow: ({ sharing }) => sharing?.toggle(),
  log: (screen) => screen.open('log'),
  chat: (screen) => screen.open('chat'),
  'catch-up': (screen) => screen.openCatchUp(),
  shortcuts: (screen) => screen.open('keys'),
}

/** Do what a key stands for, unless it is meant for a dialog or a text. */
export function handleKey(screen: GameScreenState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen() || isTextField(event.target)) return
  screen.showsKeys = true
  const { key, shiftKey, repeat } = event
  const { replay, touchPath, idle } = screen.session
  const command = commandOf(
    { key, shiftKey, repeat, isOnButton: isButton(event.target) },
    {
      isReplay: replay.isRequested,
      isMyTurn: screen.isMyTurn,
      choices: touchPath.nextTouches.length,
      canConfirm: (touchPath.pending ?? touchPath.complete) !== undefined,
      isIdle: idle !== undefined,
      canPoint: screen.mayPoint,
      canFollow: !!screen.sharing?.isShown && !screen.sharing.isVariation,
    },
  )
  if (!command) return
  event.preventDefault()
  COMMANDS[command](screen, key)
}

/** Point at what has the focus, or else at what is touched next. */
function startPointing({ things, pointing }: GameScreenState): void {
  const thing = things.idAt(document.activeElement, (id) => pointing.canPointAt(id))
  if (thing) void pointing.at(thing)
  else pointing.isOn = true
}
