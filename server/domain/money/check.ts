import { and, asc, eq, inArray, lte, ne, or } from 'drizzle-orm'
import { abandonedAfterMs, ProviderDown, type ProviderAnswer } from '../../adapters/payments/provider.ts'
import { payment } from '../../db/money-schema.ts'
import { type Deps, later } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { nextCheckAfter } from './check-times.ts'
import type { Payment } from './payments.ts'
import { settle } from './settle.ts'

/** Payments looked after in one round. */
const atOnce = 20

/** Asks the provider what became of a payment. A withdrawal that the provider never heard of is sent now: the reference makes that safe. */
async function ask(
  deps: Deps,
  { type, reference, amountKobo, feeKobo, destination, description, createdAt }: Payment,
): Promise<ProviderAnswer> {
  if (type !== 'withdrawal') {
    // What the provider never heard of has no page to pay on; but the same call may still be repeated and get one.
    const unknown = later(createdAt, abandonedAfterMs) > deps.now() ? 'pending' : 'abandoned'
    return (await deps.payments.lookUpCharge(reference)) ?? { status: unknown }
  }
  if (destination === null) throw new Error(`Withdrawal ${reference} has no account to go to`)
  return deps.payments.beginTransfer({ reference, amountKobo: amountKobo - feeKobo, account: destination, description })
}

async function askAndSettle(deps: Deps, known: Payment): Promise<Payment> {
  // What the sandbox began is nothing to Paystack: a withdrawal of the demo must never become a real one.
  if (known.provider !== deps.payments.name) return known
  return (await settle(deps.db, known.reference, await ask(deps, known), deps.now())) ?? known
}

/**
 * Asks the provider about a payment that is not final, and carries out what it says.
 * @returns the payment as it is then; as it was, when the provider does not answer
 */
export async function checkPayment(deps: Deps, open: Payment): Promise<Payment> {
  try {
    return await askAndSettle(deps, open)
  } catch (error) {
    if (error instanceof ProviderDown) return open
    throw error
  }
}

/**
 * The provider has news of a payment: asks for them. A reference nobody knows is none of ours.
 * @throws {Refusal} UNAVAILABLE when the provider does not answer: its news have to come again, because nobody asks about what is final
 */
export async function hearOf(deps: Deps, reference: string) {
  const [row] = await deps.db.select().from(payment).where(eq(payment.reference, reference))
  if (row === undefined) return
  try {
    await askAndSettle(deps, row)
  } catch (error) {
    if (error instanceof ProviderDown) throw new Refusal('UNAVAILABLE', 'The payment provider does not answer.')
    throw error
  }
}

/** What may be asked about at all. A withdrawal that is over never: asking sends what the provider never heard of. */
const isAsked = or(
  inArray(payment.status, ['pending', 'processing']),
  and(eq(payment.status, 'abandoned'), ne(payment.type, 'withdrawal')),
)

/**
 * Looks after payments whose time has come: those whose webhook was lost, those begun by a process that died, and charges that were given
 * up, whose money may come late. @returns how many
 */
export async function checkDuePayments(deps: Deps): Promise<number> {
  const at = deps.now()
  const due = await deps.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(payment)
      .where(and(lte(payment.nextCheckAt, at), isAsked))
      .orderBy(asc(payment.nextCheckAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      await tx
        .update(payment)
        .set({ checks: row.checks + 1, nextCheckAt: nextCheckAfter(row, at) })
        .where(eq(payment.id, row.id))
    }
    return rows
  })
  for (const row of due) await checkPayment(deps, row)
  return due.length
}
