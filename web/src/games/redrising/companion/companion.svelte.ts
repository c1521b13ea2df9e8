/** The Automa's companion on this device: asks the server for each step, keeps where it stands, and goes back. */

import { companion, HttpError } from '../../../api/http'
import { read, remove, write } from '../../../app/storage'
import type { CompanionReply } from './step'

export const GAME = 'redrising'
const KEY = `ludarium.companion.${GAME}`
const REMEMBERED = 400 // steps that can be taken back: more than a game has

export type Answer = string | number | null | Record<string, unknown>

interface Kept {
  now: CompanionReply
  past: unknown[]
}

export class Companion {
  now = $state.raw<CompanionReply>()
  past = $state.raw<unknown[]>([])
  busy = $state(false)
  /** '' or what went wrong: the server is away, or a saved game cannot be read any more */
  failed = $state<'' | 'line' | 'broken'>('')

  constructor() {
    const kept = remembered()
    this.now = kept?.now
    this.past = kept?.past ?? []
  }

  /** A new game, with a seed of this device. */
  begin(level: number, variant: boolean): Promise<boolean> {
    const words = crypto.getRandomValues(new Uint32Array(4))
    const seed = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
    return this.ask(null, { seed, level, variant }, [])
  }

  answer(answer: Answer): Promise<boolean> {
    const state = this.now?.state
    return this.ask(state, answer, [...this.past, state].slice(-REMEMBERED))
  }

  undo(): Promise<boolean> {
    const state = this.past.at(-1)
    return state === undefined ? Promise.resolve(false) : this.ask(state, null, this.past.slice(0, -1))
  }

  /** Show the game of a link; the first answer stores it on this device. */
  open(state: unknown): Promise<boolean> {
    return this.ask(state, null, [], false)
  }

  forget(): void {
    this.now = undefined
    this.past = []
    this.failed = ''
    remove(KEY)
  }

  private async ask(state: unknown, answer: Answer, past: unknown[], keeps = true): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failed = ''
    try {
      this.now = await companion<CompanionReply>(GAME, state, answer)
      this.past = past
      if (keeps) keep({ now: this.now, past })
      return true
    } catch (error) {
      this.failed = error instanceof HttpError && error.status === 400 ? 'broken' : 'line'
      return false
    } finally {
      this.busy = false
    }
  }
}

function remembered(): Kept | undefined {
  try {
    const kept = JSON.parse(read(KEY) ?? 'null') as Kept | null
    return kept?.now?.view && Array.isArray(kept.past) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keep the game here; its link also holds it, should that fail. */
function keep(kept: Kept): void {
  write(KEY, JSON.stringify(kept))
}
