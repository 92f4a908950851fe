import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import { worker, workerGig } from '../db/gig-schema.ts'
import { employer } from '../db/schema.ts'
import { ledgerEntry } from '../db/money-schema.ts'
import { startSession } from '../modules/auth/sessions.ts'
import { gigJobHandlers } from '../modules/gigs/transition-jobs.ts'
import { checkDuePayments } from '../modules/money/check.ts'
import { autoApprovalJobHandlers } from '../modules/people/auto-approval.ts'
import { missingWorkJobHandlers } from '../modules/people/missing-work.ts'
import { submitWork, type WorkToSubmit } from '../modules/people/working.ts'
import { day, later } from '../platform/clock/time.ts'
import { runDueJob } from '../platform/jobs/jobs.ts'
import { fillPlace, goTo, openGig, readyEmployer, readyPin } from './ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from './test-app.ts'

const { dashboard, gigPeople, gigs, workReview } = api

/** Times of the session of the Gig that `hire` opens, whose day is ten days after the clock's. */
const session = { start: '14:00', end: '19:00', endsNextDay: false }

/** The bank account of the workers of these tests. */
export const workerAccount = { bankCode: '058', accountNumber: '0000000220', accountName: 'TUNDE BAKARE' }

/** An employer's Gig with one hired place. */
export interface ReviewedPlace {
  readonly actor: Actor
  readonly gigId: string
  readonly placeId: string
  readonly workerId: string
  /** While the session runs, and after it: ISO 8601. */
  readonly duringWork: string
  readonly afterWork: string
}

const handlers = { ...gigJobHandlers, ...autoApprovalJobHandlers, ...missingWorkJobHandlers }

/** The calls and the steps of a review, on a test app for the file. */
export function reviewHarness() {
  const state = {} as { test: TestApp }
  beforeAll(async () => {
    state.test = await createTestApp()
  })
  afterAll(() => state.test.close())

  const paramsOf = ({ gigId, placeId }: ReviewedPlace) => ({ gigId, workerGigId: placeId })
  const runJobs = async () => {
    while (await runDueJob(state.test.deps, handlers, state.test.deps.log)) continue
  }

  /** Opens a Gig with one hired place; the work has begun, unless `isBegun` is false. */
  async function hire({
    hasAccount = true,
    isBegun = true,
    ...changes
  }: {
    hasAccount?: boolean
    isBegun?: boolean
    workersNeeded?: number
    /** In place of the one session; the first begins as that one does. */
    sessions?: { date: string; start: string; end: string; endsNextDay: boolean }[]
  } = {}): Promise<ReviewedPlace> {
    const { test } = state
    const poster = await readyEmployer(test)
    const date = later(test.deps.now(), 10 * day)
      .toISOString()
      .slice(0, 10)
    const [duringWork, afterWork] = [`${date}T15:00:00+01:00`, `${date}T20:00:00+01:00`]
    const sessions = [{ date, ...session }]
    const applicationDeadline = `${date}T09:00:00+01:00`
    const { id: gigId } = await openGig(test, poster, { sessions, applicationDeadline, ...changes })
    const placeId = await fillPlace(test, poster, gigId)
    const [place] = await test.db.select().from(workerGig).where(eq(workerGig.id, placeId))
    const workerId = place?.workerId ?? ''
    if (hasAccount) await giveAccount(workerId)
    const actor = isBegun ? await goTo(test, poster, duringWork) : poster
    return { actor, gigId, placeId, workerId, duringWork, afterWork }
  }
  const giveAccount = (workerId: string) =>
    state.test.db.update(worker).set({ account: workerAccount }).where(eq(worker.id, workerId))

  const keyOf = ({ actor, gigId, placeId }: ReviewedPlace) => ({ id: placeId, gigId, employerId: actor.employerId })
  const submit = (subject: ReviewedPlace, work: Partial<WorkToSubmit> = {}) =>
    state.test.db.transaction((tx) =>
      submitWork(
        tx,
        keyOf(subject),
        { message: 'All photos are in the album.', deliverables: [], files: [], links: [], ...work },
        state.test.deps.now(),
      ),
    )
  const hireAndSubmit = async (options: Parameters<typeof hire>[0] = {}) => {
    const subject = await hire(options)
    await submit(subject)
    return subject
  }

  return {
    state: state as Readonly<typeof state>,
    hire,
    hireAndSubmit,
    giveAccount,
    keyOf,
    submit,
    runJobs,
    /** Runs the jobs and sends the payouts that are due. */
    settleAll: async () => {
      await runJobs()
      while ((await checkDuePayments(state.test.deps)) > 0) continue
      await runJobs()
    },
    /** Moves the clock to a moment, runs the jobs and signs in again. */
    goTo: async (subject: ReviewedPlace, moment: string): Promise<ReviewedPlace> => {
      const moved = { ...subject, actor: await goTo(state.test, subject.actor, moment) }
      await runJobs()
      return moved
    },
    /** Signs in again, after the clock has moved. */
    signIn: async (subject: ReviewedPlace): Promise<ReviewedPlace> => {
      const { employerId } = subject.actor
      return {
        ...subject,
        actor: { employerId, token: await startSession(state.test.db, employerId, state.test.deps.now()) },
      }
    },
    mailsToEmployer: async ({ actor }: ReviewedPlace) => {
      const [person] = await state.test.db.select().from(employer).where(eq(employer.id, actor.employerId))
      return state.test.mailsTo(person?.email ?? '')
    },
    approve: (subject: ReviewedPlace, changes: object = {}) =>
      state.test.call(
        workReview.approve,
        { params: paramsOf(subject), body: { pin: readyPin, ref: randomUUID(), ...changes } },
        subject.actor,
      ),
    requestChanges: (subject: ReviewedPlace, changes: object = {}) =>
      state.test.call(
        workReview.requestChanges,
        {
          params: paramsOf(subject),
          body: { message: 'Please send the photos in full resolution.', deliverableIds: [], ...changes },
        },
        subject.actor,
      ),
    dispute: (
      subject: ReviewedPlace,
      topic: 'quality' | 'no_show' = 'quality',
      message = 'The photos are out of focus.',
      deliverableIds: readonly string[] = [],
    ) =>
      state.test.call(
        workReview.raiseDispute,
        { params: paramsOf(subject), body: { topic, message, deliverableIds: [...deliverableIds] } },
        subject.actor,
      ),
    rate: (subject: ReviewedPlace, changes: object = {}) =>
      state.test.call(
        workReview.rate,
        {
          params: paramsOf(subject),
          body: { rating: 5, tags: ['punctual'], comment: 'Great.', hireAgain: true, ...changes },
        },
        subject.actor,
      ),
    getTask: (subject: ReviewedPlace) =>
      state.test.call(workReview.getTask, { params: paramsOf(subject) }, subject.actor),
    readPlace: async ({ actor, gigId, placeId }: ReviewedPlace) =>
      (await state.test.call(gigPeople.getWorkerGig, { params: { id: gigId, x: placeId } }, actor)).data,
    readGig: async ({ actor, gigId }: ReviewedPlace) =>
      (await state.test.call(gigs.get, { params: { id: gigId } }, actor)).data,
    wallet: async ({ actor }: ReviewedPlace) => (await state.test.call(dashboard.getWallet, {}, actor)).data,
    /** Balance of a system account over all employers of the file, in kobo. */
    balanceOf: async (account: 'worker-payable' | 'gateway' | 'fee-income') =>
      (await state.test.db.select().from(ledgerEntry).where(eq(ledgerEntry.accountId, account))).reduce(
        (sum, { amountKobo }) => sum + amountKobo,
        0,
      ),
  }
}
