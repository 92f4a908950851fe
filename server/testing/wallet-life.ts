import type { Database } from '../platform/db/database.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting, payment } from '../db/money-schema.ts'
import { day, later, minute } from '../platform/clock/time.ts'
import { randomFrom } from '../simulator/random.ts'

type Row = typeof payment.$inferInsert

/** A posting as `settle.ts` and `wallet.ts` write it. */
interface Booked {
  readonly kind: string
  readonly moves: readonly (readonly [account: string, kobo: number])[]
}
interface Posted extends Booked {
  readonly paymentId: string
  readonly at: Date
}
/** A posting that is booked days later, and the payment that it ends. */
interface Late {
  readonly due: Date
  readonly booked: Booked
  readonly row: Row
}

interface Life {
  readonly employerId: string
  readonly count: number
  readonly begin: Date
  /** Times during which a payment is in progress: it starts four seconds before. */
  readonly midnights: readonly Date[]
}

type Kind =
  | 'funding'
  | 'failed'
  | 'abandoned'
  | 'charged back'
  | 'withdrawal'
  | 'refused'
  | 'refused late'
  | 'returned'
  | 'plan'
  | 'plan by card'
const kindWeights: Readonly<Record<Kind, number>> = {
  funding: 46,
  failed: 8,
  abandoned: 4,
  'charged back': 4,
  withdrawal: 18,
  refused: 6,
  'refused late': 4,
  returned: 4,
  plan: 4,
  'plan by card': 2,
}
const statusOf = {
  funding: 'success',
  failed: 'failed',
  abandoned: 'abandoned',
  'charged back': 'reversed',
  withdrawal: 'success',
  refused: 'failed',
  'refused late': 'failed',
  returned: 'reversed',
  plan: 'success',
  'plan by card': 'success',
} as const satisfies Record<Kind, string>
const fee = 2_500

/** The ids of the employer's ledger accounts. */
const accountsOf = (employerId: string) => ({ wallet: `wallet:${employerId}`, leaving: `withdrawal:${employerId}` })

/** A payment with its postings; the first payments are fundings. */
function paymentOf(employerId: string, number: number, at: Date, isPoor: boolean) {
  const random = randomFrom(number)
  const drawn = random.weighted(kindWeights)
  const kind: Kind = number < 20 || isPoor ? 'funding' : drawn
  const isTransfer = kind === 'withdrawal' || kind === 'refused' || kind === 'refused late' || kind === 'returned'
  const isPlan = kind === 'plan' || kind === 'plan by card'
  const kobo = isPlan
    ? 500_000
    : random.between(100_000, isTransfer || kind === 'charged back' ? 4_000_000 : 90_000_000)
  const end = later(at, random.between(1, 50) * 1000)
  const { wallet, leaving } = accountsOf(employerId)
  const funding = {
    kind: 'funding',
    at: end,
    moves: [
      ['gateway', -kobo],
      [wallet, kobo],
    ] as const,
  }
  const begun = {
    kind: 'withdrawal-begun',
    at,
    moves: [
      [wallet, -kobo],
      [leaving, kobo],
    ] as const,
  }
  const sent = {
    kind: 'withdrawal-sent',
    at: end,
    moves: [
      [leaving, -kobo],
      ['gateway', kobo - fee],
      ['fee-income', fee],
    ] as const,
  }
  const givenBack: Booked = {
    kind: 'withdrawal-returned',
    moves: [
      [leaving, -kobo],
      [wallet, kobo],
    ],
  }
  const booked: readonly (Booked & { readonly at: Date })[] = {
    funding: [funding],
    failed: [],
    abandoned: [],
    'charged back': [funding],
    withdrawal: [begun, sent],
    refused: [begun, { ...givenBack, at: end }],
    'refused late': [begun],
    returned: [begun, sent],
    plan: [
      {
        kind: 'plan',
        at: end,
        moves: [
          [wallet, -kobo],
          ['plan-income', kobo],
        ] as const,
      },
    ],
    'plan by card': [
      {
        kind: 'plan',
        at: end,
        moves: [
          ['gateway', -kobo],
          ['plan-income', kobo],
        ] as const,
      },
    ],
  }[kind]
  const ends: Partial<Record<Kind, Booked>> = {
    'charged back': {
      kind: 'taken-back',
      moves: [
        [wallet, -kobo],
        ['gateway', kobo],
      ],
    },
    'refused late': givenBack,
    returned: {
      kind: 'withdrawal-returned',
      moves: [
        ['gateway', fee - kobo],
        ['fee-income', -fee],
        [wallet, kobo],
      ],
    },
  }
  const row: Row = {
    id: `txn_${number}`,
    reference: `MQ-X-${String(number).padStart(10, '0')}`,
    employerId,
    type: isTransfer ? 'withdrawal' : isPlan ? 'subscription' : 'wallet_funding',
    direction: isTransfer || isPlan ? 'debit' : 'credit',
    amountKobo: kobo,
    feeKobo: isTransfer ? fee : 0,
    status: statusOf[kind],
    channel: isTransfer ? 'bank_transfer' : kind === 'plan' ? 'wallet' : 'card',
    description: 'Received from "Ọlá" & co, Lagos',
    provider: 'sandbox',
    createdAt: at,
    completedAt: end,
  }
  const ending = ends[kind]
  const late: Late | undefined = ending && { due: later(at, random.between(1, 20) * day), booked: ending, row }
  return { row, booked, late }
}

/** Generates payments, their postings in order of time, and the last time. */
function live({ employerId, count, begin, midnights }: Life) {
  const { wallet } = accountsOf(employerId)
  const rows: Row[] = []
  const postings: Posted[] = []
  let waiting: readonly Late[] = []
  let at = begin
  let balance = 0
  const book = (row: Row, all: readonly (Booked & { readonly at: Date })[]) => {
    for (const booked of all) {
      balance += booked.moves.reduce((sum, [account, kobo]) => (account === wallet ? sum + kobo : sum), 0)
      postings.push({ ...booked, paymentId: row.id })
    }
    row.balanceAfterKobo = balance
  }
  /** Books late postings in the seconds before a time, when no other payment moves. */
  const endLate = (moment: Date, due: readonly Late[]) => {
    for (const [index, { booked, row }] of due.entries()) {
      row.completedAt = later(moment, index - 5_000)
      book(row, [{ ...booked, at: row.completedAt }])
    }
    waiting = waiting.filter((entry) => !due.includes(entry))
  }
  for (let number = 0; number < count; number += 1) {
    const next = later(at, randomFrom(number).between(1, 60) * minute)
    const between = midnights.find((moment) => later(at, minute + 4_000) < moment && moment <= next)
    at = between === undefined ? next : later(between, -4_000)
    const moment = at
    endLate(
      moment,
      waiting.filter(({ due }) => due <= moment),
    )
    const { row, booked, late } = paymentOf(employerId, number, at, balance < 100_000_000)
    rows.push(row)
    book(row, booked)
    if (late !== undefined) waiting = [...waiting, late]
  }
  const last = later(at, 2 * minute)
  endLate(last, waiting)
  return { rows, postings, last }
}

const inBatches = <T>(all: readonly T[], size = 500) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

/**
 * Inserts a long payment history: payments of all kinds, some of which are returned or charged back days later. Rows are inserted in
 * batches in order of time, with the database's own checks of the ledger.
 * @returns the last time
 */
export async function writeWalletLife(db: Database, life: Life): Promise<Date> {
  const { employerId } = life
  await db
    .insert(ledgerAccount)
    .values((['wallet', 'withdrawal'] as const).map((kind) => ({ id: `${kind}:${employerId}`, kind, employerId })))
  const { rows, postings, last } = live(life)
  for (const some of inBatches(rows)) await db.insert(payment).values(some)
  for (const some of inBatches(postings)) {
    await db.transaction(async (tx) => {
      const ids = await tx
        .insert(ledgerPosting)
        .values(some.map(({ paymentId, kind, at }) => ({ paymentId, kind, postedAt: at })))
        .returning({ id: ledgerPosting.id, paymentId: ledgerPosting.paymentId, kind: ledgerPosting.kind })
      const idOf = new Map(ids.map(({ id, paymentId, kind }) => [`${paymentId} ${kind}`, id]))
      await tx.insert(ledgerEntry).values(
        some.flatMap(({ paymentId, kind, moves }) =>
          moves.map(([accountId, amountKobo]) => ({
            postingId: idOf.get(`${paymentId} ${kind}`) ?? 0,
            accountId,
            amountKobo,
          })),
        ),
      )
    })
  }
  return last
}
