import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mail } from '../../db/schema.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { claimDueMail } from './mail-repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('claims one mail, whatever the plan of the statement: another one would be left unsent until its claim ends', async () => {
  const now = app.deps.now()
  const text = { subject: 'Welcome', text: 'Welcome', html: 'Welcome' }
  await app.db.delete(mail)
  await app.db
    .insert(mail)
    .values([1, 2, 3].map((id) => ({ ...text, to: `m${id}@example.com`, createdAt: now, nextAttemptAt: now })))
  const claimed = await app.db.transaction(async (tx) => {
    // What is left is to go through all mails and to look for the next one at each.
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'memoize', 'sort']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    }
    return claimDueMail(tx, now, later(now, minute))
  })
  expect(claimed).toBeDefined()
  expect(await app.db.$count(mail, sql`attempts = 1`)).toBe(1)
})
