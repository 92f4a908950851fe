import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, readPidFile } from '../platform/db/embedded/pid-file.ts'
import { readRecord } from '../platform/db/embedded/record.ts'
import { projectRoot } from '../platform/config/root.ts'

/** A server in a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Its output so far. */
  output: () => string
  /** Resolves to its URL once it is ready; throws with its output when it ends before that. */
  ready: () => Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Servers and folders that tests of this worker started, for `cleanUp`. */
const servers: ServerProcess[] = []
const folders: string[] = []

/**
 * The environment of a process that a test starts, without any Marquee settings of the shell that runs the tests. Node keeps the modules it has compiled,
 * because compiling the whole server takes a third of a start.
 */
export const processEnvironment = () => ({
  ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])),
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/node-compile-cache'),
  LOG_FORMAT: 'pretty',
})

/** A new folder that PostgreSQL's user has access to. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-process-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/**
 * Starts `server/main.ts` on a free port with only the given Marquee settings.
 * @param entry another file to start, relative to the project
 */
export function startProcess(
  env: Record<string, string>,
  user?: { uid: number; gid: number },
  entry = 'server/main.ts',
): ServerProcess {
  const child = spawn(process.execPath, [join(projectRoot, entry)], {
    ...user,
    cwd: projectRoot,
    env: { ...processEnvironment(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 1))
  })
  const server: ServerProcess = {
    child,
    output: () => output,
    ended,
    ready: async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const address = /ready at (http:\S+)/.exec(output)?.[1]
        if (address !== undefined) return address
        await wait(25)
      }
      throw new Error(`The server ended:\n${output}`)
    },
  }
  servers.push(server)
  return server
}

/**
 * Asks a server to shut down and waits for its end: by SIGTERM, or by message on Windows, where `kill` would end it without its shutdown.
 * @param means `'message'` on any platform, for the test of it
 */
export async function stopProcess(
  { child, ended }: ServerProcess,
  means: 'signal' | 'message' = process.platform === 'win32' ? 'message' : 'signal',
) {
  if (means === 'signal') child.kill('SIGTERM')
  else if (child.connected) child.send('shutdown')
  return ended
}

/** Reads URL and process id of a data folder's PostgreSQL. */
export function databaseOf(dataDir: string) {
  const record = readRecord(dataDir)
  if (record === undefined) throw new Error(`${dataDir} has no database`)
  return {
    ...record,
    url: `postgres://marquee:${record.password}@127.0.0.1:${record.port}/marquee`,
    /** Process id of the running PostgreSQL; undefined when it was stopped. */
    pid: readPidFile(join(record.clusterDir, 'data'))?.pid,
  }
}

/** Stops what is still running, with its PostgreSQL, and deletes the folders. For `afterEach`. */
export async function cleanUp() {
  await Promise.all(servers.splice(0).map((server) => stopProcess(server)))
  for (const folder of folders.splice(0)) {
    // Still running only when a test failed between killing a server and starting it again.
    const pid = readPidFile(join(folder, 'postgres/data'))?.pid
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
