import { lateFee } from '../../rules/gig-cancellation.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { hireCancelReasons, type WorkerGig } from '../contract/schemas/worker-gig.ts'
import { pay } from './money-mocks.ts'
import type { World } from './world.ts'

/** A place of a Gig that is cancelled, with the late fee where one is owed. */
export function cancelledWith(place: WorkerGig, isLate: boolean): WorkerGig {
  const feeKobo = isLate ? lateFee(place.agreedKobo) : 0
  return { ...place, status: 'cancelled', netKobo: feeKobo, lateFeeKobo: feeKobo || null }
}

/** Whether the employer has cancelled a hire of a Gig. */
export const hasCancelledHire = ({ workerGigs }: World, gig: Pick<Gig, 'id'>) =>
  workerGigs.some(
    ({ gigId, status, cancelReason }) =>
      gigId === gig.id && status === 'cancelled' && hireCancelReasons.some((reason) => reason === cancelReason),
  )

/** The pending payout to a hired worker after a late cancellation. */
export const owe = (
  world: World,
  { id: gigId, title }: Gig,
  { id: workerGigId, agreedKobo, worker }: WorkerGig,
  ref: string,
) =>
  pay(world, `late-fee:${ref}:${workerGigId}`, {
    type: 'worker_payout',
    direction: 'debit',
    amountKobo: lateFee(agreedKobo),
    status: 'pending',
    channel: null,
    description: title,
    counterparty: { name: `${worker.firstName} ${worker.lastName}` },
    gigId,
    workerGigId,
    balanceAfterKobo: null,
  })
