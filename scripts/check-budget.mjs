import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { measure, rowText } from './lib/budget.mjs'
import { runMain, SetupError } from './lib/fail.mjs'
import { needlessComponents } from './lib/needless-components.mjs'
import { inRoot } from './lib/paths.mjs'
import { filesBelow } from './lib/precompress.mjs'

/** What the server sends for a built file: its brotli form where there is one. @param {string} file */
function bytesSent(file) {
  const path = inRoot('dist', 'web', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

// Compares what a first visit downloads with scripts/budgets.json, and looks for components in it that the page does not need.
await runMain(async () => {
  const manifestPath = inRoot('dist', 'web', '.vite', 'manifest.json')
  if (!existsSync(manifestPath)) throw new SetupError('Nothing is built yet: npm run build')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const budgets = JSON.parse(readFileSync(inRoot('scripts', 'budgets.json'), 'utf8'))
  const folder = inRoot('dist', 'web')
  const fonts = filesBelow(folder)
    .filter((path) => extname(path) === '.woff2')
    .map((path) => relative(folder, path))
  const rows = measure(manifest, budgets, fonts, bytesSent)
  process.stdout.write(`First visit, as sent (brotli):\n${rows.map(rowText).join('\n')}\n`)
  const chunks = JSON.parse(readFileSync(inRoot('dist', 'web', '.vite', 'components.json'), 'utf8'))
  const routes = /** @type {[string, { modules: readonly string[] }][]} */ (Object.entries(budgets.routes))
  const needless = routes.flatMap(([name, { modules }]) =>
    needlessComponents(manifest, chunks, modules).map((component) => `${name}: ${component}`),
  )
  process.stdout.write(
    needless.length === 0
      ? 'No page fetches a component that it does not need.\n'
      : `Fetched and not needed:\n${needless.join('\n')}\n`,
  )
  return needless.length === 0 && rows.every((row) => row.bytes <= row.limit) ? 0 : 1
})
