/** Arrow keys: they move the focus to the nearest element in their direction. */

/** Move the focus from where it is among these elements, or to the first of them. */
export function moveFocus(elements: readonly HTMLElement[], arrow: string): void {
  const focused = document.activeElement
  const from = focused && elements.find((element) => element.contains(focused))
  if (!from && !(focused instanceof HTMLElement && focused !== document.body)) return elements[0]?.focus()
  const others = elements.filter((element) => element !== from)
  const rects = others.map((element) => element.getBoundingClientRect())
  others[neighbour((from ?? focused!).getBoundingClientRect(), rects, arrow)]?.focus()
}

/** The index of the rectangle nearest in the direction of an arrow key; -1 if there is none. */
export function neighbour(from: DOMRect, rects: readonly DOMRect[], arrow: string): number {
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })
  const here = middle(from)
  let best = -1
  let nearest = Infinity
  rects.forEach((rect, index) => {
    const { x, y } = middle(rect)
    const [along, across] = {
      ArrowRight: [x - here.x, y - here.y],
      ArrowLeft: [here.x - x, y - here.y],
      ArrowDown: [y - here.y, x - here.x],
      ArrowUp: [here.y - y, x - here.x],
    }[arrow] as [number, number]
    if (along < 4) return
    const distance = along + 2.5 * Math.abs(across)
    if (distance < nearest) [nearest, best] = [distance, index]
  })
  return best
}
