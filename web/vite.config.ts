import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `npm run dev` forwards requests to a running server.
const server = process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
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
            { name: (id) => /locale\/(\w+)\/\w+\.ftl/.exec(id)?.[1], test: /\.ftl/ },
            { name: 'table', test: /\/src\/(board|ui)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Without `css` the tests would read every style sheet as an empty file.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], css: true },
})
