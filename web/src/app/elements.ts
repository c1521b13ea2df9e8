/** Where the page looks for elements in the document; the things of a board are in `board/things.svelte.ts`. */

/** Whether a dialog is open, so that keys belong to it and not to the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** Whether keys pressed here write text. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

/** Whether a key pressed here may press a button. */
export function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

/** The symbol of an icon in the page's sprite. */
export function iconSymbol(id: string): Element | null {
  return document.getElementById(id)
}

/** The element of a strip that is the current one. */
export function currentIn(strip: HTMLElement): HTMLElement | null {
  return strip.querySelector<HTMLElement>('[aria-current]')
}

/** Whether a swipe here moves something else than the page. */
export function isScrolledSideways(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, [data-scrolls]') !== null
}
