import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { workReview } from '../../../src/api/contract/endpoints/work-review.ts'
import type { PlaceEndReason } from '../../../src/api/contract/schemas/worker-gig.ts'
import { absenceRefusal } from '../../../src/rules/absence.ts'
import { disputeSubject, reviewRefusals } from '../../../src/rules/work-review.ts'
import { workerGigTransitions } from '../../../src/rules/worker-gig-states.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { lockGig } from '../gigs/service.ts'
import { completeIfDone } from '../gigs/transition-jobs.ts'
import { closeTicket, lockTicket } from '../support/answers.ts'
import { limitTickets, lockSender, storeTicket, ticketNumber, toTicket, type TicketCall } from '../support/service.ts'
import { decisionReference } from './approval-references.ts'
import { endHire } from './hiring-repository.ts'
import { endOffersOfFullGig } from './offers.ts'
import { approvePlace } from './review-approving.ts'
import { disputedLetter, disputeLostLetter, endReviewNotifications, notifyDisputeDecided } from './review-events.ts'
import { mailWorker, nameOf } from '../notifications/worker-mail.ts'
import {
  type Place,
  type PlaceKey,
  selectDisputedPlace,
  selectSubmissions,
  selectTicket,
  selectWorker,
  updatePlace,
} from './review-repository.ts'
import { assertAllowed, assertKnownDeliverables, findPlace, placeStateRefusal } from './review-state.ts'
import { sessionsOf } from './working.ts'

type NewDispute = BodyOf<typeof workReview.raiseDispute>

/** The message for support: the employer's words, with the deliverables that are concerned. @throws {Refusal} VALIDATION_FAILED */
async function describeProblem(tx: Transaction, { id }: Place, { message, deliverableIds }: NewDispute) {
  const [latest] = await selectSubmissions(tx, id)
  assertKnownDeliverables(latest, deliverableIds)
  const texts = (latest?.deliverables ?? []).flatMap(({ id: of, text }) => (deliverableIds.includes(of) ? [text] : []))
  return texts.length === 0 ? message : `${message}\n\n${texts.map((text) => `- ${text}`).join('\n')}`
}

/**
 * An absence can be reported only while the work runs, from a session that has begun and to which the worker has not checked in: somebody who
 * has submitted work was there. @throws {Refusal} WORKER_GIG_STATE
 */
async function assertDisputable(tx: Transaction, gig: GigRow, place: Place, topic: NewDispute['topic'], now: Date) {
  await assertAllowed(tx, place, 'dispute')
  if (topic !== 'no_show') return
  const name = nameOf(await selectWorker(tx, place.workerId))
  if (place.status !== 'active') throw placeStateRefusal(reviewRefusals.notAbsent(name))
  const refusal = absenceRefusal(sessionsOf(place, gig), place, { name, now })
  if (refusal !== undefined) throw placeStateRefusal(refusal)
}

/**
 * Reports a problem with a worker, or an absence: the pay stays held until support has decided, and support gets a ticket. The same report
 * again, such as a retry after a lost connection, answers its ticket.
 * @throws {Refusal} NOT_FOUND; WORKER_GIG_STATE; RATE_LIMITED; VALIDATION_FAILED
 */
export async function raiseDispute(
  deps: Deps,
  call: TicketCall,
  key: PlaceKey,
  body: NewDispute,
): Promise<Output<typeof workReview.raiseDispute>> {
  return deps.db.transaction(async (tx) => {
    const gig = await lockGig(tx, key.employerId, key.gigId)
    const place = await findPlace(tx, key)
    const { dispute } = place
    if (place.status === 'disputed' && dispute?.topic === body.topic && dispute.message === body.message) {
      return toTicket(await selectTicket(tx, dispute.ticketId), [])
    }
    const at = deps.now()
    await assertDisputable(tx, gig, place, body.topic, at)
    const person = await selectWorker(tx, place.workerId)
    const sender = await lockSender(tx, key.employerId)
    await limitTickets(deps, tx, key.employerId, 'report')
    const row = await storeTicket(
      tx,
      { ...call, sender, asksForClosure: false },
      {
        topic: body.topic,
        subject: disputeSubject(body.topic, nameOf(person)),
        message: await describeProblem(tx, place, body),
        gigId: gig.id,
      },
      at,
    )
    const { topic, message } = body
    await updatePlace(
      tx,
      place.id,
      {
        status: workerGigTransitions.dispute.to,
        dispute: { topic, message, ticketId: row.id, raisedAt: at.toISOString() },
        reviewDueAt: null,
      },
      at,
    )
    await endReviewNotifications(tx, gig, place)
    await mailWorker(tx, person, disputedLetter(gig, topic), at)
    return toTicket(row, [])
  })
}

/** For whom support decides a dispute. */
export type DisputeWinner = 'worker' | 'employer'

/**
 * Decides the dispute of a ticket: for the worker the agreed pay is released, for the employer the place is cancelled and its pay goes back to
 * the wallet when the Gig completes. The employer is notified and the ticket is closed.
 * @returns what happened, for the operator
 * @throws {OperatorError} for an unknown ticket, one without a dispute, and a dispute that is decided already
 */
export async function decideDispute(
  db: Database,
  { number, winner }: { readonly number: number; readonly winner: DisputeWinner },
  at: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { ticket } = await lockTicket(tx, number)
    const found = await selectDisputedPlace(tx, ticket.id)
    if (found === undefined) throw new OperatorError(`${ticketNumber(ticket)} is not about a dispute with a worker.`)
    const gig = await lockGig(tx, found.employerId, found.gigId)
    const place = await findPlace(tx, found)
    if (place.status !== 'disputed' || place.dispute?.ticketId !== ticket.id) {
      throw new OperatorError(
        `The dispute of ${ticketNumber(ticket)} is over: the place is ${place.status}. Nothing was changed.`,
      )
    }
    const person = await selectWorker(tx, place.workerId)
    if (winner === 'worker') {
      await approvePlace(tx, gig, place, { ref: decisionReference(ticket.id) }, at)
      // The place of a worker who was reported as absent is not free any more, so that nobody is hired for it by an offer.
      await endOffersOfFullGig(tx, gig, at)
    } else {
      const { to } = workerGigTransitions.decideForEmployer
      const reason = 'dispute' satisfies PlaceEndReason
      await updatePlace(tx, place.id, { status: to, cancelReason: reason }, at)
      await endHire(tx, place, reason, at)
      await mailWorker(tx, person, disputeLostLetter(gig), at)
    }
    await notifyDisputeDecided(
      tx,
      gig,
      place,
      person,
      { winner, kobo: place.agreedKobo, number: ticketNumber(ticket) },
      at,
    )
    await closeTicket(tx, number)
    if (winner === 'employer') await completeIfDone(tx, gig, at)
    return winner === 'worker'
      ? `${ticketNumber(ticket)} is decided for ${nameOf(person)}: the pay is released. The employer is notified, and the ticket is closed.`
      : `${ticketNumber(ticket)} is decided for the employer: the place of ${nameOf(person)} is cancelled. The employer is notified, and the ticket is closed.`
  })
}
