/** The page is data: only the registry of things and `src/app` look for elements in the document. */

import { expect, it } from 'vitest'

const QUERY = /\b(querySelector(All)?|getElementById|getElementsBy\w+|closest)\b\s*[<(]/
const MARKED = /data-(touch|place|point)\b/
const sources = import.meta.glob<string>('../src/*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const files = Object.entries(sources).map(([path, source]) => ({ path: path.replace('../src/', ''), source }))

it('queries the document in no other place', () => {
  expect(files.length).toBeGreaterThan(150)
  const mayQuery = /^(app\/|board\/things)/
  expect(
    files.filter(({ path, source }) => QUERY.test(source) && !mayQuery.test(path)).map(({ path }) => path),
  ).toEqual([])
})

it('knows a thing by one attribute', () => {
  expect(files.filter(({ source }) => MARKED.test(source)).map(({ path }) => path)).toEqual([])
})

it('puts focus in the order of sight: CSS reorders nothing', () => {
  const styles = import.meta.glob<string>('../src/**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true })
  const reorders = /^\s+order: /m
  const styleOf = (source: string) => source.slice(Math.max(0, source.indexOf('<style>')))
  const found = Object.entries(styles).filter(([, source]) => reorders.test(styleOf(source)))
  expect(found.map(([path]) => path)).toEqual([])
})
