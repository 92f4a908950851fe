import type { GigRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { endHireFirst, readHiring } from '../gigs/hiring.ts'
import { offerEndedLetter } from './hiring-events.ts'
import { selectAddressees, takeHireFirst } from './hiring-repository.ts'
import { selectAppliedWorkers } from './repository.ts'
import { mailWorker } from '../notifications/worker-mail.ts'

/**
 * Ends the offers of a locked Gig to hire the first who accepts an invitation, once no place is free any more: one that is free later is the employer's to
 * give. Call it after each change that takes a place, also that of an absent worker.
 */
export async function endOffersOfFullGig(tx: Transaction, row: GigRow, at: Date): Promise<void> {
  if ((await readHiring(tx, row, at))?.freePlaces !== 0) return
  await notifyOfferEnded(tx, row, await endHireFirst(tx, row.id), at)
}

/**
 * Takes the offer of a locked Gig to hire the first who accepts, from all who were invited together with a worker.
 * @returns whether the worker's invitation made that offer
 */
export async function takeOffer(tx: Transaction, row: GigRow, workerId: string, at: Date): Promise<boolean> {
  const offered = await takeHireFirst(tx, row.id, workerId)
  await notifyOfferEnded(tx, row, offered, at)
  return offered.length > 0
}

/**
 * Mails those who did not answer that the place is taken, because they might come to a running Gig. Before its start they may still apply, and their
 * invitation says that a place must be free.
 */
async function notifyOfferEnded(tx: Transaction, row: GigRow, workerIds: readonly string[], at: Date): Promise<void> {
  if (row.status !== 'in_progress' || workerIds.length === 0) return
  const applied = await selectAppliedWorkers(tx, row.id, workerIds)
  const waiting = workerIds.filter((id) => !applied.has(id))
  if (waiting.length === 0) return
  for (const person of await selectAddressees(tx, waiting)) await mailWorker(tx, person, offerEndedLetter(row), at)
}
