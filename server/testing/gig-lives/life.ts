import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { priceOf } from '../../../src/rules/gig-price.ts'
import { gig, type GigRow, workerGig } from '../../db/gig-schema.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import { wallet } from '../../db/schema.ts'
import { createAccount } from '../../modules/auth/accounts.ts'
import { columnsOf } from '../../modules/gigs/gig-brief.ts'
import { findOrCreatePayment } from '../../modules/money/payments.ts'
import { applyTransition } from '../../modules/money/settle.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { randomFrom, type Random } from '../../simulator/random.ts'
import { memoryStorage } from '../memory-storage.ts'
import { noLimits } from '../test-app.ts'
import { type Bank, createBank } from './bank.ts'

/** The PIN of every life's employer. */
export const lifePin = '2580'

/** What a life happens in: one employer with one Gig, a clock, and a bank. */
export interface Life {
  readonly seed: number
  readonly random: Random
  readonly deps: Deps
  readonly clock: { now: Date }
  readonly bank: Bank
  readonly employerId: string
  readonly gigId: string
  /** Reference of the payment of the Gig. */
  readonly gigReference: string
  /** Whether it was paid from the wallet; otherwise by card. */
  readonly isFromWallet: boolean
  /** Reference of the card payment that funded the wallet. */
  readonly fundingReference: string
  readonly fundedKobo: number
  /** Gross pay that the Gig's price has for each place, in kobo. */
  readonly payKobo: number
}

const start = new Date('2025-11-14T10:00:00Z')

/** Creates the employer with money, and a paid Gig. @param pinHash hash of `lifePin` */
export async function beginLife(db: Database, seed: number, pinHash: string): Promise<Life> {
  const random = randomFrom(seed)
  const clock = { now: start }
  const bank = createBank(random)
  const ignore = () => undefined
  const deps: Deps = {
    db,
    now: () => clock.now,
    limits: noLimits,
    payments: bank.provider,
    storage: memoryStorage(),
    log: { info: ignore, error: ignore },
  }
  const rateKobo = random.between(100_000, 9_999_999)
  const fields = { ...exampleGig, rateKobo, workersNeeded: random.between(1, 3) }
  const price = priceOf({ ...fields, payType: 'per_gig' })
  const fundedKobo = price.totalKobo + random.between(0, 3) * rateKobo
  const begun = await db.transaction(async (tx) => {
    const names = { firstName: 'Ngozi', lastName: 'Eze', passwordHash: '' }
    const employerId = await createAccount(tx, { email: `life-${seed}-${randomUUID()}@venue.example`, ...names }, start)
    if (employerId === undefined) throw new Error('The email of a life is new')
    await tx.insert(pin).values({ employerId, hash: pinHash, changedAt: start })
    await tx.insert(withdrawalAccount).values({
      employerId,
      bankCode: '011',
      bankName: 'First Bank of Nigeria',
      accountNumber: '0000014579',
      accountName: 'EKO EVENTS LTD',
      verified: true,
      changedAt: start,
    })
    await tx.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, employerId))
    const isFromWallet = random.chance(0.5)
    const common = { employerId, provider: 'sandbox' } as const
    const { payment: funding } = await findOrCreatePayment(
      tx,
      {
        ...common,
        type: 'wallet_funding',
        direction: 'credit',
        amountKobo: fundedKobo,
        description: 'Funding',
        channel: 'card',
      },
      start,
    )
    await applyTransition(tx, funding, 'success', start)
    const gigId = `gig_${randomUUID()}`
    await tx.insert(gig).values({
      id: gigId,
      employerId,
      ...columnsOf({ ...fields, deliverables: [{ id: 'dlv_1', text: 'Edited photos' }] }, start),
      status: 'pending_payment',
      subtotalKobo: price.subtotalKobo,
      feeKobo: price.feeKobo,
      vatKobo: price.vatKobo,
      totalKobo: price.totalKobo,
      createdAt: start,
      updatedAt: start,
    })
    const { payment: gigPayment } = await findOrCreatePayment(
      tx,
      {
        ...common,
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: price.totalKobo,
        feeKobo: price.feeKobo + price.vatKobo,
        description: exampleGig.title,
        channel: isFromWallet ? 'wallet' : 'card',
        purpose: { gigId },
      },
      start,
    )
    await applyTransition(tx, gigPayment, 'success', start)
    return {
      employerId,
      gigId,
      gigReference: gigPayment.reference,
      isFromWallet,
      fundingReference: funding.reference,
    }
  })
  return { seed, random, deps, clock, bank, ...begun, fundedKobo, payKobo: price.workerKobo }
}

/** The Gig of a life. */
export async function readGig({ deps, gigId }: Life): Promise<GigRow> {
  const [row] = await deps.db.select().from(gig).where(eq(gig.id, gigId))
  if (row === undefined) throw new Error(`There is no Gig ${gigId}`)
  return row
}

/** The places of a life's Gig, in the order of hiring; each step is at a moment of its own and hires one worker at most, so the random ids decide nothing. */
export const readPlaces = ({ deps, gigId }: Life) =>
  deps.db.select().from(workerGig).where(eq(workerGig.gigId, gigId)).orderBy(workerGig.hiredAt, workerGig.id)
