import type { Transaction } from '../../platform/db/database.ts'
import { workerNet } from '../../../src/rules/gig-price.ts'
import { balancesOf, nonZeroMoves, post, transfer } from '../money/ledger.ts'
import { findOrCreatePayment, type Payment, transitionPayment } from '../money/payments.ts'
import { updateGigRow } from './repository.ts'
import type { GigRow } from '../../db/gig-schema.ts'

/** A payment to one worker out of a Gig's held money, optionally with a bonus out of the wallet. */
interface Release {
  readonly workerGigId: string
  readonly workerName: string
  /** Gross, in kobo. */
  readonly kobo: number
  /** What the wallet pays on top, in kobo, without commission. The caller has locked the wallet. */
  readonly bonusKobo?: number
  /** True for pay for work, from which the commission is deducted; false for compensation after a cancellation. */
  readonly withCommission: boolean
  readonly ref: string
}

/**
 * Releases money of a locked Gig to a worker, once per reference. It books the money as payable to the worker, and the payout is due from
 * then on (`money/payouts.ts`).
 * @throws {Refusal} INSUFFICIENT_FUNDS when the wallet does not have the bonus; CONFLICT
 */
export async function releasePay(
  tx: Transaction,
  row: GigRow,
  { workerGigId, workerName, kobo, bonusKobo = 0, withCommission, ref }: Release,
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
      amountKobo: kobo + bonusKobo,
      feeKobo: kobo - netKobo,
      description: row.title,
      counterparty: { name: workerName },
      purpose: { gigId, workerGigId },
      provider: 'wallet',
      clientReference: ref,
      nextCheckAt: at,
    },
    at,
  )
  if (!isNew) return { gig: row, payment: opened }
  if (bonusKobo > 0) await holdBonus(tx, row, { workerGigId, workerName, bonusKobo }, at)
  await post(tx, {
    paymentId: opened.id,
    kind: 'release',
    at,
    moves: nonZeroMoves(
      { account: { kind: 'held', employerId, gigId }, kobo: -kobo - bonusKobo },
      { account: { kind: 'worker-payable' }, kobo: netKobo + bonusKobo },
      { account: { kind: 'fee-income' }, kobo: kobo - netKobo },
    ),
  })
  const released = { releasedKobo: row.releasedKobo + kobo + bonusKobo, paidKobo: row.paidKobo + bonusKobo }
  return { gig: await updateGigRow(tx, gigId, released, at), payment: opened }
}

/**
 * Takes a bonus out of the locked wallet, by a payment of its own: the payout comes out of held money, so the wallet's history adds up to its balance.
 * @throws {Refusal} INSUFFICIENT_FUNDS
 */
async function holdBonus(
  tx: Transaction,
  { employerId, id: gigId, title }: GigRow,
  { workerGigId, workerName, bonusKobo }: Required<Pick<Release, 'workerGigId' | 'workerName' | 'bonusKobo'>>,
  at: Date,
) {
  const { payment } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'gig_payment',
      direction: 'debit',
      amountKobo: bonusKobo,
      description: `Bonus for ${workerName}: ${title}`,
      channel: 'wallet',
      purpose: { gigId, workerGigId },
      provider: 'wallet',
    },
    at,
  )
  const moves = transfer({ kind: 'wallet', employerId }, { kind: 'held', employerId, gigId }, bonusKobo)
  await post(tx, { paymentId: payment.id, kind: 'gig-bonus', at, moves })
  const { availableKobo } = await balancesOf(tx, employerId)
  await transitionPayment(tx, payment, 'success', at, { balanceAfterKobo: availableKobo })
}
