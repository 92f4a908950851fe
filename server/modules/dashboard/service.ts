import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Deps } from '../../ports/deps.ts'
import { walletLimits } from '../money/limits.ts'
import { pinStateOf } from '../money/pin.ts'
import { nextPeriodEnd, periodStart } from '../billing/plans.ts'
import { type PlanRow, selectOnboarding, selectWallet, updateIsNewUser } from './repository.ts'

/** Reads wallet, plan and how lists are shown; `subscription` is null for an employer who never had one. */
export async function readWallet(deps: Deps, employerId: string): Promise<Output<typeof api.dashboard.getWallet>> {
  const [row] = await selectWallet(deps.db).execute({ employerId })
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
      gigReserved: row.gigReserved,
      planCode: plan.planCode,
      interval: plan.interval,
      priceKobo: plan.priceKobo,
      startedAt: quotaStartOf(plan, deps.now())?.toISOString() ?? null,
      renewsAt: plan.renewsAt?.toISOString() ?? null,
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      nextPlanCode: plan.nextPlanCode,
      nextInterval: plan.nextInterval,
    },
    display: row.display,
  }
}

/** Start of the current quota month. It keeps the day of the month across renewals, also within a yearly plan. */
const quotaStartOf = ({ startedAt, renewsAt, interval }: PlanRow, at: Date) =>
  startedAt === null || renewsAt === null
    ? startedAt
    : periodStart(startedAt, 'month', interval === 'year' ? nextPeriodEnd(startedAt, 'month', at) : renewsAt)

/** Derives the completed onboarding steps from the stored data. */
export async function readOnboarding(
  { db }: Deps,
  employerId: string,
): Promise<Output<typeof api.dashboard.getOnboardingStatus>> {
  const row = await selectOnboarding(db, employerId)
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
  await updateIsNewUser(db, employerId, isNewUser)
}
