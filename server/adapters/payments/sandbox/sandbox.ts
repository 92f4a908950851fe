import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { sandboxPayment } from '../../../db/money-schema.ts'
import { later } from '../../../domain/deps.ts'
import { knownBanks } from '../banks.ts'
import { abandonedAfterMs, type PaymentProvider, type ProviderAnswer } from '../provider.ts'

type Row = typeof sandboxPayment.$inferSelect

/** How long a bank takes with a transfer. */
const transferMs = 4_000

/** Amounts that end so show what can go wrong with a transfer, as test cards do elsewhere. */
const failing: Readonly<Record<number, Pick<Row, 'status' | 'reason'>>> = {
  13: { status: 'failed', reason: 'The bank did not accept the transfer.' },
  17: { status: 'reversed', reason: 'The bank returned the transfer.' },
}

/** What somebody chose on the payment page. */
export const outcomes = ['success', 'failed', 'abandoned', 'slow', 'timeout'] as const
export type Outcome = (typeof outcomes)[number]

/** How an outcome is known: with which status, and after how many milliseconds. */
export const outcomeOf: Readonly<Record<Outcome, { status: 'success' | 'failed' | 'abandoned'; afterMs: number }>> = {
  success: { status: 'success', afterMs: 0 },
  failed: { status: 'failed', afterMs: 0 },
  abandoned: { status: 'abandoned', afterMs: 0 },
  slow: { status: 'success', afterMs: 20_000 },
  timeout: { status: 'success', afterMs: 8_000 },
}

function answerOf(
  { status, knownAt, amountKobo, channel, reason, reference, createdAt }: Row,
  now: Date,
): ProviderAnswer {
  if (knownAt === null) return { status: later(createdAt, abandonedAfterMs) > now ? 'pending' : 'abandoned' }
  if (knownAt > now) return { status: 'processing' }
  if (status !== 'success' && status !== 'reversed') return { status, ...(reason !== null && { reason }) }
  return {
    status,
    ...(status === 'success' && { amountKobo }),
    ...(channel !== null && { channel }),
    ...(reason !== null && { reason }),
    sessionId: traceNumber(reference),
  }
}

/** A trace number as banks give them: thirty digits, always the same for a reference. */
function traceNumber(reference: string): string {
  const digits = Array.from(reference, (sign) => String(sign.charCodeAt(0) % 100).padStart(2, '0')).join('')
  return `000013${digits}`.slice(0, 30).padEnd(30, '7')
}

/** Names that the sandbox's banks know, by the last digit of an account number; 9 is nobody's, except one number of the examples. */
const holders = [
  'EKO EVENTS LTD',
  'NGOZI CHIAMAKA EZE',
  'EKO EVENTS LIMITED',
  'ADEWALE OLADIPO',
  'EKO EVENTS LTD',
] as const

/**
 * The embedded gateway: a payment page at /sandbox/pay, banks that know any account, transfers that arrive after seconds. Everything
 * it knows is in tables of its own, so that it answers after a restart what it answered before.
 */
export function sandboxProvider(db: Database, now: () => Date): PaymentProvider {
  const read = async (reference: string) => {
    const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.reference, reference))
    return row
  }
  return {
    name: 'sandbox',
    beginCharge: async ({ reference, amountKobo, email, returnUrl, description }) => {
      await db
        .insert(sandboxPayment)
        .values({ reference, kind: 'charge', amountKobo, email, returnUrl, description, createdAt: now() })
        .onConflictDoNothing()
      return { authorizationUrl: `${new URL(returnUrl).origin}/sandbox/pay/${reference}` }
    },
    lookUpCharge: async (reference) => {
      const row = await read(reference)
      return row && answerOf(row, now())
    },
    beginTransfer: async ({ reference, amountKobo, description }) => {
      const at = now()
      const end = failing[amountKobo % 100] ?? { status: 'success' as const, reason: null }
      await db
        .insert(sandboxPayment)
        .values({
          reference,
          kind: 'transfer',
          amountKobo,
          description,
          ...end,
          channel: 'bank_transfer',
          knownAt: later(at, transferMs),
          createdAt: at,
        })
        .onConflictDoNothing()
      const row = await read(reference)
      if (row === undefined) throw new Error('A transfer that was written is there')
      // A gateway says what it sent, never what was asked of it: a transfer has no amount to compare.
      const { amountKobo: _, ...answer } = answerOf(row, at)
      return answer
    },
    listBanks: async () => knownBanks,
    resolveAccount: async ({ accountNumber }) => {
      const last = Number(accountNumber.at(-1))
      if (last === 9 && accountNumber !== '0000014579') return undefined
      return { accountName: holders[last % holders.length] ?? holders[0] }
    },
    // The sandbox's page tells by a call in the same process; nobody outside can.
    readWebhook: () => undefined,
  }
}

/** The payment somebody looks at on the page; undefined when there is none to be made there. */
export async function chargeOf(db: Database, reference: string): Promise<Row | undefined> {
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.reference, reference))
  return row?.kind === 'charge' ? row : undefined
}

/** Writes down what was chosen; a payment that was decided stays as it is. */
export async function decide(db: Database, reference: string, outcome: Outcome, at: Date) {
  const { status, afterMs } = outcomeOf[outcome]
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.reference, reference)).for('update')
    if (row?.kind !== 'charge' || row.knownAt !== null) return
    await tx
      .update(sandboxPayment)
      .set({
        status,
        knownAt: later(at, afterMs),
        channel: 'card',
        reason: status === 'failed' ? 'Declined by your bank.' : null,
      })
      .where(eq(sandboxPayment.reference, reference))
  })
}
