import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { sandboxPayment } from '../../../db/money-schema.ts'
import { later } from '../../../platform/clock/time.ts'
import { nigerianBanks } from '../banks.ts'
import { abandonedAfterMs, type PaymentProvider, type ProviderAnswer } from '../../../ports/payments.ts'

type Row = typeof sandboxPayment.$inferSelect

/** Duration of a transfer, in milliseconds. */
const transferMs = 4_000

/** Failures of a transfer by the last two digits of its amount in kobo, like the test cards of other providers. */
const failureByAmount: Readonly<Record<number, Pick<Row, 'status' | 'reason'>>> = {
  13: { status: 'failed', reason: 'The bank did not accept the transfer.' },
  17: { status: 'reversed', reason: 'The bank returned the transfer.' },
}

/** Whether a reference is that of a payout's second or later transfer ('MQ-O-8F2K9QX4TZ-2'), which succeeds whatever its amount. */
const isRepeatedTransfer = (reference: string) => /-\d{1,4}$/.test(reference)

/** The outcomes that can be chosen on the payment page. */
export const outcomes = ['success', 'failed', 'abandoned', 'slow', 'timeout'] as const
export type Outcome = (typeof outcomes)[number]

/** Status of each outcome, and the delay until it is known, in milliseconds. */
export const outcomeDetails: Readonly<
  Record<Outcome, { status: 'success' | 'failed' | 'abandoned'; afterMs: number }>
> = {
  success: { status: 'success', afterMs: 0 },
  failed: { status: 'failed', afterMs: 0 },
  abandoned: { status: 'abandoned', afterMs: 0 },
  slow: { status: 'success', afterMs: 20_000 },
  timeout: { status: 'success', afterMs: 8_000 },
}

function toProviderAnswer(
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

/** An answer about a transfer has no amount, because there is no paid amount to compare. */
function toTransferAnswer(row: Row, now: Date): ProviderAnswer {
  const { amountKobo: _, ...answer } = toProviderAnswer(row, now)
  return answer
}

/** A bank's trace number of thirty digits, derived from the reference. */
function traceNumber(reference: string): string {
  const digits = Array.from(reference, (character) => String(character.charCodeAt(0) % 100).padStart(2, '0')).join('')
  return `000013${digits}`.slice(0, 30).padEnd(30, '7')
}

/** Account names by the last digit of the account number, modulo their count; accounts ending in 9 do not exist, except one of the examples. */
const accountNames = [
  'EKO EVENTS LTD',
  'NGOZI CHIAMAKA EZE',
  'EKO EVENTS LIMITED',
  'ADEWALE OLADIPO',
  'EKO EVENTS LTD',
] as const

/**
 * The embedded provider: a payment page at /sandbox/pay, banks that know almost any account, transfers that succeed after seconds. Its
 * state is in tables of its own, so that it survives a restart.
 */
export function sandboxProvider(db: Database, now: () => Date): PaymentProvider {
  const findSandboxPayment = async (reference: string) => {
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
      const row = await findSandboxPayment(reference)
      return row && toProviderAnswer(row, now())
    },
    beginTransfer: async ({ reference, amountKobo, description }) => {
      const at = now()
      const failure = isRepeatedTransfer(reference) ? undefined : failureByAmount[amountKobo % 100]
      const transferResult = failure ?? { status: 'success' as const, reason: null }
      await db
        .insert(sandboxPayment)
        .values({
          reference,
          kind: 'transfer',
          amountKobo,
          description,
          ...transferResult,
          channel: 'bank_transfer',
          knownAt: later(at, transferMs),
          createdAt: at,
        })
        .onConflictDoNothing()
      const row = await findSandboxPayment(reference)
      if (row === undefined) throw new Error('Unreachable: the inserted transfer cannot be read')
      return toTransferAnswer(row, at)
    },
    lookUpTransfer: async (reference) => {
      const row = await findSandboxPayment(reference)
      return row && toTransferAnswer(row, now())
    },
    listBanks: async () => nigerianBanks,
    resolveAccount: async ({ accountNumber }) => {
      const lastDigit = Number(accountNumber.at(-1))
      if (lastDigit === 9 && accountNumber !== '0000014579') return undefined
      return { accountName: accountNames[lastDigit % accountNames.length] ?? accountNames[0] }
    },
    // The sandbox has no webhooks: its page calls `handleProviderEvent` in the same process.
    readWebhook: () => undefined,
  }
}

/** The charge of a payment page; undefined when the reference is unknown or a transfer. */
export async function findCharge(db: Database, reference: string): Promise<Row | undefined> {
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.reference, reference))
  return row?.kind === 'charge' ? row : undefined
}

/** Stores the chosen outcome of a charge; a charge that has an outcome is not changed. */
export async function storeOutcome(db: Database, reference: string, outcome: Outcome, at: Date) {
  const { status, afterMs } = outcomeDetails[outcome]
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
