/** Shared styles are in layers, so that a component wins over them without force. */

import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true })

it('forces a style only to stop motion', () => {
  const forced = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/([\w-]+): [^;\n]*!important/g)].map(([, property]) => `${path} ${property}`),
  )
  const BASE = '../src/styles/base.css'
  expect(new Set(forced)).toEqual(new Set([`${BASE} animation`, `${BASE} transition`]))
})
