import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Input } from '../../src/api/contract/endpoint.ts'
import { exampleGig } from '../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../src/api/contract/table.ts'
import { gig, worker, workerGig } from '../db/gig-schema.ts'
import { company, subscription } from '../db/schema.ts'
import { columnsOf } from '../modules/gigs/gig-brief.ts'
import { gigJobHandlers } from '../modules/gigs/transition-jobs.ts'
import type { Database } from '../platform/db/database.ts'
import { newId } from '../platform/secrets/secrets.ts'
import { runDueJob } from '../platform/jobs/jobs.ts'
import { settle } from '../modules/money/settle.ts'
import { startSession } from '../modules/auth/sessions.ts'
import type { Actor, TestApp } from './test-app.ts'

/** The PIN of every employer made here. */
export const readyPin = '2580'

let number = 0

/** An employer with a named business and a plan, whose wallet is not set up. */
export async function planEmployer(
  test: TestApp,
  { gigCount = 10 }: { gigCount?: number | null } = {},
): Promise<Actor & { email: string }> {
  const email = `ready-${(number += 1)}@venue.example`
  const actor = await test.createEmployer(email)
  const { employerId } = actor
  await test.db.update(company).set({ companyName: 'Eko Events' }).where(eq(company.employerId, employerId))
  const now = test.deps.now()
  await test.db.insert(subscription).values({
    employerId,
    status: 'active',
    planCode: 'premium',
    interval: 'month',
    gigCount,
    priceKobo: 1_500_000,
    startedAt: now,
    renewsAt: new Date(now.getTime() + 30 * 24 * 60 * 60_000),
  })
  return { ...actor, email }
}

/** An employer who can post Gigs: a named business, a plan, an open wallet with money in it (kobo). */
export async function readyEmployer(
  test: TestApp,
  { kobo = 100_000_000, ...plan }: { gigCount?: number | null; kobo?: number } = {},
): Promise<Actor> {
  const actor = await planEmployer(test, plan)
  await test.call(api.wallet.setWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000014579' } }, actor)
  await test.call(api.security.setPin, { body: { pin: readyPin, confirmPin: readyPin } }, actor)
  await test.call(api.wallet.activate, { body: {} }, actor)
  if (kobo > 0) {
    const { data } = await test.call(api.wallet.fund, { body: { amountKobo: kobo, ref: randomUUID() } }, actor)
    await settle(test.db, data.reference, { status: 'success', amountKobo: kobo }, test.deps.now())
  }
  return actor
}

type NewGig = Input<typeof api.gigs.create>['body']

/** Posts the contract's example Gig (₦105,375.00 in total) with changes; it waits for its payment. */
export async function postGig(test: TestApp, actor: Actor, changes: Partial<NewGig> = {}) {
  return (await test.call(api.gigs.create, { body: { ...exampleGig, ...changes } as NewGig }, actor)).data
}

/** Requests a quote for the example Gig with changes. */
export async function quoteOf(test: TestApp, actor: Actor, changes: object = {}) {
  const { payType, rateKobo, workersNeeded, sessions } = { ...exampleGig, ...changes }
  const body = { payType, rateKobo, workersNeeded, sessions } as typeof api.gigs.getPaymentData.example.body
  return (await test.call(api.gigs.getPaymentData, { body }, actor)).data
}

/** Pays a posted Gig from the wallet. */
export async function payGig(
  test: TestApp,
  actor: Actor,
  id: string,
  changes: object = {},
  ref: string = randomUUID(),
) {
  const { quoteId } = await quoteOf(test, actor, changes)
  return test.call(
    api.gigs.payFromWallet,
    { params: { id }, body: { quoteId: quoteId ?? '', pin: readyPin, ref } },
    actor,
  )
}

/** Posts and pays a Gig, which is then open. */
export async function openGig(test: TestApp, actor: Actor, changes: Partial<NewGig> = {}) {
  const { id } = await postGig(test, actor, changes)
  await payGig(test, actor, id, changes)
  return (await test.call(api.gigs.get, { params: { id } }, actor)).data
}

/** Inserts empty drafts of an employer. */
export const storeDrafts = (db: Database, employerId: string, count: number, at: Date) =>
  db.insert(gig).values(
    Array.from({ length: count }, () => ({
      id: newId('gig'),
      employerId,
      ...columnsOf({}, at, true),
      status: 'draft' as const,
      createdAt: at,
      updatedAt: at,
    })),
  )

/** Inserts a hired worker of a Gig. @returns the id of the hired place */
export async function fillPlace(
  test: TestApp,
  { employerId }: Actor,
  gigId: string,
  agreedKobo = 5_000_000,
): Promise<string> {
  const [id, workerId, now] = [`wg_${randomUUID()}`, `wrk_${randomUUID()}`, test.deps.now()]
  await test.db.insert(worker).values({
    id: workerId,
    firstName: 'Tunde',
    lastName: 'Bakare',
    title: 'Photographer',
    city: 'Yaba',
    state: 'Lagos',
    category: 'photographer',
    skills: ['Portrait'],
    email: `${workerId}@workers.example`,
    createdAt: now,
  })
  await test.db.insert(workerGig).values({ id, gigId, employerId, workerId, agreedKobo, hiredAt: now, changedAt: now })
  return id
}

/** Moves the clock to a time, runs the due Gig jobs, and signs in again. */
export async function goTo(test: TestApp, actor: Actor, moment: string): Promise<Actor> {
  test.advance(Date.parse(moment) - test.deps.now().getTime())
  while (await runDueJob(test.deps, gigJobHandlers, test.deps.log)) continue
  return { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
}
