/** The options in a tray. */

import { untrack } from 'svelte'
import type { TouchPathView } from './touch-path.svelte'

export class TrayOptions {
  private first = $state.raw<string[]>([])

  /** `isOffered` accepts the ids that belong into the tray. */
  constructor(
    private readonly path: () => TouchPathView,
    isOffered: (id: string) => boolean,
  ) {
    // On a half-made path what was offered first stays, so that another can be taken instead.
    $effect(() => {
      const { nextTouches, path } = this.path()
      const offered = nextTouches.filter(isOffered)
      untrack(() => {
        if (offered.length || path.length === 0) this.first = offered
      })
    })
  }

  readonly ids: string[] = $derived.by(() => (this.path().active ? this.first : []))
}
