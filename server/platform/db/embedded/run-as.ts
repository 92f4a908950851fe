import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { OperatorError } from '../../config/operator-error.ts'

/** The user that PostgreSQL runs as when this process runs as root, which PostgreSQL refuses. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/** Names of system users to try, in order of preference. */
const candidates = ['postgres', 'node', 'nobody']

function findUser(user: string): RunAs | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/**
 * The user to run PostgreSQL as: undefined (the current user) unless this process runs as root; then the owner of the existing cluster,
 * or else the first existing candidate.
 * @throws {OperatorError} when the system has no such user
 */
export function choosePostgresUser(clusterDir: string | undefined): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (clusterDir !== undefined && existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of candidates) {
    const user = findUser(name)
    if (user !== undefined && user.uid !== 0) return user
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and this system has no user ${candidates.join(', ')} to run it as. ` +
      'Start Marquee as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Whether the user can traverse every folder of a path. Tested with a process, because mode bits do not cover access control lists. */
export function hasAccess(runAs: RunAs | undefined, path: string): boolean {
  if (runAs === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
}
