import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { checkBoundaries } from './lib/check-boundaries.mjs'
import { findUnused } from './lib/find-unused.mjs'
import { inRoot } from './lib/paths.mjs'

/** Folders without code of this project; every other folder is checked, so that a new folder cannot escape the layer rules. */
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'public',
  'coverage',
  'test-results',
  'playwright-report',
  'visual-report',
])

/** @param {string} folder relative to the root; '' for the root itself @returns {string[]} code files */
function codeBelow(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    const isHidden = entry.name.startsWith('.') && entry.name !== '.storybook'
    if (entry.isDirectory()) return skippedFolders.has(entry.name) || isHidden ? [] : codeBelow(path)
    return /\.(?:[cm]?js|[cm]?ts|jsx|tsx)$/.test(entry.name) ? [path] : []
  })
}

// Checks the imports against the layer rules, and looks for unused code.
const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8')
const sources = new Map(codeBelow('').map((path) => [path, read(path)]))
const violations = [
  ...checkBoundaries(sources, (path) => existsSync(inRoot(path))),
  ...findUnused(sources, read('package.json')),
]
for (const { file, line, message } of violations) process.stdout.write(`${file}:${line}  ${message}\n`)
process.stdout.write(
  `${violations.length === 0 ? 'No violations' : `${violations.length} violations`} in ${sources.size} files.\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
