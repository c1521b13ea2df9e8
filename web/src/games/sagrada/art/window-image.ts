/** A finished window as a picture that one can keep: drawn as SVG, painted on a canvas, saved as PNG. */

import { iconSymbol, tokenColor } from '../../../app/elements'
import { HEART_OF_THE_FAN, HEIGHT, OUTLINE, WIDTH, panesOf } from './tracery'
import type { DieName } from '../board/dice'

const SVG = 'http://www.w3.org/2000/svg'
const CELL = 88
const CAME = 4
const MARGIN = 48
const LEFT = MARGIN + 4
const TOP = MARGIN + HEIGHT + 4
const PAGE = { width: WIDTH + 2 * MARGIN + 8, height: TOP + 4 * (CELL + CAME) + 150 }
const SCALE = 2

export interface WindowImage {
  /** The window's name, the player's, and what it scored, all in words. */
  title: string
  lines: string[]
  name: string
  grid: string[]
  dice: (DieName | null)[][]
}

/** The drawing of a window without its words; the signs are those that stand in the page. */
export function markup(keepsake: WindowImage): string {
  const cells = keepsake.grid.flatMap((row, at) =>
    [...row].map((asks, column) => {
      const [x, y] = [column * (CELL + CAME) + CAME, at * (CELL + CAME) + CAME]
      const die = keepsake.dice[at]?.[column]
      const glass = asks === '.' ? '' : use(`k${asks}`, x, y, CELL)
      const clear = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="var(--clear)"/>`
      return clear + glass + (die ? use(die, x + 4, y + 4, CELL - 8) : '')
    }),
  )
  const fan = panesOf(keepsake.name).map((pane) => `<path d="${pane.d}" fill="var(--${pane.fill})"/>`)
  const { cx, cy, r } = HEART_OF_THE_FAN
  return `<rect width="${PAGE.width}" height="${PAGE.height}" fill="var(--wall)"/>
    <g transform="translate(${LEFT} ${MARGIN})">
      <clipPath id="fan"><path d="${OUTLINE}"/></clipPath>
      <g clip-path="url(#fan)" stroke="var(--lead)" stroke-width="3">${fan.join('')}
        <circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--yellow-hi)"/></g>
      <path d="${OUTLINE}" fill="none" stroke="var(--lead)" stroke-width="8"/>
    </g>
    <g transform="translate(${LEFT - 2} ${TOP - 4})">
      <rect width="${5 * (CELL + CAME) + CAME}" height="${4 * (CELL + CAME) + CAME}" rx="4" fill="var(--lead)"/>
      ${cells.join('')}</g>`
}

function use(id: string, x: number, y: number, size: number): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

/** The ids of all signs that a drawing needs, with those that they are made of. */
export function signsOf(markup: string, find: (id: string) => string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  const wanted = [...markup.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!)
  while (wanted.length) {
    const id = wanted.pop()!
    const sign = found.has(id) ? undefined : find(id)
    if (!sign) continue
    found.set(id, sign)
    wanted.push(...[...sign.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!))
  }
  return found
}

/** The drawing as a file of its own, with the colours that the page has now. */
function standalone(keepsake: WindowImage): string {
  const inner = markup(keepsake)
  const signs = signsOf(inner, (id) => {
    const symbol = iconSymbol(id)
    return symbol ? new XMLSerializer().serializeToString(symbol) : undefined
  })
  const resolved = `<defs>${[...signs.values()].join('')}</defs>${inner}`.replaceAll(
    /var\((--[\w-]+)\)/g,
    (_, token: string) => tokenColor(token),
  )
  return `<svg xmlns="${SVG}" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width * SCALE}" height="${PAGE.height * SCALE}">${resolved}</svg>`
}

/** The window as a PNG. */
export async function render(keepsake: WindowImage): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([standalone(keepsake)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [PAGE.width * SCALE, PAGE.height * SCALE]
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    write(context, keepsake)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The words go straight onto the canvas, where the page's type is at hand. */
function write(context: CanvasRenderingContext2D, keepsake: WindowImage): void {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font')
  context.scale(SCALE, SCALE)
  context.textAlign = 'center'
  context.fillStyle = tokenColor('--ink')
  context.font = `650 30px ${font}`
  const bottom = PAGE.height - 150 + 56
  context.fillText(keepsake.title, PAGE.width / 2, bottom, PAGE.width - MARGIN)
  context.fillStyle = tokenColor('--ink-2')
  context.font = `450 19px ${font}`
  keepsake.lines.forEach((line, index) => {
    context.fillText(line, PAGE.width / 2, bottom + 30 + index * 26, PAGE.width - MARGIN)
  })
}

/** Let the browser save the picture. */
export async function save(keepsake: WindowImage, file: string): Promise<void> {
  const address = URL.createObjectURL(await render(keepsake))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
