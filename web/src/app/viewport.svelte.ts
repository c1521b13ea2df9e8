/** What media queries say, for decisions in code: the breakpoints of the style sheets, and the theme of the system. */

import { MediaQuery } from 'svelte/reactivity'

/** at most 1200 px: the log and the chat are dialogs */
export const isMedium = new MediaQuery('(max-width: 1200px)')
export const prefersDark = new MediaQuery('(prefers-color-scheme: dark)')
