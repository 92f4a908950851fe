import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { demoLogIn } from '../seed/demo.ts'
import { databaseOf } from './server-process.ts'

/** Saves drafts of Gigs of the demo employer continuously and records the titles of those that the server acknowledged. */
export async function startWriting(address: string, { prefix = '' }: { readonly prefix?: string } = {}) {
  const json = { 'Content-Type': 'application/json' }
  const logIn = await fetch(`${address}/api/v1/employer/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(demoLogIn),
  })
  const { data } = (await logIn.json()) as { data: { token: string; user: { employerId: string } } }
  const url = `${address}/api/v1/employer/${data.user.employerId}/gig/create-gig`
  const headers = { ...json, Authorization: `Bearer ${data.token}` }
  const acknowledged: string[] = []
  const refused = new Map<number, number>()
  const stopping = new AbortController()
  const write = async (writer: number) => {
    for (let i = 0; !stopping.signal.aborted; i += 1) {
      const title = `${prefix}writer ${writer}, draft ${i}`
      const body = JSON.stringify({ title, saveAsDraft: true })
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (response?.status === 200) acknowledged.push(title)
      else {
        if (response !== undefined) refused.set(response.status, (refused.get(response.status) ?? 0) + 1)
        await wait(5)
      }
    }
  }
  const writers = Promise.all([1, 2, 3, 4].map(write))
  return {
    acknowledged,
    /** Numbers of refused writes by status. */
    refused,
    reach: async (count: number) => {
      while (acknowledged.length < count) await wait(5)
    },
    stop: async () => {
      stopping.abort()
      await writers
    },
  }
}

/** The titles of all Gigs in a database. */
export async function storedTitles(dataDir: string): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseOf(dataDir).url })
  await client.connect()
  const { rows } = await client.query<{ title: string }>('select title from gig')
  await client.end()
  return new Set(rows.map(({ title }) => title))
}
