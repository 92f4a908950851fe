import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { advice, measure, rowText, tightened } from './lib/budget.mjs'
import { productScreens } from './lib/declared-screens.mjs'
import { runMain, SetupError } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { filesBelow } from './lib/precompress.mjs'

/** What the server sends for a built file: its brotli form where there is one. @param {string} file */
function bytesSent(file) {
  const path = inRoot('dist', 'web', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

// Compares what a first visit of each screen downloads with scripts/budgets.json. `--write` writes what is measured into it.
await runMain(async () => {
  const manifestPath = inRoot('dist', 'web', '.vite', 'manifest.json')
  if (!existsSync(manifestPath)) throw new SetupError('Nothing is built yet: npm run build')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const budgetsPath = inRoot('scripts', 'budgets.json')
  const budgets = JSON.parse(readFileSync(budgetsPath, 'utf8'))
  const folder = inRoot('dist', 'web')
  const fonts = filesBelow(folder)
    .filter((path) => extname(path) === '.woff2')
    .map((path) => relative(folder, path))
  const screens = productScreens()
  const rowsOf = (/** @type {import('./lib/budget.mjs').Budgets} */ allowed) =>
    measure(manifest, allowed, screens, fonts, bytesSent)
  if (process.argv.includes('--write')) {
    writeFileSync(budgetsPath, `${JSON.stringify(tightened(budgets, screens, rowsOf), null, 2)}\n`)
    return 0
  }
  const rows = rowsOf(budgets)
  process.stdout.write(`First visit, as sent (brotli):\n${rows.map(rowText).join('\n')}\n`)
  const next = advice(rows)
  if (next === undefined) return 0
  process.stdout.write(`${next}\n`)
  return 1
})
