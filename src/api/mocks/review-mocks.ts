import { absenceRefusal } from '../../rules/absence.ts'
import { sessionsSinceHire } from '../../rules/place-sessions.ts'
import {
  approvalLimits,
  approvalMessages,
  approvalSum,
  disputeSubject,
  hasDeliverables,
  mayRequestChanges,
  reviewRefusals,
  unknownDeliverable,
  unknownRound,
} from '../../rules/work-review.ts'
import { canWorkerGig, placeMovedOn, type WorkerGigEvent } from '../../rules/worker-gig-states.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { formatNaira } from '../../lib/money.ts'
import type { SubmittedTask } from '../contract/schemas/submitted-task.ts'
import type { WorkerGig, WorkerGigStatus } from '../contract/schemas/worker-gig.ts'
import { worldNow } from './factories.ts'
import { findGig, putGig } from './gig-mocks.ts'
import { findPlace, putPlace } from './hiring-mocks.ts'
import { MockRefusal } from './mock-refusal.ts'
import { assertOpen, assertPin, pay } from './money-mocks.ts'
import { employerOf, type MockState } from './state.ts'
import { addTicket } from './support-mocks.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const nowText = new Date(worldNow).toISOString()

const nameOf = ({ worker: { firstName, lastName } }: WorkerGig) => `${firstName} ${lastName}`

function assertAllows(place: WorkerGig, event: WorkerGigEvent) {
  if (canWorkerGig(place.status, event)) return
  const message = placeMovedOn(nameOf(place), place.status as WorkerGigStatus)
  throw new MockRefusal('WORKER_GIG_STATE', { message })
}

/** An absence is reported from a session that has begun and to which the worker has not checked in. */
function assertAbsent(place: WorkerGig, gig: Pick<Gig, 'sessions'>) {
  const sessions = sessionsSinceHire(place.sessions, gig.sessions, new Date(place.hiredAt))
  const message = absenceRefusal(sessions, place, { name: nameOf(place), now: new Date(worldNow) })
  if (message !== undefined) throw new MockRefusal('WORKER_GIG_STATE', { message })
}

/** The amounts of an approval keep to the limits of the agreed pay. */
function assertWithinLimits(
  { agreedKobo }: WorkerGig,
  { payKobo = agreedKobo, bonusKobo = 0 }: { payKobo?: number | undefined; bonusKobo?: number | undefined },
) {
  const { leastPayKobo, mostBonusKobo } = approvalLimits(agreedKobo)
  const refuse = (field: string, message: string) => {
    throw new MockRefusal('VALIDATION_FAILED', { message, errors: { [field]: message } })
  }
  if (payKobo > agreedKobo) refuse('payKobo', `Pay must not exceed the agreed ${formatNaira(agreedKobo)}`)
  if (payKobo < leastPayKobo) refuse('payKobo', approvalMessages.leastPay(formatNaira(leastPayKobo)))
  if (bonusKobo > mostBonusKobo) refuse('bonusKobo', approvalMessages.mostBonus(formatNaira(mostBonusKobo)))
}

/** The place that a call names, of a Gig that exists. */
function placeOf(world: World, { gigId, workerGigId }: { gigId: string; workerGigId: string }): WorkerGig {
  findGig(world, gigId)
  return findPlace(world, gigId, workerGigId)
}

function findTask(world: World, place: WorkerGig): SubmittedTask {
  const found = world.tasks.find(({ workerGigId }) => workerGigId === place.id)
  if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'No task submitted yet' })
  return found
}

/** The deliverables that a call names are those of the submitted work. */
function assertKnownDeliverables(world: World, { id }: WorkerGig, ids: readonly string[]) {
  const task = world.tasks.find(({ workerGigId }) => workerGigId === id)
  if (hasDeliverables(task, ids)) return
  throw new MockRefusal('VALIDATION_FAILED', {
    message: unknownDeliverable,
    errors: { deliverableIds: unknownDeliverable },
  })
}

/** The round that the call names, if it names one, is the one that waits. */
function assertSeenRound(place: WorkerGig, seen: number | undefined) {
  if (seen === undefined || seen === place.round) return
  if (seen > place.round) {
    throw new MockRefusal('VALIDATION_FAILED', { message: unknownRound, errors: { round: unknownRound } })
  }
  throw new MockRefusal('WORKER_GIG_STATE', { message: reviewRefusals.newerRound(nameOf(place)) })
}

/** Whether these changes were requested before: in the round that the call names, or else in the latest one while they are still awaited. */
function isRepeated(
  world: World,
  place: WorkerGig,
  { round, message, deliverableIds }: { round?: number | undefined; message: string; deliverableIds: string[] },
): boolean {
  const task = world.tasks.find(({ workerGigId }) => workerGigId === place.id)
  if (task === undefined || (round === undefined && place.status !== 'changes_requested')) return false
  const asked = round === undefined ? task : [task, ...task.history].find((submitted) => submitted.round === round)
  return JSON.stringify(asked?.changes) === JSON.stringify({ message, deliverableIds })
}

const putTask = (world: World, changed: SubmittedTask) => {
  world.tasks = world.tasks.map((task) => (task.id === changed.id ? changed : task))
}

/** Mocks of the review of submitted work. A payout arrives as soon as the work is approved. */
export function reviewMocks(state: MockState): Mocks['workReview'] {
  return {
    getTask: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      return { data: findTask(world, placeOf(world, params)) }
    },
    approve: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const gig = findGig(world, params.gigId)
      const place = placeOf(world, params)
      const repeated = world.transactions.find(({ id }) => id === `txn_${body.ref}`)
      if (repeated?.workerGigId === place.id) {
        const { payKobo: pay, bonusKobo: bonus } = approvalSum(place.agreedKobo, body)
        if (repeated.amountKobo !== pay + bonus) {
          throw new MockRefusal('CONFLICT', { message: reviewRefusals.approvedOtherwise })
        }
        return { message: 'Task approved', data: { workerGig: place, transaction: repeated } }
      }
      if (repeated !== undefined) {
        throw new MockRefusal('CONFLICT', {
          message: 'This reference belongs to another payment. Start again to make a new one.',
        })
      }
      assertAllows(place, 'approve')
      assertSeenRound(place, body.round)
      assertWithinLimits(place, body)
      assertOpen(world)
      assertPin(world, body.pin)
      const { payKobo, bonusKobo, netKobo } = approvalSum(place.agreedKobo, body)
      const { availableKobo = 0, heldKobo = 0 } = world.wallet
      if (bonusKobo > availableKobo) throw new MockRefusal('INSUFFICIENT_FUNDS')
      if (bonusKobo > 0) {
        pay(world, `${body.ref}-bonus`, {
          type: 'gig_payment',
          direction: 'debit',
          amountKobo: bonusKobo,
          channel: 'wallet',
          description: `Bonus for ${nameOf(place)}: ${gig.title}`,
          gigId: gig.id,
          workerGigId: place.id,
          balanceAfterKobo: availableKobo - bonusKobo,
        })
      }
      const transaction = pay(world, body.ref, {
        type: 'worker_payout',
        direction: 'debit',
        amountKobo: payKobo + bonusKobo,
        feeKobo: payKobo + bonusKobo - netKobo,
        channel: null,
        description: gig.title,
        counterparty: { name: nameOf(place) },
        gigId: gig.id,
        workerGigId: place.id,
        balanceAfterKobo: availableKobo - bonusKobo,
      })
      world.wallet = { ...world.wallet, availableKobo: availableKobo - bonusKobo, heldKobo: heldKobo - payKobo }
      const { payment } = gig
      putGig(world, {
        ...gig,
        payment: {
          ...payment,
          paidKobo: payment.paidKobo + bonusKobo,
          heldKobo: payment.heldKobo - payKobo,
          releasedKobo: payment.releasedKobo + payKobo + bonusKobo,
        },
      })
      const task = world.tasks.find(({ workerGigId }) => workerGigId === place.id)
      if (task !== undefined) putTask(world, { ...task, status: 'approved' })
      const workerGig = putPlace(world, {
        ...place,
        status: 'paid',
        paidAt: nowText,
        reviewDueAt: null,
        releasedKobo: payKobo,
        bonusKobo,
        partReason: payKobo < place.agreedKobo ? (body.reason ?? null) : null,
        netKobo,
        transactionId: transaction.id,
        transactionStatus: 'success',
      })
      return { message: 'Task approved', data: { workerGig, transaction } }
    },
    requestChanges: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const place = placeOf(world, params)
      if (isRepeated(world, place, body)) return { message: 'Changes requested', data: place }
      assertAllows(place, 'requestChanges')
      assertSeenRound(place, body.round)
      if (!mayRequestChanges(place.round, place.changesAllowed ?? undefined)) {
        throw new MockRefusal('WORKER_GIG_STATE', { message: reviewRefusals.noMoreChanges })
      }
      assertKnownDeliverables(world, place, body.deliverableIds)
      const task = findTask(world, place)
      const { message, deliverableIds } = body
      putTask(world, { ...task, status: 'changes_requested', changes: { message, deliverableIds } })
      return {
        message: 'Changes requested',
        data: putPlace(world, { ...place, status: 'changes_requested', reviewDueAt: null }),
      }
    },
    raiseDispute: ({ employerId, params, body: { topic, message, deliverableIds } }) => {
      const world = employerOf(state, employerId)
      const place = placeOf(world, params)
      assertAllows(place, 'dispute')
      const isAbsence = topic === 'no_show'
      if (isAbsence && place.status !== 'active') {
        throw new MockRefusal('WORKER_GIG_STATE', { message: reviewRefusals.notAbsent(nameOf(place)) })
      }
      if (isAbsence) assertAbsent(place, findGig(world, params.gigId))
      assertKnownDeliverables(world, place, deliverableIds)
      const subject = disputeSubject(topic, nameOf(place))
      const ticket = addTicket(world, { topic, subject, message, gigId: place.gigId })
      putPlace(world, {
        ...place,
        status: 'disputed',
        reviewDueAt: null,
        dispute: { topic, message, ticketNumber: ticket.number, raisedAt: nowText },
      })
      putGig(world, findGig(world, place.gigId))
      return { message: isAbsence ? 'Report sent' : 'Dispute opened', data: ticket }
    },
    rate: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const place = placeOf(world, params)
      if (place.status !== 'paid') {
        throw new MockRefusal('WORKER_GIG_STATE', { message: reviewRefusals.notPaidYet(nameOf(place)) })
      }
      if (place.review !== null && place.review !== undefined) {
        throw new MockRefusal('WORKER_GIG_STATE', { message: reviewRefusals.ratedAlready(nameOf(place)) })
      }
      return {
        message: 'Thanks for your feedback',
        data: putPlace(world, { ...place, review: { ...body, comment: body.comment ?? null } }),
      }
    },
  }
}
