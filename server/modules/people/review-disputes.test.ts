import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { parseSupportCommand, runSupportCommand } from '../../app/support-command.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { day, later } from '../../platform/clock/time.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { reviewHarness } from '../../testing/review-harness.ts'
import { auditLedger } from '../money/ledger.ts'
import { checkIn } from './working.ts'

const { gigs, notifications, support, workReview } = api
const agreed = 5_000_000

const harness = reviewHarness()
const { state, hire, hireAndSubmit, approve, requestChanges, dispute, readPlace, readGig, settleAll } = harness
beforeEach(() => state.test.payments.answerTransfers({ status: 'success' }))

/** Runs a command of the operator. */
const operate = async (...args: string[]) =>
  runSupportCommand(
    { db: state.test.db, now: state.test.deps.now, supportEmail: 'support@marquee.example' },
    await parseSupportCommand(args, async () => ''),
  )

describe('a dispute', () => {
  it('keeps the pay held, gives support a ticket and asks the worker', async () => {
    const subject = await hireAndSubmit()
    const answer = await dispute(subject)
    expect(answer.body.message).toBe('Dispute opened')
    expect(answer.data).toMatchObject({
      topic: 'quality',
      status: 'open',
      subject: 'Problem with the work of Tunde Bakare',
      gigId: subject.gigId,
    })
    expect(await readPlace(subject)).toMatchObject({
      status: 'disputed',
      reviewDueAt: null,
      dispute: { topic: 'quality', message: 'The photos are out of focus.', ticketNumber: answer.data.number },
    })
    expect((await readGig(subject)).payment).toMatchObject({ heldKobo: 10_000_000, releasedKobo: 0 })
    expect((await state.test.mailsTo('support@marquee.example')).at(-1)?.subject).toBe(
      `[${answer.data.number}] Problem with the work of Tunde Bakare`,
    )
    expect((await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)?.text).toContain(
      'Your pay stays held until support has decided.',
    )
    expect((await state.test.call(support.getTickets, {}, subject.actor)).data.totalTicket).toBe(1)
  })

  it('names deliverables of the work only', async () => {
    const subject = await hireAndSubmit()
    const answer = await dispute(subject, 'quality', 'The stage is missing.', ['dlv_unknown'])
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { deliverableIds: 'Deliverable is not known' },
    })
    expect((await readPlace(subject)).status).toBe('task_submitted')
  })

  it('with the same words answers its ticket; with others, and after another decision, it says what happened', async () => {
    const subject = await hireAndSubmit()
    const first = await dispute(subject)
    expect((await dispute(subject)).data.number).toBe(first.data.number)
    const refused = 'A problem with Tunde Bakare was reported in the meantime. Support decides it.'
    expect((await dispute(subject, 'quality', 'Something else went wrong there.')).body.message).toBe(refused)
    expect((await approve(subject)).body).toMatchObject({ code: 'WORKER_GIG_STATE', message: refused })
    expect((await requestChanges(subject)).body.message).toBe(refused)
    const approved = await hireAndSubmit()
    await approve(approved)
    expect((await dispute(approved)).body.message).toBe('The work of Tunde Bakare was approved in the meantime.')
  })

  it('is answered again above the limit of tickets, and a refused one does not count towards it', async () => {
    const subject = await hireAndSubmit()
    const refuse = () => dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    for (let call = 0; call < 21; call += 1) expect((await refuse()).status).toBe(409)
    const first = await dispute(subject)
    for (let call = 0; call < 21; call += 1) expect((await dispute(subject)).data.number).toBe(first.data.number)
  })

  it('is possible above the limit of questions to support', async () => {
    const subject = await hireAndSubmit()
    const ask = (count: number) => {
      const body = {
        topic: 'gig',
        subject: `Question ${count}`,
        message: 'How do I change the venue of a Gig?',
      } as const
      return state.test.call(support.createTicket, { body }, subject.actor)
    }
    for (let count = 0; count < 20; count += 1) await ask(count)
    expect((await ask(20)).body.code).toBe('RATE_LIMITED')
    expect((await dispute(subject)).body.message).toBe('Dispute opened')
  })

  it('about an absence tells the worker that the place may go to another worker, with its pay', async () => {
    const subject = await hire()
    await dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    const text = (await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)?.text
    expect(text).toContain('The employer of “Product launch photographer” reported that you were absent.')
    expect(text).toContain(
      'Your pay stays held until support has decided, or until another worker is hired for your place. In that case you are not paid for it. Support will ask you what happened.',
    )
  })

  it('about an absence is possible only until work is submitted', async () => {
    const subject = await hire()
    const answer = await dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    expect([answer.body.message, answer.data.subject]).toEqual(['Report sent', 'Tunde Bakare did not come'])
    expect(await readPlace(subject)).toMatchObject({ status: 'disputed', dispute: { topic: 'no_show' } })
    const submitted = await hireAndSubmit()
    expect((await dispute(submitted, 'no_show', 'Nobody came to the venue that day.')).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Tunde Bakare has submitted work. Report another problem.',
    })
    expect((await dispute(await hire({ isBegun: false }))).body.message).toBe(
      'Tunde Bakare has not begun the work yet.',
    )
  })

  it('about an absence is refused where the session ended within an hour of the hire', async () => {
    const subject = await hire()
    const date = subject.duringWork.slice(0, 10)
    const hiredAt = new Date(`${date}T18:50:00+01:00`)
    const sessions = [{ date, start: '14:00', end: '19:00', endsNextDay: false }]
    await state.test.db.update(workerGig).set({ hiredAt, sessions }).where(eq(workerGig.id, subject.placeId))
    const after = await harness.goTo(subject, `${date}T19:50:00+01:00`)
    expect(
      (await dispute({ ...subject, ...after }, 'no_show', 'Nobody came to the venue that day.')).body,
    ).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Tunde Bakare was hired less than an hour before the session ended.',
    })
  })

  it('about an absence is refused of a worker who is there, and before a session of the place has begun', async () => {
    const subject = await hire()
    const report = () => dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    const date = subject.duringWork.slice(0, 10)
    const change = (changes: Partial<typeof workerGig.$inferInsert>) =>
      state.test.db.update(workerGig).set(changes).where(eq(workerGig.id, subject.placeId))
    const later = { date, start: '18:00', end: '19:00', endsNextDay: false }
    await change({ sessions: [later] })
    expect((await report()).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'No session of Tunde Bakare has begun yet.',
    })
    await change({ sessions: null, hiredAt: state.test.deps.now() })
    const { hiredAt } = await readPlace(subject)
    await change({ hiredAt: new Date(`${date}T23:00:00+01:00`) })
    expect((await report()).body.message).toBe('No session of Tunde Bakare has begun yet.')
    await change({ hiredAt: new Date(hiredAt) })
    await state.test.db.transaction((tx) =>
      checkIn(tx, harness.keyOf(subject), { date, start: '14:00' }, state.test.deps.now()),
    )
    expect((await report()).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Tunde Bakare has checked in to every session that has begun.',
    })
    expect(await readPlace(subject)).toMatchObject({ status: 'active', dispute: null })
  })

  it.each([
    ['a problem can be reported', dispute, 'disputed'],
    ['the work can be approved', approve, 'approved'],
  ] as const)(
    'or an approval is all that is left after the last request for changes: %s',
    async (_what, act, status) => {
      const subject = await hireAndSubmit()
      for (let round = 1; round < 3; round += 1) {
        expect((await requestChanges(subject)).status).toBe(200)
        await harness.submit(subject)
      }
      expect((await requestChanges(subject)).body.code).toBe('WORKER_GIG_STATE')
      expect((await act(subject)).status).toBeLessThan(300)
      expect((await readPlace(subject)).status).toBe(status)
    },
  )

  it('and an approval at the same moment end in one of the two', async () => {
    const subject = await hireAndSubmit()
    const [approval, report] = await Promise.all([approve(subject), dispute(subject)])
    expect([approval.status, report.status].toSorted()).toEqual([200, 409])
    expect((await readPlace(subject)).status).toBe(approval.status === 200 ? 'approved' : 'disputed')
  })
})

describe('support', () => {
  const latestNews = async (subject: Awaited<ReturnType<typeof hire>>) =>
    (await state.test.call(notifications.list, {}, subject.actor)).data.notifications.find(
      ({ title }) => title === 'Dispute decided',
    )

  it('decides for the worker: the agreed pay is released, once, and the employer is told', async () => {
    const subject = await hireAndSubmit()
    const { data } = await dispute(subject)
    expect(await operate('decide', data.number, 'worker')).toContain('the pay is released')
    await expect(operate('decide', data.number, 'worker')).rejects.toThrow('The dispute of')
    await expect(operate('decide', data.number, 'employer')).rejects.toBeInstanceOf(OperatorError)
    expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed, dispute: null })
    expect((await latestNews(subject))?.message).toBe(
      `Support decided for Tunde Bakare: ₦50,000.00 for “Product launch photographer” was released. Ticket ${data.number}.`,
    )
    await settleAll()
    expect(await readPlace(subject)).toMatchObject({ status: 'paid' })
    expect((await state.test.call(support.getTickets, {}, subject.actor)).data.tickets[0]?.status).toBe('closed')
  })

  it.each([
    ['a reported absence', 'no_show'],
    ['work that never came', 'quality'],
  ] as const)('decides for the worker without submitted work, after %s: the pay is released', async (_what, topic) => {
    const subject = await harness.goTo(
      await hire({ workersNeeded: 1 }),
      later(state.test.deps.now(), 12 * day).toISOString(),
    )
    const { data } = await dispute(subject, topic, 'Nobody came to the venue that day.')
    expect(await operate('decide', data.number, 'worker')).toContain('the pay is released')
    expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed, dispute: null })
    expect((await harness.getTask(subject)).status).toBe(404)
    expect((await latestNews(subject))?.metadata).toMatchObject({ gigId: subject.gigId, workerGigId: subject.placeId })
    const mail = (await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)
    expect(mail?.subject).toBe('Support has decided about “Product launch photographer”')
    expect(mail?.text).toContain(
      'Support decided for you: the pay for “Product launch photographer” was released. ₦47,500.00 will be sent to your bank account.',
    )
    for (const late of [approve, requestChanges, dispute]) {
      expect((await late(subject)).body).toMatchObject({
        code: 'WORKER_GIG_STATE',
        message: 'Support decided for Tunde Bakare in the meantime.',
      })
    }
    await settleAll()
    expect(await readPlace(subject)).toMatchObject({ status: 'paid' })
    expect(await readGig(subject)).toMatchObject({ status: 'completed', payment: { heldKobo: 0, refundedKobo: 0 } })
    expect((await harness.rate(subject)).status).toBe(200)
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('decides for a worker without a bank account: the pay is kept, and sent once there is one', async () => {
    const subject = await hireAndSubmit({ hasAccount: false })
    const { data } = await dispute(subject)
    await operate('decide', data.number, 'worker')
    const text = (await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)?.text
    expect(text).toContain(
      'Support decided for you: the pay for “Product launch photographer” was released. We do not have your bank account yet. ₦47,500.00 is kept for you, and will be sent once you have added one.',
    )
    expect(text).not.toContain('to your bank account')
    await settleAll()
    expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
    await harness.giveAccount(subject.workerId)
    await harness.goTo(subject, later(state.test.deps.now(), day).toISOString())
    await settleAll()
    expect(await readPlace(await harness.signIn(subject))).toMatchObject({ status: 'paid' })
  })

  it('decides for the employer while somebody else can be hired: the news says that the pay comes back unless that happens', async () => {
    const subject = await hire({ workersNeeded: 1 })
    const { data } = await dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    await operate('decide', data.number, 'employer')
    expect((await readGig(subject)).hiring?.freePlaces).toBe(1)
    expect((await latestNews(subject))?.message).toBe(
      `Support decided for you: Tunde Bakare is not paid for “Product launch photographer”, and ₦50,000.00 goes back to your wallet when the Gig is completed, unless somebody else is hired for the place. Ticket ${data.number}.`,
    )
  })

  it('leaves the work readable after a decision for the employer, and says where there is none', async () => {
    const absent = await hire()
    await operate(
      'decide',
      (await dispute(absent, 'no_show', 'Nobody came to the venue that day.')).data.number,
      'employer',
    )
    expect(await readPlace(absent)).toMatchObject({ status: 'cancelled', cancelReason: 'dispute', hasWork: false })
    const worked = await hireAndSubmit()
    await operate('decide', (await dispute(worked)).data.number, 'employer')
    expect(await readPlace(worked)).toMatchObject({ status: 'cancelled', cancelReason: 'dispute', hasWork: true })
    const params = { gigId: worked.gigId, workerGigId: worked.placeId }
    expect((await state.test.call(workReview.getTask, { params }, worked.actor)).status).toBe(200)
  })

  it('decides for the employer: the place is cancelled and its pay comes back when the Gig completes', async () => {
    let subject = await hire({ workersNeeded: 1 })
    const before = (await harness.wallet(subject)).availableKobo ?? 0
    const { data } = await dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    expect(
      (await state.test.call(gigs.get, { params: { id: subject.gigId } }, subject.actor)).data.cancellation.allowed,
    ).toBe(false)
    subject = await harness.goTo(subject, subject.afterWork)
    expect((await readGig(subject)).status).toBe('in_progress')
    expect(await operate('decide', data.number, 'employer')).toContain('the place of Tunde Bakare is cancelled')
    expect(await readPlace(subject)).toMatchObject({ status: 'cancelled', cancelReason: 'dispute' })
    expect(await readGig(subject)).toMatchObject({
      status: 'completed',
      payment: { heldKobo: 0, refundedKobo: agreed },
    })
    expect((await harness.wallet(subject)).availableKobo).toBe(before + agreed)
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    expect((await latestNews(subject))?.message).toBe(
      `Support decided for you: Tunde Bakare is not paid for “Product launch photographer”, and ₦50,000.00 goes back to your wallet when the Gig is completed. Ticket ${data.number}.`,
    )
    expect((await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)?.text).toContain(
      'Support decided for the employer: you are not paid for “Product launch photographer”.',
    )
  })

  it('is told what cannot be decided', async () => {
    const subject = await hireAndSubmit()
    await expect(operate('decide', 'MQ-99999', 'worker')).rejects.toThrow('There is no ticket MQ-99999')
    const { data } = await state.test.call(
      support.createTicket,
      { body: { topic: 'gig', subject: 'A question', message: 'How do I change my Gig then?' } },
      subject.actor,
    )
    await expect(operate('decide', data.number, 'worker')).rejects.toThrow('is not about a dispute')
    await expect(operate('decide', data.number)).rejects.toThrow('worker or employer')
    await expect(operate('decide', data.number, 'both')).rejects.toThrow('worker or employer')
  })

  it('releases nothing for a place that went to another worker', async () => {
    const subject = await hire()
    const { data } = await dispute(subject, 'no_show', 'Nobody came to the venue that day.')
    await state.test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.id, subject.placeId))
    await expect(operate('decide', data.number, 'worker')).rejects.toThrow('the place is cancelled')
    const all = await state.test.db.select().from(payment).where(eq(payment.employerId, subject.actor.employerId))
    expect(all.filter(({ type }) => type === 'worker_payout')).toEqual([])
  })
})
