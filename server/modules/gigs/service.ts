import type { GigRow } from '../../db/gig-schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/http/refusal.ts'
import { endHireFirst } from './places-repository.ts'
import { type GigChanges, hasUnfinishedPayment, selectGig, selectGigForUpdate, updateGigRow } from './repository.ts'
import { type GigEvent, isEnded, nextStatus } from './states.ts'

const notFound = 'Gig not found'

/** Reads the employer's Gig. @throws {Refusal} NOT_FOUND, also for a Gig of another employer */
export const findGig = async (db: Pick<Database, 'select'>, employerId: string, id: string): Promise<GigRow> =>
  orNotFound(await selectGig(db, employerId, id), notFound)

/** Locks the employer's Gig until the transaction ends. Lock order: the plan first, then the Gig. @throws {Refusal} NOT_FOUND */
export const lockGig = async (tx: Transaction, employerId: string, id: string): Promise<GigRow> =>
  orNotFound(await selectGigForUpdate(tx, employerId, id), notFound)

/** Applies an event to a locked Gig; one that ends it ends its offers, too. @throws {Refusal} GIG_STATE when its status does not allow the event */
export async function transitionGig(
  tx: Transaction,
  { id, status }: GigRow,
  event: GigEvent,
  at: Date,
  changes: GigChanges = {},
): Promise<GigRow> {
  const next = nextStatus(status, event)
  if (isEnded(next)) await endHireFirst(tx, id)
  return updateGigRow(tx, id, { ...changes, status: next }, at)
}

/** Checks that no payment for the Gig may still succeed (docs/product/rules.md#money-movement). @throws {Refusal} PAYMENT_UNFINISHED */
export async function assertNoUnfinishedPayment(tx: Transaction, row: Pick<GigRow, 'id' | 'employerId'>) {
  if (await hasUnfinishedPayment(tx, row)) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for this Gig is still being confirmed. Do not pay again.')
  }
}
