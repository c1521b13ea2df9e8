import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// `npm run dev` forwards requests to a running server.
const server = process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8765'

/** The messages of every page are one file for each language; those of a part of the page are a file of their own. */
function messagesChunk(id: string): string | undefined {
  const [, language, name] = /locale\/(\w+)\/(\w+)[\w-]*\.ftl/.exec(id) ?? []
  return ['common', 'server', 'web', 'home'].includes(name ?? '') ? language : `${language}-${name}`
}

/** The parts of the page that are there without a connection: the rules and the score pad of every game. */
const OFFLINE = /\/pages\/(rules|scorepad)\/\w+Page\.svelte|\/games\/\w+\/(rules|scorepad|art)\//

/** Write the service worker, with the names of the files that it stores. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const found = new Set<string>()
      const add = (name: string) => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || found.has(name)) return
        found.add(name)
        chunk.imports.forEach(add)
      }
      for (const chunk of chunks) {
        if (chunk.isEntry || OFFLINE.test(chunk.facadeModuleId ?? '')) add(chunk.fileName)
      }
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      // Style sheets are small, and which belongs to which part is not said.
      const stored = assets.filter((name) => found.has(name) || name.endsWith('.css'))
      const list = (names: string[]) => JSON.stringify([...names].sort())
      const source = readFileSync(new URL('src/worker/sw.js', import.meta.url), 'utf-8')
        .replace('__STORED_AT_ONCE__', list(stored))
        .replace('__OF_THIS_VERSION__', list(assets))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  base: './', // the server may be seen under a path: it completes the addresses in index.html
  plugins: [svelte(), serviceWorker()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] }, // the page's messages are beside those of the games
  },
  build: {
    outDir: '../src/ludarium/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // these have light-dark()
    assetsInlineLimit: 0, // the page's policy allows fonts from its own server only, none in data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs, the messages of a language, and what every game needs: fewer requests than a file for
        // each shared module.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'] },
            { name: messagesChunk, test: /\.ftl/ },
            { name: 'table', test: /\/src\/(board|ui)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Without `css` the tests would read every style sheet as an empty file.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], css: true },
})
