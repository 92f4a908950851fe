import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import { company, employer, subscription, wallet } from '../db/schema.ts'
import { gig } from '../db/gig-schema.ts'
import { payment } from '../db/money-schema.ts'
import type { Deps } from './deps.ts'
import { balancesOf } from './money/ledger.ts'
import { walletLimits } from './money/limits.ts'
import { pinState } from './money/pin.ts'
import { nextPeriodEnd, periodStart } from './money/plans.ts'

/** Wallet and plan; `subscription` is null for an employer who never had one. */
export async function readWallet(deps: Deps, employerId: string): Promise<Output<typeof api.dashboard.getWallet>> {
  const { db } = deps
  const [row] = await db
    .select({ wallet, subscription })
    .from(wallet)
    .leftJoin(subscription, eq(subscription.employerId, wallet.employerId))
    .where(eq(wallet.employerId, employerId))
  if (row === undefined) throw new Error('Every employer has a wallet')
  const plan = row.subscription
  const { availableKobo, heldKobo } = await balancesOf(db, employerId)
  return {
    status: row.wallet.status,
    currency: row.wallet.currency,
    ...(await pinState(deps, employerId)),
    availableKobo,
    heldKobo,
    pendingKobo: await arrivingKobo(db, employerId),
    limits: walletLimits,
    subscription: plan && {
      status: plan.status,
      gigCount: plan.gigCount ?? 'unlimited',
      gigUsed: plan.gigUsed,
      planCode: plan.planCode,
      interval: plan.interval,
      priceKobo: plan.priceKobo,
      startedAt: quotaStartOf(plan, deps.now())?.toISOString() ?? null,
      renewsAt: plan.renewsAt?.toISOString() ?? null,
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      nextPlanCode: plan.nextPlanCode,
      nextInterval: plan.nextInterval,
    },
  }
}

/** Since when the Gigs are counted: from the first day of the running month, whose date every renewal keeps, also within a year. */
const quotaStartOf = ({ startedAt, renewsAt, interval }: typeof subscription.$inferSelect, at: Date) =>
  startedAt === null || renewsAt === null
    ? startedAt
    : periodStart(startedAt, 'month', interval === 'year' ? nextPeriodEnd(startedAt, 'month', at) : renewsAt)

/** Fundings that were begun and are not final, in kobo. */
async function arrivingKobo(db: Deps['db'], employerId: string): Promise<number> {
  const [row] = await db
    .select({ kobo: sql<string>`coalesce(sum(${payment.amountKobo}), 0)` })
    .from(payment)
    .where(
      and(
        eq(payment.employerId, employerId),
        eq(payment.type, 'wallet_funding'),
        inArray(payment.status, ['pending', 'processing']),
      ),
    )
  return Number(row?.kobo ?? 0)
}

/** What of the set-up is done, worked out from what is there. */
export async function readOnboarding(
  { db }: Deps,
  employerId: string,
): Promise<Output<typeof api.dashboard.getOnboardingStatus>> {
  const [row] = await db
    .select({
      isNewUser: employer.isNewUser,
      companyName: company.companyName,
      walletStatus: wallet.status,
      plan: subscription.status,
      hasPosted: sql<boolean>`exists (select from ${gig} where ${gig.employerId} = ${employer.id} and ${gig.publishedAt} is not null)`,
    })
    .from(employer)
    .innerJoin(company, eq(company.employerId, employer.id))
    .innerJoin(wallet, eq(wallet.employerId, employer.id))
    .leftJoin(subscription, eq(subscription.employerId, employer.id))
    .where(eq(employer.id, employerId))
  if (row === undefined) throw new Error('Every employer has a business and a wallet')
  return {
    isNewUser: row.isNewUser,
    steps: {
      companyProfile: row.companyName !== null,
      wallet: row.walletStatus === 'active',
      subscription: row.plan === 'active',
      firstGig: row.hasPosted,
    },
  }
}

/** Hides or shows the set-up checklist. */
export async function setNewUser({ db }: Deps, employerId: string, isNewUser: boolean) {
  await db.update(employer).set({ isNewUser }).where(eq(employer.id, employerId))
}
