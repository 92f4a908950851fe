import type { Transaction } from '../../platform/db/database.ts'
import { notifyRefund } from '../money/events.ts'
import { type Account, balanceOf, type Move, owedToGatewayKobo, post } from '../money/ledger.ts'
import { settleReversedFundings } from '../money/payment-effects.ts'
import { findOrCreatePayment } from '../money/payments.ts'
import { applyTransition } from '../money/settle.ts'
import { lockRestriction } from '../money/wallet-state.ts'
import { updateGigRow } from './repository.ts'
import type { GigRow } from '../../db/gig-schema.ts'

/** A refund of a Gig's money, in kobo. */
interface Refund {
  readonly fromHeldKobo: number
  /** Whether Marquee's fee and its VAT are refunded too. */
  readonly withFee: boolean
  /** Idempotency key: the caller's UUID, or a key made by the server; a repeated key refunds nothing. */
  readonly ref: string
}

/**
 * Refunds money of a locked Gig to the wallet. After a chargeback of the Gig's payment the part that the gateway is still owed goes to
 * the gateway first, and after one of a wallet funding what is still owed for it leaves the wallet again. A refund of zero kobo changes nothing.
 */
export async function refundGig(
  tx: Transaction,
  row: GigRow,
  { fromHeldKobo, withFee, ref }: Refund,
  at: Date,
): Promise<GigRow> {
  const { employerId, id: gigId, paymentId } = row
  const [feeKobo, vatKobo] = withFee ? [row.feeKobo, row.vatKobo] : [0, 0]
  const amountKobo = fromHeldKobo + feeKobo + vatKobo
  if (amountKobo === 0) return row
  // A chargeback of a funding that is booked at the same time would otherwise not see this money, nor this the debt. The Gig is locked before.
  await lockRestriction(tx, employerId)
  const toBankKobo = Math.min(amountKobo, paymentId === null ? 0 : await owedToGatewayKobo(tx, paymentId))
  const toWalletKobo = amountKobo - toBankKobo
  const [forBank, forWallet] = splitSources(
    [
      { account: { kind: 'held', employerId, gigId }, kobo: fromHeldKobo },
      { account: { kind: 'fee-income' }, kobo: feeKobo },
      { account: { kind: 'vat' }, kobo: vatKobo },
    ],
    toBankKobo,
  )
  if (toWalletKobo > 0) {
    const { payment: opened, isNew } = await findOrCreatePayment(
      tx,
      {
        employerId,
        type: 'refund',
        direction: 'credit',
        amountKobo: toWalletKobo,
        description: `Refund for ${row.title}`,
        channel: 'wallet',
        purpose: { gigId },
        provider: 'wallet',
        clientReference: ref,
      },
      at,
    )
    if (!isNew) return row
    await post(tx, {
      paymentId: opened.id,
      kind: 'gig-refund',
      at,
      moves: transferAll(forWallet, { kind: 'wallet', employerId }),
    })
    const takenKobo = await settleReversedFundings(tx, opened, at)
    await applyTransition(tx, opened, 'success', at)
    await notifyRefund(tx, opened, at, { takenKobo, sentKobo: toBankKobo })
  }
  if (toBankKobo > 0 && paymentId !== null) {
    await post(tx, { paymentId, kind: 'gig-returned', at, moves: transferAll(forBank, { kind: 'gateway' }) })
  }
  return updateGigRow(
    tx,
    gigId,
    { refundedKobo: row.refundedKobo + amountKobo, feeKobo: row.feeKobo - feeKobo, vatKobo: row.vatKobo - vatKobo },
    at,
  )
}

/** Held balance of one Gig, in kobo. */
export const heldKoboOf = (tx: Transaction, { id: gigId, employerId }: GigRow): Promise<number> =>
  balanceOf(tx, { kind: 'held', employerId, gigId })

/** Splits the sources at an amount: the first `kobo` of them in order, and the rest. */
function splitSources(sources: readonly Move[], kobo: number): readonly [Move[], Move[]] {
  let remainingKobo = kobo
  const pairs = sources.map(({ account, kobo: availableKobo }) => {
    const part = Math.min(availableKobo, remainingKobo)
    remainingKobo -= part
    return [
      { account, kobo: part },
      { account, kobo: availableKobo - part },
    ] as const
  })
  return [pairs.map(([first]) => first), pairs.map(([, rest]) => rest)]
}

/** Moves that transfer the whole amount of all sources to one account. */
function transferAll(sources: readonly Move[], to: Account): Move[] {
  const nonZero = sources.filter(({ kobo }) => kobo > 0)
  return [
    ...nonZero.map(({ account, kobo }) => ({ account, kobo: -kobo })),
    { account: to, kobo: nonZero.reduce((sum, { kobo }) => sum + kobo, 0) },
  ]
}
