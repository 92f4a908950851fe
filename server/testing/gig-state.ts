import { eq } from 'drizzle-orm'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import type { WorkerProfile } from '../../src/api/contract/schemas/worker.ts'
import { aProfileOf } from '../../src/api/mocks/people-factories.ts'
import type { World } from '../../src/api/mocks/world.ts'
import type { Database, Transaction } from '../platform/db/database.ts'
import { applicant, favorite, gig, type PortfolioItem, worker, workerGig } from '../db/gig-schema.ts'
import { workerGroup, workerGroupMember, workerReview, taskSubmission } from '../db/work-schema.ts'
import { payment } from '../db/money-schema.ts'
import { company } from '../db/schema.ts'
import { columnsOf, spansOf } from '../modules/gigs/gig-brief.ts'
import { replaceSessions } from '../modules/gigs/repository.ts'
import { post } from '../modules/money/ledger.ts'
import { findOrCreatePayment } from '../modules/money/payments.ts'

type StoredWorld = Pick<
  World,
  'gigs' | 'applicants' | 'workerGigs' | 'tasks' | 'profiles' | 'favorites' | 'groups' | 'company'
>

/** Stores the mocks' Gigs with their applicants, hired and saved workers and held money in the server's database. */
export async function storeGigs(
  db: Database,
  employerId: string,
  { gigs, applicants, workerGigs, tasks, profiles, favorites, groups, company: business }: StoredWorld,
  now: Date,
) {
  await db
    .update(company)
    .set({ companyName: business.companyName ?? null })
    .where(eq(company.employerId, employerId))
  await db.transaction(async (tx) => {
    for (const mockGig of gigs) await storeGig(tx, employerId, mockGig, now)
    const people = new Map([...applicants, ...workerGigs].map((entry) => [entry.workerId, entry.worker]))
    for (const person of people.values()) {
      await storeWorker(tx, profiles.find(({ id }) => id === person.id) ?? aProfileOf(person), now)
    }
    await storeSaved(tx, employerId, { favorites, groups }, now)
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
    for (const { history, ...latest } of tasks) {
      for (const round of [latest, ...history]) await tx.insert(taskSubmission).values(submissionRow(round))
    }
  })
}

const submissionRow = ({
  submittedAt,
  status,
  deliverables,
  files,
  changes = null,
  ...fields
}: World['tasks'][number]['history'][number]): typeof taskSubmission.$inferInsert => ({
  ...fields,
  submittedAt: new Date(submittedAt),
  status: status as typeof taskSubmission.$inferInsert.status,
  deliverables: deliverables.map(({ note, ...tick }) => ({ ...tick, ...(note && { note }) })),
  files: files.map(({ thumbUrl, deliverableId, ...file }) => ({
    ...file,
    ...(thumbUrl && { thumbUrl }),
    ...(deliverableId && { deliverableId }),
  })),
  changes,
})

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

/** Stores a worker with the reviews. */
async function storeWorker(tx: Transaction, profile: WorkerProfile, now: Date) {
  await tx.insert(worker).values(workerRow(profile, now))
  if (profile.reviews.length === 0) return
  await tx.insert(workerReview).values(
    profile.reviews.map(({ rating, comment = null, gigTitle, createdAt }, index) => ({
      id: `wrv_${profile.id}_${index}`,
      workerId: profile.id,
      rating,
      comment,
      gigTitle,
      createdAt: new Date(createdAt),
    })),
  )
}

/** Stores the saved workers who are in the world, and their groups. */
async function storeSaved(
  tx: Transaction,
  employerId: string,
  { favorites, groups }: Pick<World, 'favorites' | 'groups'>,
  createdAt: Date,
) {
  const storedIds = new Set((await tx.select({ id: worker.id }).from(worker)).map(({ id }) => id))
  const saved = favorites.filter((workerId) => storedIds.has(workerId))
  if (saved.length > 0) await tx.insert(favorite).values(saved.map((workerId) => ({ employerId, workerId, createdAt })))
  for (const { id, name, workerIds } of groups) {
    await tx.insert(workerGroup).values({ id, name, employerId, createdAt })
    const members = workerIds.filter((workerId) => saved.includes(workerId))
    if (members.length > 0) {
      await tx.insert(workerGroupMember).values(members.map((workerId) => ({ groupId: id, workerId })))
    }
  }
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
    bio = null,
    softSkills,
    languages,
    portfolio,
  }: WorkerProfile,
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
  bio,
  softSkills,
  languages,
  // What a world holds was stored once, so its kinds are known ones.
  portfolio: portfolio as PortfolioItem[],
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
