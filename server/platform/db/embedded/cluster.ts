import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { OperatorError, errorCode } from '../../config/operator-error.ts'
import type { Binaries } from './binaries.ts'
import { assertFree } from './cluster-files.ts'
import { isAlive, readPidFile, removePidFile, removeStalePidFile } from './pid-file.ts'
import type { DatabaseRecord } from './record.ts'
import type { RunAs } from './run-as.ts'

/** Name of the cluster's owner and of its database. */
export const databaseName = 'marquee'

/** A PostgreSQL cluster on this machine with its programs and its user. */
export interface Cluster {
  readonly binaries: Binaries
  readonly runAs: RunAs | undefined
  readonly record: DatabaseRecord
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[]
}

export const clusterUrl = ({ port, password }: DatabaseRecord, database = databaseName) =>
  `postgres://${databaseName}:${password}@127.0.0.1:${port}/${database}`

/** Runs one of PostgreSQL's programs as the cluster's user. Resolves to its exit code and output. */
function run(
  program: string,
  args: readonly string[],
  runAs: RunAs | undefined,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs,
      // That user may have no access to the current working directory.
      cwd: dirname(program),
      env: { ...process.env, LC_ALL: 'C', PGPASSWORD: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    // 'exit' instead of 'close': the server started by pg_ctl may hold the pipes open.
    child.once('exit', (code) => {
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** A TCP port on the loopback address that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Creates an empty cluster beside its place and renames it when it is complete, so that an interrupted attempt leaves nothing at the place.
 * The remains of such an attempt, which never held data, are removed first.
 * @throws {OperatorError} when there are other files at the place, or PostgreSQL cannot create the cluster
 */
export async function initialise({ binaries, runAs, record }: Cluster) {
  const { clusterDir, password } = record
  assertFree(clusterDir)
  const unfinishedDir = `${clusterDir}.new`
  rmSync(unfinishedDir, { recursive: true, force: true })
  mkdirSync(unfinishedDir, { recursive: true, mode: 0o700 })
  const secrets = mkdtempSync(join(tmpdir(), 'marquee-'))
  const passwordFile = join(secrets, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const owned = [unfinishedDir, secrets, passwordFile]
  if (runAs !== undefined) for (const path of owned) chownSync(path, runAs.uid, runAs.gid)
  try {
    const { code, output } = await run(
      binaries.initdb,
      [
        `--pgdata=${join(unfinishedDir, 'data')}`,
        `--username=${databaseName}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--lc-collate=C',
        '--lc-ctype=C',
        '--lc-messages=C',
      ],
      runAs,
    )
    if (code !== 0) {
      throw new OperatorError(`The embedded PostgreSQL could not create its data in ${clusterDir}:\n${output}`)
    }
  } finally {
    rmSync(secrets, { recursive: true, force: true })
  }
  renameSync(unfinishedDir, clusterDir)
}

const quoteSetting = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** Starts the cluster's server on its recorded port, detached from this process. Resolves to the reason when it did not start. */
export async function startCluster({ binaries, runAs, record, settings = [] }: Cluster): Promise<string | undefined> {
  const log = join(record.clusterDir, 'start.log')
  rmSync(log, { force: true })
  removeStalePidFile(join(record.clusterDir, 'data'))
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${record.port}`,
    'unix_socket_directories=',
    'fsync=on',
    // Random reads of an SSD cost about as much as sequential ones, so index scans are preferred.
    'random_page_cost=1.1',
    'synchronous_commit=on',
    // Keeps the logs of a week: each day overwrites that of the week before.
    'logging_collector=on',
    'log_filename=postgresql-%a.log',
    'log_truncate_on_rotation=on',
    'log_rotation_size=0',
    // The details and statements of errors contain values of rows: codes, account numbers, texts of mails.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...settings,
  ].map((setting) => `-c ${quoteSetting(setting)}`)
  const { code, output } = await run(
    binaries.pgCtl,
    ['start', '-w', '-t', '60', '-s', '-D', join(record.clusterDir, 'data'), '-l', log, '-o', options.join(' ')],
    runAs,
  )
  if (code === 0) return undefined
  return `${output}${existsSync(log) ? readFileSync(log, 'utf8') : ''}${lastLogLines(record.clusterDir)}`
}

/** Stops the cluster's server; open transactions are rolled back. */
export async function stopCluster({ binaries, runAs, record }: Cluster) {
  await run(
    binaries.pgCtl,
    ['stop', '-w', '-t', '30', '-m', 'fast', '-s', '-D', join(record.clusterDir, 'data')],
    runAs,
  )
}

function lastLogLines(clusterDir: string) {
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date().getDay()]
  const path = join(clusterDir, 'data', 'log', `postgresql-${day}.log`)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-12).join('\n') : ''
}

/** Connects to the server at a port as soon as it accepts connections, as long as `isWorthWaiting`; undefined when it refuses our password or does not exist. */
async function connect(record: DatabaseRecord, isWorthWaiting: () => boolean): Promise<Client | undefined> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: clusterUrl(record, 'postgres'), connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      // 57P03: starting up, shutting down or recovering.
      const isBusy = errorCode(error) === '57P03' || errorCode(error) === 'ECONNREFUSED'
      if (!isBusy || !isWorthWaiting()) return undefined
      await wait(100)
    }
  }
  return undefined
}

/** Whether a server serves this folder and not one that it was copied from: it must see a file that only this folder has. */
async function isServing(client: Client, pgData: string): Promise<boolean> {
  const name = `marquee-probe-${randomUUID()}`
  writeFileSync(join(pgData, name), '')
  try {
    const { rows } = await client.query<{ isFound: boolean }>(
      'select (pg_stat_file($1, true)).size is not null as "isFound"',
      [name],
    )
    return rows[0]?.isFound === true
  } finally {
    rmSync(join(pgData, name), { force: true })
  }
}

/**
 * The port of this cluster's server if it runs already: started by another process, or left running when that was killed. The pid file
 * of a folder that was copied names the server of the original: it is removed, and `onCopy` is called.
 */
export async function findRunningPort(record: DatabaseRecord, onCopy: () => void): Promise<number | undefined> {
  const pgData = join(record.clusterDir, 'data')
  const pidFile = readPidFile(pgData)
  if (pidFile === undefined || !isAlive(pidFile.pid)) return undefined
  const client = await connect({ ...record, port: pidFile.port }, () => isAlive(pidFile.pid))
  if (client === undefined) return undefined
  try {
    if (await isServing(client, pgData)) return pidFile.port
  } finally {
    await client.end().catch(() => undefined)
  }
  removePidFile(pgData)
  onCopy()
  return undefined
}
