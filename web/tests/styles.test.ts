/** Shared styles are in layers, so that a component wins over them without force; styles and components stay small. */

import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true })

it('forces a style only to stop motion', () => {
  const forced = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/([\w-]+): [^;\n]*!important/g)].map(([, property]) => `${path} ${property}`),
  )
  const BASE = '../src/styles/base.css'
  expect(new Set(forced)).toEqual(new Set([`${BASE} animation`, `${BASE} transition`]))
})

/** the lines of all styles: where they are reached, another class is shared or a component drawn once */
const MOST_STYLES = 7900
const MOST_LINES = 250
/** what was longer before: none may be added */
const LONGER = ['../src/games/redrising/board/Board.svelte', '../src/pages/table/prompt/PromptBar.svelte']

const linesOf = (text: string) => text.split('\n').length - 1
const stylesOf = (path: string, source: string) =>
  path.endsWith('.css') ? source : (/<style>\n([^]*)<\/style>/.exec(source)?.[1] ?? '')

it('has no more styles than before', () => {
  const lines = Object.entries(sources).map(([path, source]) => linesOf(stylesOf(path, source)))
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_STYLES)
})

it('has no component of more than 250 lines', () => {
  const long = Object.keys(sources).filter((path) => linesOf(sources[path]!) > MOST_LINES)
  expect(long.filter((path) => path.endsWith('.svelte') && !LONGER.includes(path))).toEqual([])
})
