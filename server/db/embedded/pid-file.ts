import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../operator-error.ts'

/** What `postmaster.pid` says: process and port of the server that wrote it, which may be gone. */
export interface PidFile {
  readonly pid: number
  readonly port: number
}

const pidFilePath = (pgData: string) => join(pgData, 'postmaster.pid')

export function readPidFile(pgData: string): PidFile | undefined {
  if (!existsSync(pidFilePath(pgData))) return undefined
  const lines = readFileSync(pidFilePath(pgData), 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  // A server that is just starting has not written the port yet.
  return Number.isInteger(pid) && Number.isInteger(port) && pid > 0 && port > 0 ? { pid, port } : undefined
}

/** Whether a process is dead but not yet buried by its parent; in a container without an init process that may never happen. */
function isZombie(pid: number): boolean {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return false
  const stat = readFileSync(path, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether a living process works in the folder, as each of a PostgreSQL server's processes does. */
function isInUse(pgData: string): boolean {
  const folder = realpathSync(pgData)
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      // Gone meanwhile, dead and unburied, or another user's.
      return false
    }
  })
}

/**
 * Removes the pid file of a killed server whose process is still listed as a zombie: PostgreSQL takes it for alive and would never
 * start again. Left alone as long as one of the server's other processes lives.
 */
export function removePidFileOfZombie(pgData: string) {
  const pid = readPidFile(pgData)?.pid
  if (pid !== undefined && isZombie(pid) && !isInUse(pgData)) rmSync(pidFilePath(pgData), { force: true })
}
