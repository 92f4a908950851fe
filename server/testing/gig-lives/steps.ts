import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { approvalLimits } from '../../../src/rules/work-review.ts'
import type { GigStatus } from '../../../src/api/contract/schemas/gig.ts'
import { sessionSpan } from '../../../src/api/contract/schemas/gig-session.ts'
import { worker, workerGig } from '../../db/gig-schema.ts'
import { payment, ticket } from '../../db/money-schema.ts'
import { wallet } from '../../db/schema.ts'
import { cancelGig } from '../../modules/gigs/cancelling.ts'
import { gigJobHandlers } from '../../modules/gigs/transition-jobs.ts'
import { checkPayment, handleProviderEvent } from '../../modules/money/check.ts'
import { settle } from '../../modules/money/settle.ts'
import { autoApprovalJobHandlers } from '../../modules/people/auto-approval.ts'
import { cancelHire } from '../../modules/people/hiring-cancel.ts'
import { hireApplicant } from '../../modules/people/hiring.ts'
import { approveWork } from '../../modules/people/review-approving.ts'
import { requestChanges } from '../../modules/people/review-changes.ts'
import { decideDispute, raiseDispute } from '../../modules/people/review-disputes.ts'
import { rateWorker } from '../../modules/people/review-rating.ts'
import type { Place } from '../../modules/people/review-repository.ts'
import { cancelByWorker, checkIn, sessionsOf, submitWork } from '../../modules/people/working.ts'
import type { Random } from '../../simulator/random.ts'
import { later } from '../../platform/clock/time.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lifePin, type Life, readGig, readPlaces } from './life.ts'
import { account, apply, planB } from './people.ts'

const minute = 60_000
const hour = 60 * minute
const problem = 'Something about the work went wrong, and support decides.'

/** A step of a life, on one of its places where it needs one. */
type Step = (life: Life, place: Place | undefined) => Promise<unknown>

/** The key by which the services name a place. */
const keyOf = ({ id, gigId, employerId }: Place) => ({ id, gigId, employerId })

const onPlace =
  (step: (life: Life, place: Place) => Promise<unknown>): Step =>
  async (life, place) =>
    place === undefined ? undefined : step(life, place)

const inTransaction = <T>({ deps }: Life, work: (tx: Transaction) => Promise<T>) => deps.db.transaction(work)

/** Hires for the Gig's pay, for less, or for more, which the wallet pays. */
async function hire(life: Life) {
  const { random, deps, gigId, employerId, payKobo } = life
  const agreedKobo = random.chance(0.5) ? payKobo : Math.max(1, Math.round(payKobo * (0.5 + random.next())))
  const applicantId = await apply(life)
  // More than any hire takes: what is taken is checked by the rules about the money.
  const extraKobo = 2 * payKobo
  await hireApplicant(
    deps,
    { employerId, gigId, applicantId },
    { agreedKobo, extraKobo, pin: lifePin, ref: random.uuid() },
  )
}

/** What a job of the review period is given. */
const reviewJob = ({ id, gigId, employerId, round }: Place) => ({ workerGigId: id, gigId, employerId, round })

/** Lets time pass and runs the jobs of the Gig and of the review periods, as the worker of a server does. */
export async function passTime(life: Life, ms: number) {
  const { clock, gigId } = life
  clock.now = later(clock.now, ms)
  const at = clock.now
  for (const place of await readPlaces(life)) {
    if (place.status === 'task_submitted') {
      await inTransaction(life, async (tx) => autoApprovalJobHandlers['auto-approval']?.(tx, reviewJob(place), at))
    }
  }
  await inTransaction(life, async (tx) => gigJobHandlers['gig']?.(tx, { gigId }, at))
}

/** Sends or queries each payout that is not final, the first one first; those of one moment in the order in which their places were taken. */
export async function sendPayouts({ deps, employerId }: Life) {
  const open = await deps.db
    .select(getTableColumns(payment))
    .from(payment)
    .leftJoin(workerGig, eq(workerGig.id, sql`${payment.purpose}->>'workerGigId'`))
    .where(
      and(
        eq(payment.employerId, employerId),
        eq(payment.type, 'worker_payout'),
        inArray(payment.status, ['pending', 'processing']),
      ),
    )
    .orderBy(asc(payment.createdAt), asc(workerGig.hiredAt), asc(payment.amountKobo))
  for (const payout of open) await checkPayment(deps, payout)
}

/** Support decides the dispute of a place. */
async function decide({ deps, random, clock }: Life, { dispute, status }: Place) {
  if (dispute === null || status !== 'disputed') return
  const [row] = await deps.db.select().from(ticket).where(eq(ticket.id, dispute.ticketId))
  await decideDispute(
    deps.db,
    { number: row?.number ?? 0, winner: random.chance(0.5) ? 'worker' : 'employer' },
    clock.now,
  )
}

/** Whether a webhook about a transfer was handled; false when the bank did not answer. */
async function isHandled(deps: Deps, reference: string): Promise<boolean> {
  try {
    await handleProviderEvent(deps, reference)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAVAILABLE') return false
    throw error
  }
}

/** The operator gives a wallet free after a chargeback. */
export const reopenWallet = ({ deps, employerId }: Life) =>
  deps.db.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, employerId))

/** A worker arrives at the next session that has not ended, up to an hour early or an hour and a half late. */
async function arrive(life: Life, place: Place) {
  const { clock, random } = life
  const session = sessionsOf(place, await readGig(life)).find((each) => sessionSpan(each).endsAt > clock.now)
  if (session === undefined) return
  const arrivesAt = later(sessionSpan(session).startsAt, random.between(-60, 90) * minute)
  await passTime(life, Math.max(0, arrivesAt.getTime() - clock.now.getTime()))
  await inTransaction(life, (tx) => checkIn(tx, keyOf(place), session, clock.now))
}

/** Approves the work of a place: the whole pay, a part of it, or with a bonus. */
function approve({ deps, random }: Life, place: Place) {
  const { leastPayKobo, mostBonusKobo } = approvalLimits(place.agreedKobo)
  const isPart = random.chance(0.3) && leastPayKobo < place.agreedKobo
  return approveWork(deps, keyOf(place), {
    pin: lifePin,
    ref: random.uuid(),
    ...(isPart && { payKobo: random.between(leastPayKobo, place.agreedKobo - 1), reason: 'A part.' }),
    ...(random.chance(0.3) && { bonusKobo: random.between(1, mostBonusKobo) }),
  })
}

const dispute = ({ deps, employerId }: Life, place: Place, topic: 'no_show' | 'quality') =>
  raiseDispute(deps, { employerId, requestId: 'life', supportEmail: 'support@marquee.example' }, keyOf(place), {
    topic,
    message: problem,
    deliverableIds: [],
  })

/** The steps of a life by name. */
export const steps = {
  hire,
  'plan B': planB,
  'cancel hire': onPlace(({ deps, employerId, gigId }, { id }) =>
    cancelHire(deps, { employerId, gigId, workerGigId: id }, { reason: 'other', feeKobo: mostKobo }),
  ),
  'cancel Gig': ({ deps, employerId, gigId, random }: Life) =>
    cancelGig(deps, employerId, gigId, {
      reason: 'event_cancelled',
      feeKobo: mostKobo,
      pin: lifePin,
      ref: random.uuid(),
    }),
  'cancel by worker': onPlace((life, place) =>
    inTransaction(life, (tx) => cancelByWorker(tx, keyOf(place), life.clock.now)),
  ),
  'check in': onPlace(arrive),
  submit: onPlace((life, place) =>
    inTransaction(life, (tx) =>
      submitWork(tx, keyOf(place), { message: '', deliverables: [], files: [], links: [] }, life.clock.now),
    ),
  ),
  approve: onPlace(approve),
  changes: onPlace(({ deps }, place) => requestChanges(deps, keyOf(place), { message: problem, deliverableIds: [] })),
  'no show': onPlace((life, place) => dispute(life, place, 'no_show')),
  dispute: onPlace((life, place) => dispute(life, place, 'quality')),
  decide: onPlace(decide),
  rate: onPlace(({ deps, random }, place) =>
    rateWorker(deps, keyOf(place), { rating: random.between(1, 5), tags: [], hireAgain: true }),
  ),
  'some hours': (life: Life) => passTime(life, life.random.between(1, 60) * hour),
  'to the start': async (life: Life, place: Place | undefined) => {
    // Most Gigs that begin without anybody expire, which ends the life.
    if (place === undefined && life.random.chance(0.9)) return
    const { startsAt } = await readGig(life)
    await passTime(life, Math.max(0, (startsAt?.getTime() ?? 0) - life.clock.now.getTime()))
  },
  'to two days before': async (life: Life) => {
    const { startsAt } = await readGig(life)
    await passTime(life, Math.max(0, (startsAt?.getTime() ?? 0) - 30 * hour - life.clock.now.getTime()))
  },
  'send payouts': sendPayouts,
  'give account': onPlace(({ deps }, { workerId }) =>
    deps.db.update(worker).set({ account }).where(eq(worker.id, workerId)),
  ),
  'bank returns': async ({ bank, deps }: Life) => {
    const [reference] = bank.sent()
    if (reference === undefined) return
    bank.giveBack(reference)
    // A webhook that is refused, because the bank could not be asked, is sent again.
    while (!(await isHandled(deps, reference))) continue
  },
  'chargeback of the Gig': ({ deps, gigReference, clock }: Life) =>
    settle(deps.db, gigReference, { status: 'reversed' }, clock.now),
  'chargeback of the funding': ({ deps, fundingReference, clock }: Life) =>
    settle(deps.db, fundingReference, { status: 'reversed' }, clock.now),
  'reopen wallet': reopenWallet,
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** The states of the places on which a step does something. */
const statusesOf: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  'cancel hire': ['hired'],
  'cancel by worker': ['hired'],
  'check in': ['hired', 'active', 'disputed'],
  submit: ['active', 'changes_requested'],
  approve: ['task_submitted'],
  changes: ['task_submitted'],
  'no show': ['active'],
  dispute: ['active', 'task_submitted', 'changes_requested'],
  decide: ['disputed'],
  rate: ['paid'],
}

/** Whether a step does something on a place; steps that need no place always do. */
export const doesSomething = (name: StepName, place: Place | undefined): boolean =>
  place === undefined ? statusesOf[name] === undefined : (statusesOf[name]?.includes(place.status) ?? true)

/** A place for a step: mostly one on which it does something, sometimes any. */
export function placeFor(name: StepName, places: readonly Place[], random: Random): Place | undefined {
  const suited = places.filter((place) => doesSomething(name, place))
  const choice = suited.length > 0 && random.chance(0.9) ? suited : places
  return choice[random.between(0, Math.max(0, choice.length - 1))]
}

/** How often each step is drawn while the Gig is open, while the work runs, and once the Gig has ended; a step without a number sometimes comes too early or too late. */
const weights = {
  open: {
    hire: 30,
    'plan B': 3,
    'to the start': 16,
    'cancel hire': 5,
    'cancel by worker': 4,
    'cancel Gig': 1.5,
    'to two days before': 6,
    'some hours': 4,
    'send payouts': 4,
    'chargeback of the Gig': 1.5,
    'chargeback of the funding': 1.5,
    'reopen wallet': 2,
  },
  in_progress: {
    submit: 30,
    approve: 22,
    'send payouts': 18,
    decide: 8,
    'some hours': 8,
    hire: 7,
    'plan B': 12,
    changes: 7,
    dispute: 5,
    'no show': 8,
    rate: 12,
    'give account': 4,
    'bank returns': 4,
    'reopen wallet': 3,
    'check in': 5,
    'chargeback of the Gig': 1,
    'chargeback of the funding': 1,
  },
  ended: {
    'send payouts': 16,
    'bank returns': 6,
    rate: 24,
    'some hours': 4,
    'chargeback of the Gig': 1,
    'chargeback of the funding': 1,
    'give account': 4,
  },
} as const satisfies Record<string, Readonly<Partial<Record<StepName, number>>>>

const rarely = Object.fromEntries(Object.keys(steps).map((name) => [name, 0.3])) as Record<StepName, number>

/** The weights of the steps for the state of a Gig. No bank charges back what the wallet has paid. */
export function weightsFor({ isFromWallet }: Life, status: GigStatus): Readonly<Record<StepName, number>> {
  const stage = status === 'open' || status === 'in_progress' ? status : 'ended'
  return { ...rarely, ...weights[stage], ...(isFromWallet && { 'chargeback of the Gig': 0 }) }
}
