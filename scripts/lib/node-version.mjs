import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The oldest Node that can install the project: npm needs no more than this to fetch the pinned one. */
export const oldestToInstall = '20.19.0'

/** The oldest Node that can run the project: the first 22 that runs TypeScript files as they are. */
export const oldestToRun = '22.18.0'

/**
 * Whether a version is at least another; `major.minor.patch`, with or without a leading v.
 * @param {string} version @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const have = numbers(version)
  const need = numbers(minimum)
  for (let i = 0; i < 3; i += 1) {
    const difference = (have[i] ?? 0) - (need[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10))

/** Where the pinned Node of this platform would be installed. @returns {string} */
export function pinnedNodePath() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return inRoot('node_modules', `node-${platform}-${process.arch}`, 'bin', program)
}

/** The pinned Node, or undefined on a platform that has none. */
export function pinnedNode() {
  const path = pinnedNodePath()
  return existsSync(path) ? path : undefined
}
