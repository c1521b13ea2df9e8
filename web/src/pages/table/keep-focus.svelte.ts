/** Keeps the keyboard at work: what had the focus may be gone when the next question comes. */

import { tick } from 'svelte'
import { on } from 'svelte/events'

/** After each change, move a lost focus to the prompt, and not to the top of the page. */
export function keepFocus(prompt: () => { focus: () => void } | undefined, changes: () => unknown): void {
  let usesKeyboard = false
  $effect(() => {
    const stops = [
      on(window, 'keydown', () => (usesKeyboard = true), { capture: true }),
      on(window, 'pointerdown', () => (usesKeyboard = false), { capture: true }),
    ]
    return () => stops.forEach((stop) => stop())
  })
  $effect(() => {
    changes()
    void tick().then(() => {
      if (usesKeyboard && document.activeElement === document.body) prompt()?.focus()
    })
  })
}
