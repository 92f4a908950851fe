import { eq } from 'drizzle-orm'
import type { Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import { company, employer, subscription, wallet } from '../db/schema.ts'
import type { Deps } from './deps.ts'

/** Wallet and plan; `subscription` is null for an employer who never had one. */
export async function readWallet({ db }: Deps, employerId: string): Promise<Output<typeof api.dashboard.getWallet>> {
  const [row] = await db
    .select({ wallet, subscription })
    .from(wallet)
    .leftJoin(subscription, eq(subscription.employerId, wallet.employerId))
    .where(eq(wallet.employerId, employerId))
  if (row === undefined) throw new Error('Every employer has a wallet')
  const plan = row.subscription
  return {
    status: row.wallet.status,
    currency: row.wallet.currency,
    subscription: plan && {
      status: plan.status,
      gigCount: plan.gigCount ?? 'unlimited',
      gigUsed: plan.gigUsed,
      planCode: plan.planCode,
      interval: plan.interval,
      renewsAt: plan.renewsAt?.toISOString() ?? null,
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
    },
  }
}

/** What of the set-up is done, worked out from what is there. */
export async function readOnboarding({ db }: Deps, employerId: string): Promise<Output<typeof api.dashboard.getOnboardingStatus>> {
  const [row] = await db
    .select({
      isNewUser: employer.isNewUser,
      companyName: company.companyName,
      walletStatus: wallet.status,
      plan: subscription.status,
      gigUsed: subscription.gigUsed,
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
      firstGig: (row.gigUsed ?? 0) > 0,
    },
  }
}

/** Hides or shows the set-up checklist. */
export async function setNewUser({ db }: Deps, employerId: string, isNewUser: boolean) {
  await db.update(employer).set({ isNewUser }).where(eq(employer.id, employerId))
}
