import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkByParts } from './scripts/vite/chunk-by-parts.ts'
import { pushWorker } from './scripts/vite/push-worker.ts'
import { startPage } from './scripts/vite/start-page.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))

/** A file of react-router's production build. */
const routerFile = (name: string) =>
  fileURLToPath(new URL(`../production/${name}`, import.meta.resolve('react-router')))

/**
 * react-router's production build, without the warnings for developers: its package has it beside the development build and does not export it.
 * The development server, the tests and the stories use the development build.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
]

/** The paths the API server answers itself; everything else belongs to the front end. */
const serverPaths = ['/api', '/sandbox', '/uploads', '/_outbox', '/healthz', '/readyz']

/** What the first page needs besides the entry; fetched beside it, so that no chunk waits for another. */
const firstPages = {
  app: ['src/app/start-app.tsx'],
  signIn: ['src/features/auth/screens/sign-in-screen.tsx'],
  dashboard: ['src/app/dashboard/dashboard-routes.tsx'],
  home: ['src/features/home/screens/home-screen.tsx'],
  gigs: ['src/features/gigs/screens/gigs-screen.tsx', 'src/features/gigs/list/data/gigs-reads.ts'],
  calls: ['src/api/client/http-runtime.ts'],
}

/** What every page asks for when it is idle. */
const afterFirstPages = ['src/design-system/components/Toast/ToastStack.tsx']

/**
 * sonner inserts a `<style>` element when it is imported. The content security policy blocks it, and the design system has its own styles for
 * toasts (`components/Toast`). Declared free of effects, the call is left out.
 */
export const treeshake = { manualPureFunctions: ['__insertCSS'] }

export default defineConfig(({ command }) => {
  const apiPort = process.env['MARQUEE_API_PORT'] ?? '3001'
  return {
    plugins: [
      vanillaExtractPlugin(),
      react({ compiler: true }),
      startPage(firstPages),
      pushWorker(),
      // Without it a date field brings more than thirty languages along.
      optimizeLocales.vite({ locales: ['en-US'] }),
    ],
    resolve: { alias: [{ find: '@', replacement: source }, ...(command === 'build' ? productionRouter : [])] },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // The content security policy allows no data: addresses, so nothing may be inlined as one.
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake,
        output: {
          codeSplitting: {
            // A group takes no dependencies along: they have names of their own.
            includeDependenciesRecursively: false,
            groups: [
              // Stays cached across versions of the app.
              { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
              {
                debugName: 'by the parts that load it',
                // Few chunks for the list of Gigs would bring 20 kB of it to each page of a Gig and of a person.
                name: chunkByParts(
                  [...Object.values({ ...firstPages, gigs: [] }).flat(), ...afterFirstPages],
                  fileURLToPath(new URL('.', import.meta.url)),
                ),
              },
            ],
          },
        },
      },
    },
    optimizeDeps: { rolldownOptions: { treeshake } },
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: `http://127.0.0.1:${apiPort}` }])),
    },
  }
})
