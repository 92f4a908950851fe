import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mostKobo } from '../../src/api/contract/schemas/money.ts'
import { api } from '../../src/api/contract/table.ts'
import { applicant, worker, workerGig } from '../db/gig-schema.ts'
import { auditLedger } from '../modules/money/ledger.ts'
import type { Actor, TestApp } from './test-app.ts'

/** An applicant that a test stored. */
export interface StoredApplicant {
  readonly applicantId: string
  readonly workerId: string
  /** The worker's address; null for a worker without one. */
  readonly email: string | null
}

/** Inserts a worker. @returns the worker's id and email */
export async function addWorker(test: TestApp, changes: Partial<typeof worker.$inferInsert> = {}) {
  const id = `wrk_${randomUUID()}`
  const row = {
    id,
    firstName: 'Tunde',
    lastName: 'Bakare',
    title: 'Photographer',
    city: 'Yaba',
    state: 'Lagos',
    category: 'photographer',
    skills: ['Portrait'],
    phone: '+2348035550101',
    email: `${id}@workers.example`,
    createdAt: test.deps.now(),
    ...changes,
  }
  await test.db.insert(worker).values(row)
  return { workerId: id, email: row.email ?? null }
}

/** Inserts a new worker's application to a Gig. */
export async function addApplicant(
  test: TestApp,
  { employerId }: Actor,
  gigId: string,
  changes: Partial<typeof applicant.$inferInsert> = {},
  person: Partial<typeof worker.$inferInsert> = {},
): Promise<StoredApplicant> {
  const { workerId, email } = await addWorker(test, person)
  const applicantId = `ap_${randomUUID()}`
  const at = test.deps.now()
  await test.db
    .insert(applicant)
    .values({ id: applicantId, gigId, employerId, workerId, appliedAt: at, changedAt: at, ...changes })
  return { applicantId, workerId, email }
}

/** Hires an applicant by the contract's call. A PIN confirms any extra pay, unless `extraKobo` says how much. */
export const hireByCall = (
  test: TestApp,
  actor: Actor,
  gigId: string,
  applicantId: string,
  body: { agreedKobo?: number; pin?: string; extraKobo?: number; note?: string; ref?: string } = {},
) =>
  test.call(
    api.gigPeople.hire,
    {
      params: { id: gigId, applicantId },
      body: {
        agreedKobo: 5_000_000,
        ref: randomUUID(),
        ...(body.pin !== undefined && { extraKobo: mostKobo }),
        ...body,
      },
    },
    actor,
  )

/** Marks the worker of a hired place as absent, as a report of the employer does. */
export const reportAbsent = (test: TestApp, placeId: string) =>
  test.db
    .update(workerGig)
    .set({
      status: 'disputed',
      dispute: {
        topic: 'no_show',
        message: 'Nobody came.',
        ticketId: 'tkt_1',
        raisedAt: test.deps.now().toISOString(),
      },
    })
    .where(eq(workerGig.id, placeId))

/** Where a Gig's money is does not add up, and what the ledger's audit finds: both are zero while all is right. */
export async function moneyFaults(test: TestApp, actor: Actor, gigId: string) {
  const { payment } = (await test.call(api.gigs.get, { params: { id: gigId } }, actor)).data
  const { paidKobo, heldKobo, releasedKobo, refundedKobo, feeKobo, vatKobo } = payment
  const missingKobo = paidKobo - heldKobo - releasedKobo - refundedKobo - feeKobo - vatKobo
  return { missingKobo, ...(await auditLedger(test.db)) }
}

/** What `moneyFaults` answers while all is right. */
export const noMoneyFaults = { missingKobo: 0, sumKobo: 0, wrongBalances: 0 }
