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

/** Let the keyboard reach a box that scrolls, if nothing inside of it can have the focus. */
export function makeScrollable(box: HTMLElement): void {
  if (box.scrollHeight > box.clientHeight && !box.querySelector('a, button, input')) box.tabIndex = 0
}

/** Whether a swipe here moves something else than the page. */
export function isScrolledSideways(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, [data-scrolls]') !== null
}

/** The color of a token in the current theme; the token itself may be a `light-dark()`. */
export function tokenColor(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Move the focus to the main part of the page, once it is there; returns how to stop waiting. */
export function focusMain(done?: () => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    const main = document.querySelector<HTMLElement>('main:not([aria-busy])')
    if (!main) return
    observer.disconnect()
    main.tabIndex = -1
    main.focus({ preventScroll: true })
    done?.()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
