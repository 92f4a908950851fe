import { and, eq, inArray } from 'drizzle-orm'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import { priceOf } from '../../src/rules/gig-price.ts'
import type { Transaction } from '../platform/db/database.ts'
import { applicant, gig, workerGig } from '../db/gig-schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import { payment } from '../db/money-schema.ts'
import { arrive, awaitReview, demoChanges, disputePlace, handIn, handInTime } from './demo-work.ts'
import { columnsOf, priceColumns, priceInputOf, spansOf } from '../modules/gigs/gig-brief.ts'
import { cancelLockedGig } from '../modules/gigs/cancelling.ts'
import { gigJobHandlers } from '../modules/gigs/transition-jobs.ts'
import { linkGigPayment } from '../modules/gigs/side-effects.ts'
import { scheduleNextCheck } from '../modules/gigs/scheduled-transitions.ts'
import { releasePay } from '../modules/gigs/release.ts'
import { replaceSessions } from '../modules/gigs/repository.ts'
import { day, later, minute } from '../platform/clock/time.ts'
import { balancesOf } from '../modules/money/ledger.ts'
import { findOrCreatePayment } from '../modules/money/payments.ts'
import { applyTransition } from '../modules/money/settle.ts'
import { newId } from '../platform/secrets/secrets.ts'
import { type DemoGig, demoBriefs, demoPlaces } from './demo-gigs.ts'
import { leaveWithBank } from './demo-money.ts'
import type { Step } from './demo-timeline.ts'
import type { SeededWorker } from './demo-workers.ts'
import { lagosTime } from './lagos-time.ts'
import { lockGig } from '../modules/gigs/service.ts'

const hour = 60 * minute

/** Context shared by the steps of all demo Gigs. */
export interface GigStage {
  readonly employerId: string
  readonly workers: readonly SeededWorker[]
  readonly now: Date
}

/** The entered fields of a demo Gig. */
function fieldsOf({ title, category, place, days, from, to, pay, workers, course }: DemoGig, now: Date): GigDraft {
  const [payType, rateKobo] = pay
  const date = (ahead: number) => lagosTime(now, { daysAgo: -ahead, at: '12:00' }).toISOString().slice(0, 10)
  const sessions = days.map((ahead) => ({
    date: date(ahead),
    start: from,
    end: to,
    arrival: `${String(Number(from.slice(0, 2)) - 1).padStart(2, '0')}${from.slice(2)}`,
    endsNextDay: to <= from,
  }))
  const first = Math.min(...days)
  const location = place === undefined ? null : { ...(demoPlaces[place] ?? demoPlaces[0]) }
  const fields: GigDraft = {
    ...demoBriefs[category],
    title,
    category,
    workMode: location === null ? 'remote' : 'on_site',
    location,
    sessions,
    payType,
    rateKobo,
    workersNeeded: workers,
    onSiteContact: location === null ? null : { name: 'Ada Obi', phone: '+2348031234567' },
    applicationDeadline: days.length === 0 ? null : lagosTime(now, { daysAgo: 2 - first, at: '18:00' }).toISOString(),
    visibility: title.startsWith('Charity') ? 'invite_only' : 'public',
  }
  const omitted = course.is === 'draft' ? (course.without ?? []) : []
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !omitted.includes(name as keyof GigDraft)))
}

/** The applicants: workers of the category, the hired ones first. */
function castOf({ category, people = [] }: DemoGig, { workers }: GigStage, count: number): SeededWorker[] {
  const ofCraft = workers.filter(({ craft }) => craft === category)
  const wanted = people.flatMap((lastName) => ofCraft.filter(({ name }) => name.endsWith(lastName)))
  return [...wanted, ...ofCraft.filter((seededWorker) => !wanted.includes(seededWorker))].slice(0, count)
}

/** The past steps of one demo Gig, run with the product's own functions for Gigs and money. */
export function stepsOf(demoGig: DemoGig, number: number, id: string, stage: GigStage): Step[] {
  const { employerId, now } = stage
  const { course } = demoGig
  const createdAt = lagosTime(now, { daysAgo: course.daysAgo, at: `07:${String(5 + (number % 40)).padStart(2, '0')}` })
  const paidAt = later(createdAt, 20 * minute)
  const fields = fieldsOf(demoGig, now)
  const input = priceInputOf(fields)
  const agreedKobo = input === undefined ? 0 : priceOf(input).workerKobo
  const status = course.is === 'draft' ? 'draft' : 'pending_payment'
  const create: Step = {
    at: createdAt,
    run: async (tx, at) => {
      const [row] = await tx
        .insert(gig)
        .values({
          id,
          employerId,
          status,
          ...columnsOf(fields, at, status === 'draft'),
          ...priceColumns(fields),
          createdAt: at,
          updatedAt: at,
        })
        .returning()
      if (row === undefined) throw new Error('A Gig that was written is there')
      await replaceSessions(tx, row, spansOf(fields))
      await scheduleNextCheck(tx, row, now)
    },
  }
  if (course.is === 'draft') return [create]
  if (course.is === 'unpaid') {
    return [
      create,
      ...(course.payment === undefined
        ? []
        : [
            {
              at: paidAt,
              run: (tx: Transaction, at: Date) => tryToPay(tx, demoGig, id, stage, at, course.payment === 'failed'),
            },
          ]),
    ]
  }
  const pay: Step = { at: paidAt, run: (tx, at) => payFor(tx, demoGig, id, stage, at) }
  const hired = course.is === 'running' ? course.places.length : course.is === 'expired' ? 0 : course.hired
  const cast = castOf(demoGig, stage, course.applicants)
  const endedAt = course.is === 'cancelled' ? lagosTime(now, { daysAgo: course.endedDaysAgo, at: '12:50' }) : now
  const until = new Date(Math.min(endedAt.getTime(), Date.parse(fields.applicationDeadline ?? '')))
  const apply: Step = {
    at: later(paidAt, minute),
    run: (tx, at) => letApply(tx, id, fields, cast, hired, stage, at, until),
  }
  const hire: Step = {
    at: later(paidAt, 2 * minute),
    run: (tx) => letHire(tx, id, cast.slice(0, hired), agreedKobo, stage, until),
  }
  const look = (at: Date): Step => ({
    at,
    run: (tx, moment) => gigJobHandlers['gig']?.(tx, { gigId: id }, moment) ?? Promise.resolve(),
  })
  const steps = [create, pay, apply, ...(hired > 0 ? [hire] : [])]
  if (course.is === 'cancelled') {
    return [
      ...steps,
      {
        at: endedAt,
        run: async (tx, at) =>
          void (await cancelLockedGig(
            tx,
            await lockGig(tx, employerId, id),
            { reason: course.reason, ref: `demo-cancel:${id}` },
            at,
          )),
      },
    ]
  }
  const begins = lagosTime(now, { daysAgo: -Math.min(...demoGig.days), at: demoGig.from })
  const over = later(
    lagosTime(now, { daysAgo: -Math.max(...demoGig.days), at: demoGig.to }),
    demoGig.to <= demoGig.from ? day : 0,
  )
  const looks = [begins, over, now].filter((moment) => moment <= now).map(look)
  if (course.is === 'completed') {
    return [
      ...steps,
      ...looks,
      ...cast
        .slice(0, hired)
        .map((person, index) => payOut(id, person, agreedKobo, later(over, 36 * hour + index * 7 * minute), stage)),
    ]
  }
  if (course.is === 'running') {
    return [
      ...steps,
      ...looks,
      { at: later(now, -1), run: (tx, at) => setPlaces(tx, id, course.places, agreedKobo, cast, stage, at) },
    ]
  }
  return [...steps, ...looks]
}

const wanted = (
  { title }: DemoGig,
  gigId: string,
  { employerId }: GigStage,
  { totalKobo, subtotalKobo }: { totalKobo: number; subtotalKobo: number },
) =>
  ({
    employerId,
    type: 'gig_payment',
    direction: 'debit',
    amountKobo: totalKobo,
    feeKobo: totalKobo - subtotalKobo,
    description: title,
    purpose: { gigId },
  }) as const

/** Pays for a Gig: from the wallet when that is chosen and its balance suffices, else by card. */
async function payFor(tx: Transaction, demoGig: DemoGig, id: string, stage: GigStage, at: Date) {
  const row = await lockGig(tx, stage.employerId, id)
  const { availableKobo } = await balancesOf(tx, stage.employerId)
  const isFromWallet = demoGig.fromWallet === true && availableKobo > row.totalKobo
  const { payment: begun } = await findOrCreatePayment(
    tx,
    {
      ...wanted(demoGig, id, stage, row),
      ...(isFromWallet
        ? ({ channel: 'wallet', provider: 'wallet' } as const)
        : ({ channel: 'card', provider: 'sandbox' } as const)),
    },
    at,
  )
  await applyTransition(tx, begun, 'success', at)
}

/** A failed payment, or one that stays processing until tomorrow. */
async function tryToPay(tx: Transaction, demoGig: DemoGig, id: string, stage: GigStage, at: Date, fails: boolean) {
  const row = await lockGig(tx, stage.employerId, id)
  const { payment: begun } = await findOrCreatePayment(
    tx,
    { ...wanted(demoGig, id, stage, row), provider: 'sandbox', channel: fails ? 'card' : 'bank_transfer' },
    at,
  )
  await linkGigPayment(tx, begun, at)
  const reason = 'Declined by your bank.'
  if (fails) {
    return void (await applyTransition(tx, begun, 'failed', later(at, minute), { failureReason: reason, note: reason }))
  }
  await leaveWithBank(tx, await applyTransition(tx, begun, 'processing', later(at, minute)), later(stage.now, day))
}

/** Workers apply between posting and deadline; the first ones are hired, the others get every status. */
async function letApply(
  tx: Transaction,
  gigId: string,
  { workSkills = [] }: GigDraft,
  cast: readonly SeededWorker[],
  hired: number,
  { employerId }: GigStage,
  at: Date,
  until: Date,
) {
  if (cast.length === 0) return
  const others = ['pending', 'pending', 'shortlisted', 'declined', 'pending', 'withdrawn'] as const
  const apart = Math.min(20 * hour, (until.getTime() - at.getTime()) / (cast.length + 1))
  await tx.insert(applicant).values(
    cast.map((seededWorker, index) => {
      const status = index < hired ? ('hired' as const) : (others[(index - hired) % others.length] ?? 'pending')
      const appliedAt = later(at, apart * index)
      return {
        id: newId('ap'),
        gigId,
        employerId,
        workerId: seededWorker.id,
        status,
        appliedAt,
        changedAt: appliedAt,
        invited: index % 4 === 1,
        note: index % 3 === 2 ? null : 'I know this kind of work well and am free on all your dates.',
        proposedKobo: index % 4 === 3 ? seededWorker.rateKobo : null,
        matchedSkills: seededWorker.skills.filter((skill) => workSkills.includes(skill)),
        declineReason: status === 'declined' ? 'different_style' : null,
      }
    }),
  )
}

/** Hires the first applicants, some hours after they applied. */
async function letHire(
  tx: Transaction,
  gigId: string,
  cast: readonly SeededWorker[],
  agreedKobo: number,
  { employerId }: GigStage,
  until: Date,
) {
  const applied = await tx
    .select({ id: applicant.id, workerId: applicant.workerId, appliedAt: applicant.appliedAt })
    .from(applicant)
    .where(
      and(
        eq(applicant.gigId, gigId),
        inArray(
          applicant.workerId,
          cast.map(({ id }) => id),
        ),
      ),
    )
  await tx.insert(workerGig).values(
    applied.map(({ id: applicantId, workerId, appliedAt }) => {
      const hiredAt = later(appliedAt, Math.min(5 * hour, (until.getTime() - appliedAt.getTime()) / 2))
      return { id: newId('wg'), gigId, employerId, workerId, applicantId, agreedKobo, hiredAt, changedAt: hiredAt }
    }),
  )
}

/** Releases the pay of approved work; the last release completes the Gig. */
const payOut = (
  gigId: string,
  { id: workerId, name }: SeededWorker,
  kobo: number,
  moment: Date,
  stage: GigStage,
): Step => ({
  at: moment,
  run: (tx, at) => payPlace(tx, gigId, workerId, name, kobo, stage, at),
})

async function payPlace(
  tx: Transaction,
  gigId: string,
  workerId: string,
  workerName: string,
  kobo: number,
  { employerId }: GigStage,
  at: Date,
) {
  const [place] = await tx
    .select()
    .from(workerGig)
    .where(and(eq(workerGig.gigId, gigId), eq(workerGig.workerId, workerId)))
  if (place === undefined) throw new Error('Who is paid has a place')
  await arrive(tx, place, at)
  await handIn(tx, place, at)
  const { payment: released } = await releasePay(
    tx,
    await lockGig(tx, employerId, gigId),
    { workerGigId: place.id, workerName, kobo, withCommission: true, ref: `payout:${place.id}` },
    at,
  )
  await tx
    .update(workerGig)
    .set({
      status: 'approved',
      paymentId: released.id,
      releasedKobo: kobo,
      bonusKobo: 0,
      reviewDueAt: null,
      review: { rating: 5, tags: ['punctual'], hireAgain: true },
    })
    .where(eq(workerGig.id, place.id))
  await tx.update(taskSubmission).set({ status: 'approved' }).where(eq(taskSubmission.workerGigId, place.id))
  // The payout's success marks the place as paid, and completes the Gig after the last one.
  await applyTransition(tx, released, 'success', at, { channel: 'bank_transfer' })
  await tx.update(payment).set({ nextCheckAt: null }).where(eq(payment.id, released.id))
}

/** Sets the status of each place of a running Gig: some have submitted their work, some are paid. */
async function setPlaces(
  tx: Transaction,
  gigId: string,
  places: readonly (typeof workerGig.$inferInsert.status & string)[],
  kobo: number,
  cast: readonly SeededWorker[],
  stage: GigStage,
  at: Date,
) {
  for (const [index, status] of places.entries()) {
    const person = cast[index]
    if (person === undefined) throw new Error('A hired place has no worker')
    if (status === 'paid') {
      await payPlace(tx, gigId, person.id, person.name, kobo, stage, at)
      continue
    }
    const isHere = and(eq(workerGig.gigId, gigId), eq(workerGig.workerId, person.id))
    const [place] = await tx.update(workerGig).set({ status, changedAt: at }).where(isHere).returning()
    if (place === undefined) throw new Error('Who is hired has a place')
    await arrive(tx, place, at)
    if (status === 'task_submitted' || status === 'changes_requested') {
      const submittedAt = await handInTime(tx, place, at)
      await handIn(tx, place, submittedAt)
      if (status === 'task_submitted') await awaitReview(tx, place, submittedAt)
    }
    if (status === 'disputed') await disputePlace(tx, place, person.name, at)
    if (status === 'changes_requested') {
      await tx
        .update(taskSubmission)
        .set({ status, changes: demoChanges })
        .where(eq(taskSubmission.workerGigId, place.id))
    }
  }
}
