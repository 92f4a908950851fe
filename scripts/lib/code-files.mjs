import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** Folders without code of this project; every other folder is read, so that a new folder cannot escape the checks. */
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

/**
 * Reads every code file of the repository.
 * @returns {Map<string, string>} path → source, relative to the root with forward slashes
 */
export function readCodeFiles() {
  return new Map(codeBelow('').map((path) => [path, readFileSync(inRoot(path), 'utf8')]))
}
