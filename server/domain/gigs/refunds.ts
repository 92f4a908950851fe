import type { Transaction } from '../../db/database.ts'
import { post } from '../money/ledger.ts'
import { openPayment } from '../money/payments.ts'
import { carryOut } from '../money/settle.ts'
import { changeGig, type GigRow } from './rows.ts'
import { heldMoney } from './show.ts'

/** What comes back of a Gig's money, in kobo. */
interface Refund {
  readonly fromHeldKobo: number
  /** Whether our fee and its VAT come back too. */
  readonly withFee: boolean
  /** The caller's UUID, or a name of what the server does by itself: the same again pays nothing. */
  readonly ref: string
}

/** Gives money of a locked Gig back to the wallet, in one posting. Nothing to give back is nothing to do. */
export async function giveBack(tx: Transaction, row: GigRow, { fromHeldKobo, withFee, ref }: Refund, at: Date): Promise<GigRow> {
  const { employerId, id: gigId } = row
  const [feeKobo, vatKobo] = withFee ? [row.feeKobo, row.vatKobo] : [0, 0]
  const amountKobo = fromHeldKobo + feeKobo + vatKobo
  if (amountKobo === 0) return row
  const purpose = { gigId }
  const { payment: opened, isNew } = await openPayment(tx, { employerId, type: 'refund', direction: 'credit', amountKobo, description: `Refund for ${row.title}`, channel: 'wallet', purpose, provider: 'wallet', clientReference: ref }, at)
  if (!isNew) return row
  const moves = [
    { account: { kind: 'held', employerId, gigId } as const, kobo: -fromHeldKobo },
    { account: { kind: 'fee-income' } as const, kobo: -feeKobo },
    { account: { kind: 'vat' } as const, kobo: -vatKobo },
    { account: { kind: 'wallet', employerId } as const, kobo: amountKobo },
  ]
  await post(tx, { paymentId: opened.id, kind: 'gig-refund', at, moves: moves.filter(({ kobo }) => kobo !== 0) })
  await carryOut(tx, opened, 'success', at)
  return changeGig(tx, gigId, { refundedKobo: row.refundedKobo + amountKobo, feeKobo: row.feeKobo - feeKobo, vatKobo: row.vatKobo - vatKobo }, at)
}

/** What is held for a Gig, in kobo. */
export const heldKoboOf = async (tx: Transaction, row: GigRow) => (await heldMoney(tx, [row])).get(row.id) ?? 0
