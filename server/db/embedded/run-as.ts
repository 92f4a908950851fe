import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'

/** The user that PostgreSQL runs as when this process is root's; PostgreSQL itself refuses to run as root. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/** Users that systems have for such work, the most fitting first. */
const candidates = ['postgres', 'node', 'nobody']

function lookUp(user: string): RunAs | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/**
 * Whom to run PostgreSQL as: nobody special (undefined) unless this process is root's; then the owner of the cluster that exists
 * already, else the first fitting user of this system.
 * @throws {OperatorError} when the system has no such user
 */
export function chooseUser(clusterDir: string | undefined): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (clusterDir !== undefined && existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of candidates) {
    const user = lookUp(name)
    if (user !== undefined && user.uid !== 0) return user
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and this system has no user ${candidates.join(', ')} to run it as. ` +
      'Start Marquee as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Whether that user can get to a path through every folder above it. Asked of the system, which knows more than mode bits. */
export function canReach(runAs: RunAs | undefined, path: string): boolean {
  if (runAs === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
}
