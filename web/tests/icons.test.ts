/** Every icon that is named in the sources is in the page's own file, or in that of the game that uses it. */

import { describe, expect, it } from 'vitest'
import { actionSign, symbolSign } from '../src/games/raxxon/board/symbols'

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<string>('../src/**/icons.svg', { query: '?raw', import: 'default', eager: true })
const USED = /(?:<Icon name="|<use href="#)([\w-]+)"/g

const idsIn = (file: string) => [...(files[file] ?? '').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)

describe('icons', () => {
  it('are defined once', () => {
    const all = Object.keys(files).flatMap(idsIn)
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([])
  })

  it('are there where they are used', () => {
    const missing = Object.entries(sources).flatMap(([path, source]) => {
      const game = /^\.\.\/src\/games\/\w+\//.exec(path)?.[0]
      const known = new Set([...idsIn('../src/styles/icons.svg'), ...(game ? idsIn(`${game}icons.svg`) : [])])
      return [...source.matchAll(USED)].filter(([, id]) => !known.has(id!)).map(([, id]) => `${path}: ${id}`)
    })
    expect(missing).toEqual([])
  })

  it('are there for every sign of a table in the sources', () => {
    const known = (game: string) => [...idsIn('../src/styles/icons.svg'), ...idsIn(`../src/games/${game}/icons.svg`)]
    const kinds = ['investigate', 'evacuate', 'kill', 'special', 'quarantine', 'control', 'check']
    const symbols = ['add', 'flip', 'infection', 'raxxon', 'power', 'hostile', 'end', 'pass']
    const signs = [...kinds.map(actionSign), ...symbols.map(symbolSign)]
    expect(signs.filter((id) => !known('raxxon').includes(id))).toEqual([])
    expect(['ADD', 'banish', 'sovereign', 'influence'].filter((id) => !known('redrising').includes(id))).toEqual([])
  })
})
