import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, gig, worker } from '../../db/gig-schema.ts'
import { mail } from '../../db/schema.ts'
import { fillPlace, openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { startSession } from '../auth/sessions.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { applyToGig } from '../people/applying.ts'
import { gigMailJobHandlers } from './mail-jobs.ts'

const session = { date: '2025-12-06', start: '18:00', end: '23:00' }
const title = 'Product launch photographer'

let test: TestApp
let actor: Actor
let email: string
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  email = (await test.call(api.company.getProfile, {}, actor)).data.email ?? ''
  return test.close
})

/** Moves the clock to a time, and sends the mails that are due by then. */
async function goTo(moment: string) {
  test.advance(Date.parse(moment) - test.deps.now().getTime())
  while (await runDueJob(test.deps, gigMailJobHandlers, test.deps.log)) continue
  actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
  expect(test.problems).toEqual([])
}

/** The mails to the employer about a subject: the subject, and the sentences between greeting and signature. */
const mailsAbout = async (subject: RegExp) =>
  (await test.mailsTo(email))
    .filter((letter) => subject.test(letter.subject))
    .map((letter) => [letter.subject, ...letter.text.split('\n\n').slice(1, -1)])

async function apply(gigId: string, firstName: string, lastName = 'Obi') {
  const at = test.deps.now()
  await test.db.transaction(async (tx) => {
    const [row] = await tx.select().from(gig).where(eq(gig.id, gigId)).for('update')
    const [person] = await tx
      .insert(worker)
      .values({
        id: `wrk_${randomUUID()}`,
        firstName,
        lastName,
        title: 'Photographer',
        city: 'Yaba',
        state: 'Lagos',
        category: 'photographer',
        skills: [],
        createdAt: at,
      })
      .returning()
    if (row === undefined || person === undefined) throw new Error('Nobody can apply')
    expect(await applyToGig(tx, row, person, { note: null, proposedKobo: null }, at)).toBe(true)
  })
}

const turnOff = (kind: 'newApplicant' | 'gigReminder') =>
  test.call(api.notificationSettings.update, { body: { [kind]: { email: false } } }, actor)

describe('new applicants', () => {
  it('of one hour and one Gig make one mail, however many they are', async () => {
    const [first, second] = [await openGig(test, actor), await openGig(test, actor, { title: 'Wedding DJ in Ikoyi' })]
    await goTo('2025-11-14T12:00:00+01:00')
    for (let number = 1; number <= 40; number += 1) {
      await apply(first.id, `Worker${number}`)
      test.advance(1000)
    }
    await goTo('2025-11-14T12:59:00+01:00')
    await apply(second.id, 'Ọládípọ̀', 'Adéwálé')
    expect(await mailsAbout(/applicant/)).toEqual([])

    await goTo('2025-11-14T13:02:00+01:00')
    const where = 'Their applications are in the Gig, under Gigs Management in your dashboard.'
    expect((await mailsAbout(/applicant/)).toSorted()).toEqual([
      [
        `40 new applicants for “${title}”`,
        `Worker1 Obi, Worker2 Obi, Worker3 Obi and 37 others applied to “${title}”.`,
        where,
      ],
      ['New applicant for “Wedding DJ in Ikoyi”', 'Ọládípọ̀ Adéwálé applied to “Wedding DJ in Ikoyi”.', where],
    ])

    await apply(first.id, 'Amaka')
    test.advance(1000)
    await apply(first.id, 'Tunde', 'Bakare')
    await goTo('2025-11-14T14:02:00+01:00')
    expect((await mailsAbout(/2 new applicants/)).map(([, names]) => names)).toEqual([
      `Amaka Obi and Tunde Bakare applied to “${title}”.`,
    ])
  })

  it('who have one name only are named by it, without a space where the other one would be', async () => {
    const { id } = await openGig(test, actor)
    await apply(id, 'Amaka', '')
    await goTo('2025-11-14T14:02:00+01:00')
    expect((await mailsAbout(/New applicant/)).map(([, names]) => names)).toEqual([`Amaka applied to “${title}”.`])
  })

  it('are not mailed when the setting is off at the end of the hour', async () => {
    const { id } = await openGig(test, actor)
    await apply(id, 'Amaka')
    await turnOff('newApplicant')
    await goTo('2025-11-14T14:00:00+01:00')
    expect(await mailsAbout(/applicant/)).toEqual([])
  })

  it('are no news once the employer has answered them, or the Gig is over', async () => {
    const [answered, over] = [await openGig(test, actor), await openGig(test, actor)]
    await apply(answered.id, 'Amaka')
    await apply(over.id, 'Tunde')
    await test.db.update(applicant).set({ status: 'declined' }).where(eq(applicant.gigId, answered.id))
    await test.db.update(gig).set({ status: 'cancelled' }).where(eq(gig.id, over.id))
    await goTo('2025-11-14T14:00:00+01:00')
    expect(await mailsAbout(/applicant/)).toEqual([])
  })
})

describe('the reminder', () => {
  it('comes at 9:00 of the day before, once, with who is hired', async () => {
    const { id } = await openGig(test, actor, { sessions: [session, { ...session, date: '2025-12-08' }] })
    await openGig(test, actor, { title: 'A Gig without anybody', sessions: [session] })
    await fillPlace(test, actor, id)
    await goTo('2025-12-05T08:59:59+01:00')
    expect(await mailsAbout(/Reminder/)).toEqual([])
    await goTo('2025-12-05T09:00:00+01:00')
    const starts = 'starts on Saturday 6 December, 6:00 PM in Victoria Island.'
    expect((await mailsAbout(/Reminder/)).toSorted()).toEqual([
      [
        'Reminder: “A Gig without anybody”',
        `“A Gig without anybody” ${starts}`,
        'Nobody is hired for it yet. If that is still so when it starts, the Gig expires and what you paid goes back to your wallet.',
      ],
      [`Reminder: “${title}”`, `“${title}” ${starts}`, '1 of 2 workers are hired.'],
    ])
    await goTo('2025-12-07T12:00:00+01:00')
    expect(await mailsAbout(/Reminder/)).toHaveLength(2)
  })

  it('moves with the Gig', async () => {
    const { id } = await openGig(test, actor, { sessions: [session] })
    const moved = [{ ...session, date: '2025-12-10' }]
    expect((await test.call(api.gigs.update, { params: { id }, body: { sessions: moved } }, actor)).status).toBe(200)
    await goTo('2025-12-05T10:00:00+01:00')
    expect(await mailsAbout(/Reminder/)).toEqual([])
    await goTo('2025-12-09T10:00:00+01:00')
    expect(await mailsAbout(/Reminder/)).toHaveLength(1)
  })

  it.each([
    ['the setting is off', () => turnOff('gigReminder')],
    ['the Gig is cancelled', () => test.db.update(gig).set({ status: 'cancelled' })],
    ['the Gig is not paid', () => test.db.update(gig).set({ status: 'pending_payment' })],
  ])('is not sent when %s', async (_, change) => {
    await openGig(test, actor, { sessions: [session] })
    await change()
    await goTo('2025-12-05T10:00:00+01:00')
    expect(await mailsAbout(/Reminder/)).toEqual([])
  })
})

it('a paid Gig is mailed as a payment, and its news is not', async () => {
  await test.db.delete(mail)
  await openGig(test, actor)
  expect((await test.mailsTo(email)).map(({ subject, text }) => [subject, text.split('\n\n')[1]])).toEqual([
    ['Payment successful', `You paid ₦105,375.00 for “${title}”.`],
  ])
})
