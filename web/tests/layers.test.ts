/** Imports go one way: a file may import its own layer and those before it, and a game no other game. */

import { describe, expect, it } from 'vitest'

const LAYERS = [['app', 'api', 'i18n', 'styles'], ['ui'], ['board'], ['games'], ['pages']]
const sources = import.meta.glob<string>('../src/*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const IMPORT = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g

const rank = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder))

/** The folders under `src` that a file imports from: layer, and inside it the game or page. */
function importsOf(path: string, source: string): string[][] {
  const folder = new URL(path, 'file:///web/tests/')
  return [...source.matchAll(IMPORT)]
    .map(([, target]) => new URL(target!, folder).pathname.split('/'))
    .filter((parts) => parts[2] === 'src' && parts.length > 4)
    .map((parts) => parts.slice(3))
}

describe('layers', () => {
  const files = Object.entries(sources)

  it('finds the files of every layer', () => {
    const found = new Set(files.map(([path]) => path.split('/')[2]!))
    expect([...found].filter((folder) => rank(folder) < 0)).toEqual([])
    expect(files.length).toBeGreaterThan(150)
  })

  it('no file imports a later layer, and no game another', () => {
    const wrong = files.flatMap(([path, source]) => {
      const [layer, game] = path.split('/').slice(2)
      return importsOf(path, source)
        .filter(([to, other]) => rank(to!) > rank(layer!) || (layer === 'games' && to === 'games' && other !== game))
        .map((to) => `${path} imports ${to.join('/')}`)
    })
    expect(wrong).toEqual([])
  })
})
