import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { ledgerEntry, ledgerPosting, payment } from '../../db/money-schema.ts'
import { type Account, type Move, post } from '../money/ledger.ts'
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

/**
 * Gives money of a locked Gig back to the wallet. What a bank took back of the Gig's payment and has not got yet goes there first: it is
 * not the employer's any more. Nothing to give back is nothing to do.
 */
export async function giveBack(
  tx: Transaction,
  row: GigRow,
  { fromHeldKobo, withFee, ref }: Refund,
  at: Date,
): Promise<GigRow> {
  const { employerId, id: gigId, paymentId } = row
  const [feeKobo, vatKobo] = withFee ? [row.feeKobo, row.vatKobo] : [0, 0]
  const amountKobo = fromHeldKobo + feeKobo + vatKobo
  if (amountKobo === 0) return row
  const toBankKobo = Math.min(amountKobo, await missingAtBank(tx, row))
  const toWalletKobo = amountKobo - toBankKobo
  const [forBank, forWallet] = split(
    [
      { account: { kind: 'held', employerId, gigId }, kobo: fromHeldKobo },
      { account: { kind: 'fee-income' }, kobo: feeKobo },
      { account: { kind: 'vat' }, kobo: vatKobo },
    ],
    toBankKobo,
  )
  if (toWalletKobo > 0) {
    const { payment: opened, isNew } = await openPayment(
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
      moves: paidOut(forWallet, { kind: 'wallet', employerId }),
    })
    await carryOut(tx, opened, 'success', at)
  }
  if (toBankKobo > 0 && paymentId !== null) {
    await post(tx, { paymentId, kind: 'gig-returned', at, moves: paidOut(forBank, { kind: 'gateway' }) })
  }
  return changeGig(
    tx,
    gigId,
    { refundedKobo: row.refundedKobo + amountKobo, feeKobo: row.feeKobo - feeKobo, vatKobo: row.vatKobo - vatKobo },
    at,
  )
}

/** What is held for a Gig, in kobo. */
export const heldKoboOf = async (tx: Transaction, row: GigRow) => (await heldMoney(tx, [row])).get(row.id) ?? 0

/** What a bank took back of the Gig's payment and has not got from us yet, in kobo. */
async function missingAtBank(tx: Transaction, { paymentId }: GigRow): Promise<number> {
  if (paymentId === null) return 0
  const [row] = await tx
    .select({ kobo: sql<string>`coalesce(-sum(${ledgerEntry.amountKobo}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .innerJoin(payment, eq(payment.id, ledgerPosting.paymentId))
    .where(and(eq(payment.id, paymentId), eq(payment.status, 'reversed'), eq(ledgerEntry.accountId, 'gateway')))
  return Math.max(0, Number(row?.kobo ?? 0))
}

/** The first kobo of some sources up to an amount, and the rest of them. */
function split(sources: readonly Move[], kobo: number): readonly [Move[], Move[]] {
  let left = kobo
  const pairs = sources.map(({ account, kobo: all }) => {
    const part = Math.min(all, left)
    left -= part
    return [
      { account, kobo: part },
      { account, kobo: all - part },
    ] as const
  })
  return [pairs.map(([first]) => first), pairs.map(([, rest]) => rest)]
}

/** Moves everything of some sources to one account. */
function paidOut(sources: readonly Move[], to: Account): Move[] {
  const some = sources.filter(({ kobo }) => kobo > 0)
  return [
    ...some.map(({ account, kobo }) => ({ account, kobo: -kobo })),
    { account: to, kobo: some.reduce((sum, { kobo }) => sum + kobo, 0) },
  ]
}
