import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxPayment } from './db/money-schema.ts'
import { mail, notification } from './db/schema.ts'
import { removedFavorite } from './db/work-schema.ts'
import { addWorker } from './testing/people-state.ts'
import { type TestApp, createTestApp } from './testing/test-app.ts'
import { job } from './platform/db/tables.ts'
import { deleteExpired } from './housekeeping.ts'
import { day, later } from './platform/clock/time.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('deletes done jobs, mails, read notifications and sandbox payments after their retention, and nothing that is needed', async () => {
  const { db, deps } = app
  const { employerId } = await app.createEmployer()
  const ago = (days: number) => later(deps.now(), -days * day)
  await db.insert(job).values([
    { id: 'old', kind: 'renew', runAt: ago(40), doneAt: ago(31) },
    { id: 'recent', kind: 'renew', runAt: ago(40), doneAt: ago(29) },
    { id: 'not done', kind: 'renew', runAt: ago(400) },
  ])
  const letter = (to: string, days: number) => {
    const at = ago(days)
    return { to, subject: 'S', text: 'T', html: '', createdAt: at, nextAttemptAt: at }
  }
  await db
    .insert(mail)
    .values([
      { ...letter('sent', 31), sentAt: ago(31) },
      letter('caught', 31),
      { ...letter('recent', 29), sentAt: ago(29) },
    ])
  const values = { employerId, title: 'T', message: 'M', metadata: null }
  await db.insert(notification).values([
    { ...values, id: 'old', read: true, createdAt: ago(366) },
    { ...values, id: 'unread', read: false, createdAt: ago(366) },
    { ...values, id: 'recent', read: true, createdAt: ago(364) },
  ])
  const charge = { kind: 'charge' as const, amountKobo: 1, description: 'D' }
  await db.insert(sandboxPayment).values([
    { ...charge, reference: 'old', createdAt: ago(91) },
    { ...charge, reference: 'recent', createdAt: ago(89) },
  ])

  await deleteExpired(deps)

  expect((await db.select().from(job)).map(({ id }) => id).toSorted()).toEqual(['not done', 'recent'])
  expect((await db.select().from(mail)).map(({ to }) => to)).toEqual(['recent'])
  expect((await db.select().from(notification)).map(({ id }) => id).toSorted()).toEqual(['recent', 'unread'])
  expect((await db.select().from(sandboxPayment)).map(({ reference }) => reference)).toEqual(['recent'])
})

it('deletes what the removal of a saved worker took away once it cannot be undone any more', async () => {
  const { db, deps } = app
  const { employerId } = await app.createEmployer('removals@ekoevents.example')
  const [old, recent] = [await addWorker(app), await addWorker(app)]
  const removal = { employerId, savedAt: deps.now(), groupIds: [] }
  await db.insert(removedFavorite).values([
    { ...removal, workerId: old.workerId, removedAt: later(deps.now(), -day - 1) },
    { ...removal, workerId: recent.workerId, removedAt: later(deps.now(), -day) },
  ])
  await deleteExpired(deps)
  expect((await db.select().from(removedFavorite)).map(({ workerId }) => workerId)).toEqual([recent.workerId])
})
