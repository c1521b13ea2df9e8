/** The breakpoints of the style sheets (`styles/README.md`), for decisions in code. */

import { MediaQuery } from 'svelte/reactivity'

/** at most 720 px: one column */
export const isNarrow = new MediaQuery('(max-width: 720px)')
/** at most 1200 px: the log and the chat are dialogs */
export const isMedium = new MediaQuery('(max-width: 1200px)')
