import type { Transaction } from '../../platform/db/database.ts'
import { workerNet } from '../../../src/rules/gig-price.ts'
import { post } from '../money/ledger.ts'
import { findOrCreatePayment, type Payment } from '../money/payments.ts'
import { updateGigRow } from './repository.ts'
import type { GigRow } from '../../db/gig-schema.ts'

/** A payment to one worker out of a Gig's held money. */
interface Release {
  readonly workerGigId: string
  readonly workerName: string
  /** Gross, in kobo. */
  readonly kobo: number
  /** True for pay for work, from which the commission is deducted; false for compensation after a cancellation. */
  readonly withCommission: boolean
  readonly ref: string
}

/**
 * Releases money of a locked Gig to a worker, once per reference. It books the money as payable to the worker; the payout stays pending,
 * because sending payouts is not implemented.
 */
export async function releasePay(
  tx: Transaction,
  row: GigRow,
  { workerGigId, workerName, kobo, withCommission, ref }: Release,
  at: Date,
): Promise<{ readonly gig: GigRow; readonly payment: Payment }> {
  const { employerId, id: gigId } = row
  const netKobo = withCommission ? workerNet(kobo) : kobo
  const { payment: opened, isNew } = await findOrCreatePayment(
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
  await post(tx, {
    paymentId: opened.id,
    kind: 'release',
    at,
    moves: moves.filter(({ kobo: moveKobo }) => moveKobo !== 0),
  })
  return { gig: await updateGigRow(tx, gigId, { releasedKobo: row.releasedKobo + kobo }, at), payment: opened }
}
