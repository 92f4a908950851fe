import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../config/operator-error.ts'

/** Content of `postmaster.pid`: process and port of the server that wrote it, which may have died. */
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

/** Whether a process is a zombie: dead, but not reaped by its parent, which may never happen in a container without an init process. */
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

/** Working directory of a process; undefined when it has ended, is a zombie, or this process may not know. */
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Whether a process may be PostgreSQL: only a name that can be read rules it out. */
function maybePostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return true
  }
}

/**
 * Whether a process has the folder as its working directory, as all processes of a PostgreSQL server do. Where the directory of the server
 * in the pid file is hidden, as from root in a container, which may not trace another user's processes, its name decides.
 */
function isInUse(pgData: string, serverPid: number): boolean {
  if (isAlive(serverPid) && workingDirectory(serverPid) === undefined && maybePostgres(serverPid)) return true
  const folder = realpathSync(pgData)
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingDirectory(Number(name)) === folder)
}

export const removePidFile = (pgData: string) => rmSync(pidFilePath(pgData), { force: true })

/**
 * Removes a pid file that PostgreSQL would take for that of a running server although no process uses the folder: the killed server is a
 * zombie, or its process id belongs to another process, as in a copied folder.
 */
export function removeStalePidFile(pgData: string) {
  const pid = readPidFile(pgData)?.pid
  if (pid !== undefined && existsSync('/proc/self/cwd') && !isInUse(pgData, pid)) removePidFile(pgData)
}
