import { eq } from 'drizzle-orm'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import type { WorkerSummary } from '../../src/api/contract/schemas/worker.ts'
import type { World } from '../../src/api/mocks/world.ts'
import type { Database, Transaction } from '../platform/db/database.ts'
import { applicant, gig, worker, workerGig } from '../db/gig-schema.ts'
import { payment } from '../db/money-schema.ts'
import { company } from '../db/schema.ts'
import { columnsOf, spansOf } from '../modules/gigs/gig-brief.ts'
import { replaceSessions } from '../modules/gigs/repository.ts'
import { post } from '../modules/money/ledger.ts'
import { findOrCreatePayment } from '../modules/money/payments.ts'

/** Stores the mocks' Gigs with their applicants, hired workers and held money in the server's database. */
export async function storeGigs(
  db: Database,
  employerId: string,
  { gigs, applicants, workerGigs, company: business }: Pick<World, 'gigs' | 'applicants' | 'workerGigs' | 'company'>,
  now: Date,
) {
  await db
    .update(company)
    .set({ companyName: business.companyName ?? null })
    .where(eq(company.employerId, employerId))
  await db.transaction(async (tx) => {
    for (const mockGig of gigs) await storeGig(tx, employerId, mockGig, now)
    const people = new Map([...applicants, ...workerGigs].map((entry) => [entry.workerId, entry.worker]))
    for (const person of people.values()) await tx.insert(worker).values(workerRow(person, now))
    for (const { worker: _, gigTitle: __, appliedAt, ...fields } of applicants) {
      await tx.insert(applicant).values({
        ...fields,
        employerId,
        status: fields.status as typeof applicant.$inferInsert.status,
        appliedAt: new Date(appliedAt),
        changedAt: now,
      })
    }
    for (const { id, gigId, workerId, status, agreedKobo, hiredAt, reviewDueAt, paidAt } of workerGigs) {
      const dates = {
        hiredAt: new Date(hiredAt),
        reviewDueAt: reviewDueAt ? new Date(reviewDueAt) : null,
        paidAt: paidAt ? new Date(paidAt) : null,
        changedAt: now,
      }
      await tx.insert(workerGig).values({
        id,
        gigId,
        workerId,
        employerId,
        agreedKobo,
        status: status as typeof workerGig.$inferInsert.status,
        ...dates,
      })
    }
  })
}

async function storeGig(tx: Transaction, employerId: string, mockGig: Gig, now: Date) {
  const {
    id,
    title,
    category,
    description,
    workSkills,
    softSkills,
    workMode,
    location,
    sessions,
    payType,
    rateKobo,
    workersNeeded,
    deliverables,
    perks,
    onSiteContact,
    applicationDeadline,
    visibility,
  } = mockGig
  // What was answered is what was typed once; a test's world holds no unknown values.
  const fields = {
    title,
    category,
    description,
    workSkills,
    softSkills,
    workMode,
    location,
    sessions,
    payType,
    rateKobo,
    workersNeeded,
    deliverables,
    perks,
    onSiteContact,
    applicationDeadline,
    visibility,
  } as GigDraft
  const { subtotalKobo, feeKobo, vatKobo, totalKobo, paidKobo, heldKobo, releasedKobo, refundedKobo, transactionId } =
    mockGig.payment
  await tx.insert(gig).values({
    id,
    employerId,
    ...columnsOf(fields, now, mockGig.status === 'draft'),
    status: mockGig.status as typeof gig.$inferInsert.status,
    closedReason: mockGig.closedReason ?? null,
    subtotalKobo,
    feeKobo,
    vatKobo,
    totalKobo,
    paidKobo,
    releasedKobo,
    refundedKobo,
    paymentId: transactionId ?? null,
    createdAt: new Date(mockGig.createdAt),
    updatedAt: new Date(mockGig.updatedAt),
    publishedAt: mockGig.publishedAt ? new Date(mockGig.publishedAt) : null,
  })
  await replaceSessions(tx, { id, employerId }, spansOf(fields))
  if (heldKobo === 0) return
  const { payment: opening } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'gig_payment',
      direction: 'debit',
      amountKobo: heldKobo,
      description: 'Opening',
      provider: 'sandbox',
    },
    now,
  )
  await post(tx, {
    paymentId: opening.id,
    kind: 'gig',
    at: now,
    moves: [
      { account: { kind: 'held', employerId, gigId: id }, kobo: heldKobo },
      { account: { kind: 'gateway' }, kobo: -heldKobo },
    ],
  })
  await tx.update(payment).set({ status: 'success', completedAt: now }).where(eq(payment.id, opening.id))
}

const workerRow = (
  {
    id,
    firstName,
    lastName,
    title,
    location,
    skills,
    rating = null,
    ratingCount,
    completedGigs,
    onTimeRate = null,
    rateFromKobo = null,
    phone = null,
    email = null,
    verified,
  }: WorkerSummary,
  now: Date,
): typeof worker.$inferInsert => ({
  id,
  firstName,
  lastName,
  title: title ?? '',
  city: location?.city ?? '',
  state: location?.state ?? '',
  category: 'photographer',
  skills,
  rating,
  ratingCount,
  completedGigs,
  onTimeRate,
  rateFromKobo,
  phone,
  email,
  identityVerified: verified?.identity ?? false,
  phoneVerified: verified?.phone ?? false,
  createdAt: now,
})
