import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { isAlive, readPidFile } from './platform/db/embedded/pid-file.ts'
import { projectRoot } from './platform/config/root.ts'
import { demoLogIn } from './seed/demo.ts'
import {
  cleanUp,
  databaseOf,
  newFolder,
  processEnvironment,
  startProcess,
  stopProcess,
} from './testing/server-process.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { readZip } from './testing/zip-files.ts'

// Each test starts and stops whole servers, on however busy a machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
afterEach(cleanUp)

/** Runs the command in a process of its own with only the given Marquee settings. */
async function run(
  command: 'backup' | 'restore',
  env: Record<string, string>,
  file: string,
  onStart: (child: ChildProcess) => Promise<void> = async () => undefined,
) {
  const child = spawn(process.execPath, [join(projectRoot, `server/${command}.ts`), file], {
    env: { ...processEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    ended,
    onStart(child),
  ])
  return { output, errors, code }
}

/** The rows of each table of a backup. */
async function rowsOf(file: string) {
  const tables = [...(await readZip(file))].filter(([name]) => name.startsWith('tables/'))
  expect(tables.length).toBeGreaterThan(30)
  return tables.map(([name, rows]) => [name, rows.toString('utf8').split('\n').toSorted()])
}

/** Logs the demo employer in. @returns the address of the employer's API and the headers of a call */
async function logIn(address: string) {
  const response = await fetch(`${address}/api/v1/employer/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoLogIn),
  })
  const { data } = (await response.json()) as { data: { token: string; user: { employerId: string } } }
  const headers = { Authorization: `Bearer ${data.token}` }
  return { status: response.status, api: `${address}/api/v1/employer/${data.user.employerId}`, headers }
}

/** Sets a picture of the business by the API. @returns its path */
async function setPicture(address: string): Promise<string> {
  const { api, headers } = await logIn(address)
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('purpose', 'company')
  form.set('file', new Blob([new Uint8Array(png)]))
  const uploaded = await fetch(`${api}/upload/upload-image`, { method: 'POST', headers, body: form })
  const { data } = (await uploaded.json()) as { data: { url: string } }
  const saved = await fetch(`${api}/profile/update-company-profile`, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ image: { url: data.url } }),
  })
  expect(saved.status).toBe(200)
  return data.url
}

const quiet = { MARQUEE_SIMULATOR: 'off' }

it('the backup of a running server is restored to another folder, with its pictures, and the demo employer logs in', async () => {
  const [dataDir, copyDir] = [newFolder(), newFolder()]
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir, ...quiet })
  const address = await server.ready()
  const picture = await setPicture(address)
  const bytes = Buffer.from(await (await fetch(address + picture)).arrayBuffer())
  const file = join(dataDir, 'marquee.zip')
  expect(await run('backup', { MARQUEE_DATA_DIR: dataDir }, file)).toMatchObject({ code: 0, errors: '' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  expect(await run('restore', { MARQUEE_DATA_DIR: dataDir }, file)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/is not empty|is in use/),
  })
  expect(await run('restore', { MARQUEE_DATA_DIR: copyDir }, file)).toMatchObject({ code: 0, errors: '' })
  expect(
    readdirSync(copyDir)
      .filter((name) => !name.includes('.lock'))
      .toSorted(),
  ).toEqual(['postgres', 'postgres.json', 'uploads'])
  await stopProcess(server)
  const copy = await startProcess({ MARQUEE_DATA_DIR: copyDir, ...quiet }).ready()
  expect((await logIn(copy)).status).toBe(200)
  expect(Buffer.from(await (await fetch(copy + picture)).arrayBuffer())).toEqual(bytes)
  expect(databaseOf(copyDir).id).not.toBe(databaseOf(dataDir).id)
})

it('a backup moves between the embedded database and one of the operator, without a server', async () => {
  const [dataDir, otherDir, filesDir] = [newFolder(), newFolder(), newFolder()]
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir, ...quiet })
  await server.ready()
  await stopProcess(server)
  expect(databaseOf(dataDir).pid).toBeUndefined()

  const external = await createTestDatabase('nothing')
  const settings = { DATABASE_URL: external.url, MARQUEE_DATA_DIR: filesDir }
  const [first, second] = [join(dataDir, '1.zip'), join(dataDir, '2.zip')]
  expect(await run('backup', { MARQUEE_DATA_DIR: dataDir }, first)).toMatchObject({ code: 0, errors: '' })
  expect(databaseOf(dataDir).pid).toBeUndefined()
  expect(await run('restore', settings, first)).toMatchObject({ code: 0, errors: '' })
  expect(await run('backup', settings, second)).toMatchObject({ code: 0, errors: '' })
  expect(await rowsOf(second)).toEqual(await rowsOf(first))
  expect(await run('restore', { MARQUEE_DATA_DIR: otherDir }, second)).toMatchObject({ code: 0, errors: '' })
  const restored = startProcess({ MARQUEE_DATA_DIR: otherDir, ...quiet })
  expect((await logIn(await restored.ready())).status).toBe(200)
  await external.close()
})

it.skipIf(process.platform === 'win32')('a restore that is interrupted leaves the data folder empty', async () => {
  const [dataDir, emptyDir] = [newFolder(), newFolder()]
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir, ...quiet })
  await server.ready()
  await stopProcess(server)
  const file = join(dataDir, 'marquee.zip')
  expect(await run('backup', { MARQUEE_DATA_DIR: dataDir }, file)).toMatchObject({ code: 0 })

  let pid = 0
  const interrupted = await run('restore', { MARQUEE_DATA_DIR: emptyDir }, file, async (child) => {
    const pidOf = () => readPidFile(join(emptyDir, 'restore/postgres/data'))?.pid
    await expect.poll(pidOf, { timeout: 60_000 }).toBeDefined()
    pid = pidOf() ?? 0
    child.kill('SIGTERM')
  })
  expect(interrupted).toEqual({ code: 1, output: '', errors: expect.stringContaining('Interrupted') })
  expect(readdirSync(emptyDir).filter((name) => !name.includes('.lock'))).toEqual([])
  expect(isAlive(pid)).toBe(false)
  // Nothing stands in the way of another attempt.
  expect(await run('restore', { MARQUEE_DATA_DIR: emptyDir }, file)).toMatchObject({ code: 0, errors: '' })
})

it('a file that cannot be restored leaves the data folder empty', async () => {
  const [dataDir, emptyDir] = [newFolder(), newFolder()]
  const missing = join(dataDir, 'none.zip')
  expect(await run('backup', { MARQUEE_DATA_DIR: emptyDir }, missing)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`There is no database in ${emptyDir}`),
  })
  expect(existsSync(missing)).toBe(false)
  expect(await run('restore', { MARQUEE_DATA_DIR: emptyDir }, missing)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no file'),
  })
  expect(await run('restore', { MARQUEE_DATA_DIR: emptyDir }, join(projectRoot, 'README.md'))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is no backup of Marquee'),
  })
  expect(readdirSync(emptyDir)).toEqual([])
  expect(readFileSync(join(projectRoot, 'README.md'), 'utf8')).toContain('# Marquee')
})
