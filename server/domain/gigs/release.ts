import type { Transaction } from '../../db/database.ts'
import { workerNet } from '../../../src/api/contract/schemas/gig-price.ts'
import { post } from '../money/ledger.ts'
import { openPayment, type Payment } from '../money/payments.ts'
import { changeGig, type GigRow } from './rows.ts'

/** What goes to one worker out of a Gig's held money. */
interface Release {
  readonly workerGigId: string
  readonly workerName: string
  /** Gross, in kobo. */
  readonly kobo: number
  /** Pay for work leaves us its commission; compensation for a cancelled Gig goes to the worker whole. */
  readonly withCommission: boolean
  readonly ref: string
}

/**
 * Releases money of a locked Gig to a worker, once for a reference. From then on it is what we owe the worker: the payout is pending until
 * it is sent, which nothing in the product does yet.
 */
export async function release(
  tx: Transaction,
  row: GigRow,
  { workerGigId, workerName, kobo, withCommission, ref }: Release,
  at: Date,
): Promise<{ readonly gig: GigRow; readonly payment: Payment }> {
  const { employerId, id: gigId } = row
  const netKobo = withCommission ? workerNet(kobo) : kobo
  const { payment: opened, isNew } = await openPayment(
    tx,
    {
      employerId,
      type: 'worker_payout',
      direction: 'debit',
      amountKobo: kobo,
      feeKobo: kobo - netKobo,
      description: row.title,
      counterparty: { name: workerName },
      purpose: { gigId, workerGigId },
      provider: 'wallet',
      clientReference: ref,
    },
    at,
  )
  if (!isNew) return { gig: row, payment: opened }
  const moves = [
    { account: { kind: 'held', employerId, gigId } as const, kobo: -kobo },
    { account: { kind: 'worker-payable' } as const, kobo: netKobo },
    { account: { kind: 'fee-income' } as const, kobo: kobo - netKobo },
  ]
  await post(tx, { paymentId: opened.id, kind: 'release', at, moves: moves.filter(({ kobo: moved }) => moved !== 0) })
  return { gig: await changeGig(tx, gigId, { releasedKobo: row.releasedKobo + kobo }, at), payment: opened }
}
