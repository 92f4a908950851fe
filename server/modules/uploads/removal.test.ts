import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { StorageUnavailable } from '../../ports/storage.ts'
import { takeBackupLock } from '../../platform/db/backup-lock.ts'
import { upload } from '../../db/schema.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { day } from '../../platform/clock/time.ts'
import { deleteExpired } from '../../housekeeping.ts'
import { removalsEnded } from './remove-uploads.ts'

/** What the storage does when it removes a file. */
const storage = { tries: 0, remove: async () => undefined as void }
let app: TestApp
let owner: Actor
beforeAll(async () => {
  app = await createTestApp({
    storage: {
      ...memoryStorage(),
      remove: () => {
        storage.tries += 1
        return storage.remove()
      },
    },
  })
  owner = await app.createEmployer()
})
beforeEach(async () => {
  await app.call(api.company.updateCompanyProfile, { body: { image: null } }, owner)
  await removalsEnded()
  await app.db.delete(upload)
  Object.assign(storage, { tries: 0, remove: async () => undefined })
  app.problems.splice(0)
})
afterAll(() => app.close())

let uploads = 0
/** Stores the row of an upload. @returns its address */
async function uploaded(purpose: 'company' | 'profile' = 'company') {
  const key = `${purpose}/${String((uploads += 1)).padStart(32, '0')}.webp`
  const at = app.deps.now()
  await app.db.insert(upload).values({ key, employerId: owner.employerId, purpose, createdAt: at, unusedSince: at })
  return `/uploads/${key}`
}
const save = (url: string, purpose: 'company' | 'profile' = 'company') =>
  app.call(
    purpose === 'company' ? api.company.updateCompanyProfile : api.company.updateProfile,
    { body: { image: { url } } },
    owner,
  )

it('does not keep requests or connections while the storage hangs', async () => {
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  storage.remove = () => answered
  try {
    const first = await uploaded()
    await save(first)
    for (let count = 0; count < 15; count += 1) expect((await save(await uploaded())).status).toBe(200)
    await expect.poll(() => storage.tries).toBeGreaterThan(0)
    expect((await save(first)).body.errors).toEqual({ image: 'This picture is no longer stored. Upload it again.' })
  } finally {
    answer()
  }
  await removalsEnded()
  expect(await app.db.$count(upload)).toBe(1)
  expect(app.problems).toEqual([])
})

it('keeps the files while a backup runs, and removes them later', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`)
  const address = new URL(inject('databaseUrl'))
  address.pathname = `/${rows[0]?.name}`
  const backup = new Client({ connectionString: address.href })
  await backup.connect()
  await takeBackupLock(backup)
  const first = await uploaded()
  await save(first)
  await save(await uploaded())
  await removalsEnded()
  app.advance(2 * day)
  await deleteExpired(app.deps)
  expect([storage.tries, await app.db.$count(upload)]).toEqual([0, 2])
  // The image is no longer offered meanwhile.
  expect((await save(first)).body.errors).toEqual({ image: 'This picture is no longer stored. Upload it again.' })

  await backup.end()
  await deleteExpired(app.deps)
  expect([storage.tries, await app.db.$count(upload)]).toEqual([2, 1])
})

it('ends a check at the first storage that is unavailable', async () => {
  for (let count = 0; count < 3; count += 1) await uploaded()
  app.advance(2 * day)
  storage.remove = () => Promise.reject(new StorageUnavailable('Out of order'))
  await expect(deleteExpired(app.deps)).rejects.toThrow('Out of order')
  expect([storage.tries, await app.db.$count(upload)]).toEqual([1, 3])
})

it('logs an error of the database', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  await save(first)
  await app.db.execute(sql`create function fail() returns trigger language plpgsql as $$begin raise 'crash'; end$$`)
  await app.db.execute(sql`create trigger fail before delete on upload for each row execute function fail()`)
  try {
    expect((await save(second)).status).toBe(200)
    await removalsEnded()
  } finally {
    await app.db.execute(sql`drop function fail() cascade`)
  }
  expect(app.problems).toHaveLength(1)
  expect(await app.db.$count(upload, eq(upload.isBeingRemoved, true))).toBe(1)
})

it.each(['company', 'profile'] as const)(
  'saves of a %s that alternate between two images do not deadlock',
  async (purpose) => {
    const statuses: number[] = []
    for (let round = 0; round < 15; round += 1) {
      const [one, other] = [await uploaded(purpose), await uploaded(purpose)]
      await save(one, purpose)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => save(index % 2 === 0 ? other : one, purpose)),
      )
      statuses.push(...answers.map(({ status }) => status))
      await removalsEnded()
    }
    expect(statuses).toContain(200)
    // A replaced image may be removed before the next save asks for it.
    expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
    expect(app.problems).toEqual([])
  },
)
