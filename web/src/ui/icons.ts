/** The icons in the page: symbols that `Icon` and `<use>` refer to. */

/** Add the symbols of an SVG file. Each game adds its own when a part of it is loaded. */
export function addIcons(source: string): void {
  const icons = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  icons.classList.add('defs')
  icons.setAttribute('aria-hidden', 'true')
  document.body.prepend(document.importNode(icons, true))
}
