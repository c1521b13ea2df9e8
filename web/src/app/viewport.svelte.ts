/** What media queries say, for decisions in code: the breakpoints of the style sheets, and the theme of the system. */

import { MediaQuery } from 'svelte/reactivity'

/** at most 1200 px: the log and the chat are dialogs */
export const isMedium = new MediaQuery('(max-width: 1200px)')
export const prefersDark = new MediaQuery('(prefers-color-scheme: dark)')
/** at most 720 px: one column */
export const isNarrow = new MediaQuery('(max-width: 720px)')
/** at most 800 px high: a wide screen with little height */
export const isShort = new MediaQuery('(max-height: 800px)')
