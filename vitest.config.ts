import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** DOM tests that replace modules of the product or load them again, or whose subject the whole page shares. Files that share modules might have used them before. */
const withOwnModules = [
  'src/lib/run-when-idle.test.tsx',
  // Idle work waits for the first data of pages that other files opened.
  'src/app/shell/prefetch-links.test.tsx',
  'src/shared/use-mailing-ref.test.tsx',
  'src/features/auth/data/use-auth-action.test.tsx',
  'src/design-system/components/ImageUpload/ImageUpload.test.tsx',
  // The page remembers whose profile was opened last, and focuses that row.
  'src/features/workers/applicant/applicant-profile.test.tsx',
  'src/features/gigs/details/applicants.test.tsx',
  'src/features/gigs/details/comparing.test.tsx',
  'src/features/gigs/details/deciding.test.tsx',
  'src/features/gigs/details/focus.test.tsx',
  'src/features/gigs/details/gallery.test.tsx',
]

/** A test of the server that replaces a module of Node, which files that share modules would have used before. It needs no database. */
const serverWithOwnModules = 'server/platform/db/embedded/pid-file.test.ts'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

export default defineConfig({
  // vanilla-extract evaluates stylesheets with this configuration, not with that of a project.
  resolve: { alias },
  test: {
    maxWorkers: '100%',
    // Only what hangs takes this long (ms): a busy machine may need ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test that passes writes to the console is expected.
    silent: 'passed-only',
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/bench/*.test.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react({ compiler: true })],
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx', 'scripts/testing/*.test.tsx'],
          exclude: withOwnModules,
          setupFiles: ['scripts/testing/dom-setup.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react({ compiler: true })],
        resolve: { alias },
        test: {
          name: 'dom-isolated',
          environment: 'jsdom',
          include: withOwnModules,
          setupFiles: ['scripts/testing/dom-setup.ts'],
        },
      },
      {
        // A test of the server may hold what the screens make of its answers against its own books.
        plugins: [vanillaExtractPlugin()],
        resolve: { alias },
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: [serverWithOwnModules],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/cheap-hashes.ts'],
        },
      },
      { test: { name: 'server-isolated', environment: 'node', include: [serverWithOwnModules] } },
    ],
  },
})
