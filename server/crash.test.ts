import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanUp, databaseOf, newFolder, startProcess } from './testing/server-process.ts'

// Each test starts and stops whole servers, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
afterEach(cleanUp)

/** Saves drafts of Gigs continuously and records the titles of those that the server acknowledged. */
async function startWriting(address: string) {
  const json = { 'Content-Type': 'application/json' }
  const credentials = JSON.stringify({ email: 'demo@marquee.example', password: 'Marquee-demo-1' })
  const logIn = await fetch(`${address}/api/v1/employer/auth/login`, {
    method: 'POST',
    headers: json,
    body: credentials,
  })
  const { data } = (await logIn.json()) as { data: { token: string; user: { employerId: string } } }
  const url = `${address}/api/v1/employer/${data.user.employerId}/gig/create-gig`
  const headers = { ...json, Authorization: `Bearer ${data.token}` }
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const write = async (writer: number) => {
    for (let i = 0; !stopping.signal.aborted; i += 1) {
      const title = `writer ${writer}, draft ${i}`
      const body = JSON.stringify({ title, saveAsDraft: true })
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (response?.status === 200) acknowledged.push(title)
      else await wait(5)
    }
  }
  const writers = Promise.all([1, 2, 3, 4].map(write))
  return {
    acknowledged,
    reach: async (count: number) => {
      while (acknowledged.length < count) await wait(5)
    },
    stop: async () => {
      stopping.abort()
      await writers
    },
  }
}

async function storedTitles(dataDir: string): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseOf(dataDir).url })
  await client.connect()
  const { rows } = await client.query<{ title: string }>('select title from gig')
  await client.end()
  return new Set(rows.map(({ title }) => title))
}

it('kill -9 of the server during writes loses no acknowledged write', async () => {
  const dataDir = newFolder()
  const server = startProcess({ MARQUEE_DATA_DIR: dataDir })
  const writing = await startWriting(await server.ready())
  await writing.reach(100)
  server.child.kill('SIGKILL')
  expect(await server.ended).toBe('SIGKILL')
  await writing.stop()
  const left = databaseOf(dataDir).pid

  await startProcess({ MARQUEE_DATA_DIR: dataDir }).ready()
  expect(databaseOf(dataDir).pid).toBe(left)
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
