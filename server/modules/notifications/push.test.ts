import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../../src/api/contract/endpoints/account.ts'
import { company } from '../../../src/api/contract/endpoints/company.ts'
import { notificationSettings } from '../../../src/api/contract/endpoints/notification-settings.ts'
import { fcmSender } from '../../adapters/push/fcm.ts'
import { noPush } from '../../ports/push.ts'
import { gig } from '../../db/gig-schema.ts'
import { job } from '../../platform/db/tables.ts'
import { device, employer, notification, session } from '../../db/schema.ts'
import { startFakeGoogle } from '../../testing/fake-google.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'
import { notifyWorkerAction } from '../gigs/events.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { addNotification, markRead } from './service.ts'
import { pushJobHandlers } from './push.ts'
import { hashSecret } from '../../platform/secrets/secrets.ts'
import { startSession } from '../auth/sessions.ts'

let test: TestApp
let actor: Actor
let google: Awaited<ReturnType<typeof startFakeGoogle>>
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  ;[test, google] = await Promise.all([createTestApp(), startFakeGoogle()])
  actor = await test.createEmployer()
  return async () => {
    await test.close()
    await google.close()
  }
})

const register = (deviceToken: string, who = actor) => test.call(company.updateProfile, { body: { deviceToken } }, who)

const notify = (changes: Partial<typeof notification.$inferInsert> = {}) =>
  test.db.transaction((tx) =>
    addNotification(tx, {
      employerId: actor.employerId,
      title: 'Wallet funded',
      message: '₦5,000.00 is in your wallet.',
      createdAt: test.deps.now(),
      ...changes,
    }),
  )

/** Sends what is due, and returns the devices that got a message. */
async function sendDue(sender = fcmSender(google.account, google.call)) {
  google.messages.length = 0
  while (await runDueJob(test.deps, pushJobHandlers(sender), test.deps.log)) continue
  return google.messages.map(({ token }) => token).toSorted()
}

const tokens = async () => (await test.db.select({ token: device.token }).from(device)).map(({ token }) => token)

it('ends with the session of its device: a device that is signed out gets no messages', async () => {
  await register('device-1')
  const second = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
  await register('device-2', second)
  await test.call(account.logOut, { body: {} }, second)
  await notify()
  expect(await sendDue()).toEqual(['device-1'])
})

it('is refused, and not an error, when its session ends while the call runs', async () => {
  const second = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
  const { begun } = await test.db.transaction(async (tx) => {
    await tx.select().from(employer).for('update')
    const registering = register('device-1', second)
    await untilLocked(test.db, [registering])
    await tx.delete(session).where(eq(session.tokenHash, hashSecret(second.token)))
    return { begun: registering }
  })
  const { status, body } = await begun
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
  expect(await tokens()).toEqual([])
})

describe('a notification', () => {
  it('is sent to every device of its employer, once, with its words and its page', async () => {
    await register('device-1')
    await register('device-2')
    await register('device-3', await test.createEmployer('other@example.com'))
    await notify({ metadata: { type: 'gig', gigId: 'gig_1' } })
    expect(await sendDue()).toEqual(['device-1', 'device-2'])
    expect(google.messages[0]?.data).toEqual({
      id: expect.stringMatching(/^ntf_/),
      title: 'Wallet funded',
      body: '₦5,000.00 is in your wallet.',
      link: '/dashboard/gig-management/gig_1',
    })
    expect(await sendDue()).toEqual([])
  })

  it.each([
    [{ type: 'support', id: 'tck_1' }, '/dashboard/profile&settings?tab=support'],
    [{ type: 'security' }, '/dashboard/profile&settings?tab=security'],
    [{ type: 'payment', id: 'MQ-W-1' }, '/dashboard/wallet&payments?transaction=MQ-W-1'],
    [{ type: 'payment', id: 'a&b' }, '/dashboard/wallet&payments?transaction=a%26b'],
    [{ type: 'payment' }, '/dashboard/wallet&payments'],
    [{ type: 'gig', gigId: 'g1', workerGigId: 'wg1' }, '/dashboard/gig-management/g1/profile/worker/wg1'],
    [{ type: 'gig', gigId: 'g1', applicantId: 'a1' }, '/dashboard/gig-management/g1/profile/applicant/a1'],
    [{ type: 'gig', gigId: 'g1', news: 'applied' }, '/dashboard/gig-management/g1?tab=applicants'],
    [{ type: 'gig', gigId: 'g1', news: 'hired' }, '/dashboard/gig-management/g1?tab=workers'],
    [{ type: 'gig', gigId: 'g1' }, '/dashboard/gig-management/g1'],
    [null, '/dashboard'],
  ])('about %j leads to %s', async (metadata, link) => {
    await register('device-1')
    await notify({ metadata })
    await sendDue()
    expect(google.messages[0]?.data['link']).toBe(link)
  })

  it.each([
    ['payment', { type: 'payment', id: 'ref_1' }],
    ['payment', { type: 'gig', gigId: 'gig_1', news: 'paymentReversed' }],
    ['newApplicant', { type: 'gig', gigId: 'gig_1', news: 'applied' }],
  ])('of a kind that is turned off is not sent: %s', async (kind, metadata) => {
    await register('device-1')
    await test.call(notificationSettings.update, { body: { [kind]: { push: false } } }, actor)
    await notify({ metadata })
    expect(await sendDue()).toEqual([])
    await notify({ metadata: { type: 'support', id: 'tck_1' } })
    expect(await sendDue()).toEqual(['device-1'])
  })

  it('with a long text is shortened', async () => {
    await register('device-1')
    await notify({ message: '🎷'.repeat(2000) })
    await sendDue()
    expect([...(google.messages[0]?.data['body'] ?? '')]).toHaveLength(300)
  })

  it('is not sent when it was read or deleted before, or the transaction was rolled back', async () => {
    await register('device-1')
    await notify()
    const [row] = await test.db.select().from(notification)
    await markRead(test.deps, actor.employerId, row?.id ?? '')
    await notify({ title: 'Deleted' })
    await test.db.delete(notification).where(eq(notification.title, 'Deleted'))
    await test.db
      .transaction(async (tx) => {
        await addNotification(tx, { ...actor, title: 'Never', message: '', createdAt: test.deps.now() })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await sendDue()).toEqual([])
  })

  it('is not sent to a browser on which another employer has logged in since', async () => {
    await register('device-1')
    await notify()
    await register('device-1', await test.createEmployer('other@example.com'))
    expect(await sendDue()).toEqual([])
  })

  it('that counts workers is sent with its last count, once for all of a minute', async () => {
    const owner = await readyEmployer(test)
    const { id } = await openGig(test, owner)
    await sendDue()
    await register('device-1', owner)
    const apply = async (name: string) => {
      await test.db.transaction(async (tx) => {
        const [row] = await tx.select().from(gig).where(eq(gig.id, id))
        if (row === undefined) return
        await notifyWorkerAction(tx, row, { action: 'applied', workerId: name, name }, test.deps.now())
      })
    }
    await apply('Amaka Obi')
    expect(await sendDue()).toEqual(['device-1'])
    for (const name of ['Tunde Bakare', 'Ade Ojo']) {
      test.advance(1000)
      await apply(name)
    }
    expect(await sendDue()).toEqual([])
    test.advance(minute)
    expect(await sendDue()).toEqual(['device-1'])
    expect(google.messages[0]?.data['body']).toMatch(/^Ade Ojo and 2 others applied to/)
  })
})

describe('a device', () => {
  it('that is no longer registered is forgotten', async () => {
    await register('device-1')
    await register('device-2')
    google.refusals.set('device-1', { status: 404, details: [{ errorCode: 'UNREGISTERED' }] })
    await notify()
    expect(await sendDue()).toEqual(['device-2'])
    expect(await tokens()).toEqual(['device-2'])
    expect(test.problems).toEqual([])
  })

  it('whose message fails gets it later, and the others do not get it twice', async () => {
    await register('device-1')
    await register('device-2')
    google.refusals.set('device-1', { status: 500, details: [] })
    await notify()
    expect(await sendDue()).toEqual(['device-2'])
    expect(test.problems.map(String)).toEqual(['PushUnavailable: Firebase Cloud Messaging refused a message: 500'])
    google.refusals.clear()
    expect(await sendDue()).toEqual([])
    test.advance(minute)
    expect(await sendDue()).toEqual(['device-1'])
  })

  it('does not get news that is six hours old', async () => {
    await register('device-1')
    google.refusals.set('*', { status: 503, details: [] })
    await notify()
    for (let hour = 0; hour < 6; hour += 1) {
      await sendDue()
      test.advance(60 * minute)
    }
    google.refusals.clear()
    expect(await sendDue()).toEqual([])
    expect(await test.db.$count(job, eq(job.kind, 'push'))).toBe(1)
  })

  it('is one of the ten that registered last', async () => {
    for (let number = 10; number < 23; number += 1) {
      await register(`device-${number}`)
      test.advance(1000)
    }
    await register('device-13')
    expect((await tokens()).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `device-${index + 13}`).toSorted(),
    )
  })
})

it('sends nothing and keeps no job when push is not configured', async () => {
  await register('device-1')
  await notify()
  expect(await sendDue(noPush)).toEqual([])
  expect((await test.db.select().from(job).where(eq(job.kind, 'push'))).every(({ doneAt }) => doneAt !== null)).toBe(
    true,
  )
})
