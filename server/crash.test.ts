import { afterEach, expect, it, vi } from 'vitest'
import { startWriting, storedTitles } from './testing/acknowledged-writes.ts'
import { cleanUp, databaseOf, newFolder, startProcess } from './testing/server-process.ts'

// Each test starts and stops whole servers, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
afterEach(cleanUp)

it('kill -9 of the server during writes loses no acknowledged write', async () => {
  const dataDir = newFolder()
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir })
  const writing = await startWriting(await server.ready())
  await writing.reach(100)
  server.child.kill('SIGKILL')
  expect(await server.ended).toBe('SIGKILL')
  await writing.stop()
  const stalePid = databaseOf(dataDir).pid

  await startProcess({ MARQUEE_DATA_DIR: dataDir }).ready()
  expect(databaseOf(dataDir).pid).toBe(stalePid)
  const stored = await storedTitles(dataDir)
  expect(writing.acknowledged.filter((title) => !stored.has(title))).toEqual([])
})

it('kill -9 of PostgreSQL during writes loses no acknowledged write, and the server restarts it', async () => {
  const dataDir = newFolder()
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir })
  const writing = await startWriting(await server.ready())
  await writing.reach(100)
  const { pid = 0 } = databaseOf(dataDir)
  process.kill(pid, 'SIGKILL')
  const before = writing.acknowledged.length
  await writing.reach(before + 100)
  await writing.stop()
  const stored = await storedTitles(dataDir)
  expect(writing.acknowledged.filter((title) => !stored.has(title))).toEqual([])
  expect(databaseOf(dataDir).pid).not.toBe(pid)
})

it('the next start recovers from a concurrent kill -9 of both', async () => {
  const dataDir = newFolder()
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir })
  const writing = await startWriting(await server.ready())
  await writing.reach(100)
  server.child.kill('SIGKILL')
  process.kill(databaseOf(dataDir).pid ?? 0, 'SIGKILL')
  await server.ended
  await writing.stop()

  await startProcess({ MARQUEE_DATA_DIR: dataDir }).ready()
  const stored = await storedTitles(dataDir)
  expect(writing.acknowledged.filter((title) => !stored.has(title))).toEqual([])
})
