import { and, eq, sql } from 'drizzle-orm'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { company, employer, subscription, wallet } from '../../db/schema.ts'
import { gig } from '../../db/gig-schema.ts'
import { payment, pin, isUnfinished } from '../../db/money-schema.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Deps } from '../../ports/deps.ts'
import { selectBalances } from '../money/ledger.ts'
import { walletLimits } from '../money/limits.ts'
import { pinStateOf } from '../money/pin.ts'
import { nextPeriodEnd, periodStart } from '../billing/plans.ts'

/** Wallet, plan, PIN and balances in one statement. `pendingKobo` is the sum of the fundings that are not final. */
const walletOfEmployer = prepared((db) => {
  const employerId = sql.placeholder('employerId')
  const balances = selectBalances(db, employerId).as('balances')
  const pending = db
    .select({ kobo: sql`coalesce(sum(${payment.amountKobo}), 0)`.mapWith(Number).as('kobo') })
    .from(payment)
    .where(and(eq(payment.employerId, employerId), eq(payment.type, 'wallet_funding'), isUnfinished))
    .as('pending')
  return db
    .select({
      wallet,
      subscription,
      pin: { employerId: pin.employerId, locks: pin.locks, lockedUntil: pin.lockedUntil },
      availableKobo: balances.availableKobo,
      heldKobo: balances.heldKobo,
      pendingKobo: pending.kobo,
    })
    .from(wallet)
    .leftJoin(subscription, eq(subscription.employerId, wallet.employerId))
    .leftJoin(pin, eq(pin.employerId, wallet.employerId))
    .crossJoin(balances)
    .crossJoin(pending)
    .where(eq(wallet.employerId, employerId))
    .prepare('wallet_of_employer')
})

/** Reads wallet and plan; `subscription` is null for an employer who never had one. */
export async function readWallet(deps: Deps, employerId: string): Promise<Output<typeof api.dashboard.getWallet>> {
  const [row] = await walletOfEmployer(deps.db).execute({ employerId })
  if (row === undefined) throw new Error(`There is no wallet of employer ${employerId}`)
  const plan = row.subscription
  return {
    status: row.wallet.status,
    currency: row.wallet.currency,
    ...pinStateOf(row.pin, deps.now()),
    availableKobo: row.availableKobo,
    heldKobo: row.heldKobo,
    pendingKobo: row.pendingKobo,
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

/** Start of the current quota month. It keeps the day of the month across renewals, also within a yearly plan. */
const quotaStartOf = ({ startedAt, renewsAt, interval }: typeof subscription.$inferSelect, at: Date) =>
  startedAt === null || renewsAt === null
    ? startedAt
    : periodStart(startedAt, 'month', interval === 'year' ? nextPeriodEnd(startedAt, 'month', at) : renewsAt)

/** Derives the completed onboarding steps from the stored data. */
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
  if (row === undefined) throw new Error(`There is no company or wallet of employer ${employerId}`)
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

/** Hides or shows the onboarding checklist. */
export async function setNewUser({ db }: Deps, employerId: string, isNewUser: boolean) {
  await db.update(employer).set({ isNewUser }).where(eq(employer.id, employerId))
}
