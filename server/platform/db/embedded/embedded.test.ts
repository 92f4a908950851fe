import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { OperatorError } from '../../config/operator-error.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { readPidFile } from './pid-file.ts'
import { readRecord } from './record.ts'

// Each test starts PostgreSQL, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const problems: string[] = []
const log = { info: () => undefined, error: (event: string) => void problems.push(event) }

let root: string
const opened = new Set<EmbeddedDatabase>()

async function open(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await openEmbedded(dataDir, log, ['fsync=off'])
  opened.add(database)
  return database
}

async function release(database: EmbeddedDatabase) {
  opened.delete(database)
  await database.release()
}

async function query(database: EmbeddedDatabase, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const names = (database: EmbeddedDatabase) => query(database, 'select name from account order by name')
const add = (database: EmbeddedDatabase, name: string) => query(database, `insert into account values ('${name}')`)

const folder = (name: string) => join(root, name)

/** Copies a folder with owners and modes, as an operator does. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** A stopped data folder with the account of Ngozi. */
function newDataDir(name: string): string {
  copy(folder('template'), folder(name))
  return folder(name)
}

/** A data folder whose path PostgreSQL's user cannot reach, so that its database is outside of it. */
async function newClosedDataDir(): Promise<string> {
  const closed = folder('closed')
  mkdirSync(closed, { mode: 0o700 })
  const database = await open(join(closed, 'data'))
  await query(database, "create table account (name text); insert into account values ('Ngozi')")
  await release(database)
  return join(closed, 'data')
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'marquee-embedded-'))
  // Under root PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(root, 0o755)
  const database = await open(folder('template'))
  await query(database, "create table account (name text); insert into account values ('Ngozi')")
  await release(database)
})
afterEach(async () => {
  for (const database of opened) await release(database)
  problems.length = 0
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }))

describe('a copy of a data folder', () => {
  it('is another database, even while the original runs', async () => {
    const original = await open(newDataDir('original'))
    copy(folder('original'), folder('copy'))
    const second = await open(folder('copy'))
    await add(second, 'Chidi')
    expect(await names(second)).toEqual([{ name: 'Chidi' }, { name: 'Ngozi' }])
    expect(await names(original)).toEqual([{ name: 'Ngozi' }])
    expect(problems.join('\n')).toContain('data-folder-copied')
    await release(second)
    expect(await names(original)).toEqual([{ name: 'Ngozi' }])
  })

  it('keeps its data when the original is gone', async () => {
    newDataDir('first')
    renameSync(folder('first'), folder('moved'))
    const database = await open(folder('moved'))
    expect(await names(database)).toEqual([{ name: 'Ngozi' }])
    expect(existsSync(folder('first'))).toBe(false)
    expect(problems).toEqual([])
  })

  it('made by an earlier version, with an absolute path, opens its own database', async () => {
    const dataDir = newDataDir('earlier')
    const { port = 0, password = '' } = readRecord(dataDir) ?? {}
    writeFileSync(
      join(dataDir, 'postgres.json'),
      JSON.stringify({ clusterDir: join(dataDir, 'postgres'), port, password }),
    )
    rmSync(join(dataDir, 'postgres/identity.json'))
    const original = await open(dataDir)
    copy(dataDir, folder('earlier-copy'))
    writeFileSync(
      join(folder('earlier-copy'), 'postgres.json'),
      JSON.stringify({ clusterDir: join(dataDir, 'postgres'), port, password }),
    )
    rmSync(join(folder('earlier-copy'), 'postgres/identity.json'))
    const second = await open(folder('earlier-copy'))
    await add(second, 'Chidi')
    expect(await names(original)).toEqual([{ name: 'Ngozi' }])
  })
})

it.runIf(process.getuid?.() === 0)(
  'a copy without its database, which is outside, is refused; the same folder moved opens it',
  async () => {
    const dataDir = await newClosedDataDir()
    const clusterDir = readRecord(dataDir)?.clusterDir ?? ''
    try {
      copy(dataDir, folder('partial'))
      await expect(open(folder('partial'))).rejects.toThrow(/partial is a copy of .*closed\/data.*rename or delete/)
      renameSync(dataDir, folder('moved-away'))
      rmSync(folder('partial'), { recursive: true })
      expect(await names(await open(folder('moved-away')))).toEqual([{ name: 'Ngozi' }])
    } finally {
      for (const database of opened) await release(database)
      rmSync(clusterDir, { recursive: true, force: true })
    }
  },
)

it('opened twice is one server, which the last one stops', async () => {
  const dataDir = newDataDir('twice')
  const [first, second] = await Promise.all([open(dataDir), open(dataDir)])
  await add(first, 'Chidi')
  expect(await names(second)).toHaveLength(2)
  await release(first)
  expect(await names(second)).toHaveLength(2)
  await release(second)
  expect(readPidFile(join(dataDir, 'postgres/data'))).toBeUndefined()
})

it('moved while it runs is still the same server', async () => {
  const dataDir = newDataDir('running')
  const first = await open(dataDir)
  renameSync(dataDir, folder('running-moved'))
  const second = await open(folder('running-moved'))
  await add(second, 'Chidi')
  expect(await names(first)).toHaveLength(2)
  await release(second)
  renameSync(folder('running-moved'), dataDir)
})

it('without the files that mark it as complete keeps its data', async () => {
  const dataDir = newDataDir('unmarked')
  for (const file of ['initialised', 'identity.json']) rmSync(join(dataDir, 'postgres', file), { force: true })
  expect(await names(await open(dataDir))).toEqual([{ name: 'Ngozi' }])
})

it('after an interrupted first start begins again', async () => {
  const dataDir = newDataDir('interrupted')
  const record: unknown = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  writeFileSync(
    join(dataDir, 'postgres.json'),
    JSON.stringify({ ...(record as Record<string, unknown>), isInitialised: false }),
  )
  rmSync(join(dataDir, 'postgres'), { recursive: true })
  mkdirSync(join(dataDir, 'postgres.new/data'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres.new/data/PG_VERSION'), '18')
  expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})

it('after an interrupted first start of an earlier version, which created the database in place, begins again', async () => {
  const dataDir = newDataDir('interrupted-earlier')
  const clusterDir = join(dataDir, 'postgres')
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ clusterDir, port: 5432, password: 'hunter2' }))
  rmSync(clusterDir, { recursive: true })
  mkdirSync(join(clusterDir, 'data/global'), { recursive: true })
  for (const file of ['PG_VERSION', 'global/pg_control']) writeFileSync(join(clusterDir, 'data', file), '18')
  expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }])
})

describe('is refused with what to do, and nothing is created or deleted,', () => {
  /** The message with which the folder is refused. */
  const refusal = async (dataDir: string) => {
    const error: unknown = await open(dataDir).catch((reason: unknown) => reason)
    return error instanceof OperatorError ? error.message : `no refusal: ${String(error)}`
  }

  it('when the record has no database', async () => {
    const dataDir = newDataDir('without-database')
    renameSync(join(dataDir, 'postgres'), folder('elsewhere'))
    expect(await refusal(dataDir)).toMatch(/is not at .*postgres\. Put its folder back.*begin with an empty database/)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  it('when the database has no record', async () => {
    const dataDir = newDataDir('without-record')
    rmSync(join(dataDir, 'postgres.json'))
    expect(await refusal(dataDir)).toMatch(/holds a database, but .*postgres\.json .* is missing/)
    expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true)
  })

  it('when there are other files at its place, also at the second attempt', async () => {
    const dataDir = folder('occupied')
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/data/notes.txt'), 'Ngozi')
    const message = /in .*occupied\/postgres, which holds other files\. Move that folder away/
    expect(await refusal(dataDir)).toMatch(message)
    expect(await refusal(dataDir)).toMatch(message)
    expect(readFileSync(join(dataDir, 'postgres/data/notes.txt'), 'utf8')).toBe('Ngozi')
  })

  it('when the database is that of another folder', async () => {
    const dataDir = newDataDir('mixed')
    const other = await open(folder('other'))
    await release(other)
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    copy(join(folder('other'), 'postgres'), join(dataDir, 'postgres'))
    expect(await refusal(dataDir)).toMatch(/does not belong to the data folder .*mixed, but to that of .*other/)
  })

  it.runIf(process.getuid?.() === 0)('when it was copied by root without its owner', async () => {
    const dataDir = newDataDir('owned')
    execFileSync('cp', ['-r', dataDir, folder('owned-by-root')])
    expect(await refusal(folder('owned-by-root'))).toMatch(/belong to root, as after a copy.*cp -a.*chown -R/)
  })
})
