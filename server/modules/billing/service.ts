import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type CheckoutCall, openCheckout, storeCheckout } from '../money/checkout.ts'
import { findOrCreatePayment, findPaymentOfCall, type NewPayment, type Payment } from '../money/payments.ts'
import { lockPlan } from './periods.ts'
import { checkPin } from '../money/pin.ts'
import { hasUnfinishedPlanPayment, lockPlanPayments } from './plan-payments.ts'
import { findPlan, plans } from './plans.ts'
import { type Plan, updateActivePlan, updatePlan } from './repository.ts'
import { applyTransition } from '../money/settle.ts'
import { assertWalletOpen, lockOpenWallet } from '../money/wallet-state.ts'

type Choice = BodyOf<typeof api.billing.subscribe>

/** Result of a subscription: a payment, with its page URL for a checkout; or no payment, when a downgrade starts after this period. */
export interface SubscribeResult {
  readonly payment?: Payment
  readonly authorizationUrl?: string | null
}

/**
 * Subscribes, renews, upgrades (immediately) or downgrades (at the end of the period). Which of them it is is decided in the transaction
 * that does it: another call may change the plan until that holds its lock.
 * @throws {Refusal} CONFLICT for the current plan; PAYMENT_UNFINISHED while another payment for a plan is not final; and the refusals of wallet and PIN
 */
export async function subscribe(deps: Deps, call: CheckoutCall, choice: Choice): Promise<SubscribeResult> {
  const { employerId } = call
  const terms = plans[choice.planCode]
  const newPayment: NewPayment & { readonly type: 'subscription' } = {
    employerId,
    type: 'subscription',
    direction: 'debit',
    amountKobo: terms.priceKobo[choice.interval],
    description: `${terms.name} plan, 1 ${choice.interval}`,
    purpose: { planCode: choice.planCode, interval: choice.interval },
    provider: 'wallet',
    clientReference: choice.ref,
  }
  if (choice.method === 'checkout') {
    const stored = await deps.db.transaction(async (tx) =>
      (await decide(tx, employerId, choice)) === 'planned' ? undefined : storeCheckout(deps, tx, newPayment),
    )
    return stored === undefined ? {} : openCheckout(deps, call, stored)
  }
  // A downgrade moves no money, so it needs neither the wallet nor the PIN, which is not checked while rows are locked.
  if ((await deps.db.transaction((tx) => decide(tx, employerId, choice))) === 'planned') return {}
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, choice.pin)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    if ((await decide(tx, employerId, choice)) === 'planned') return {}
    const { payment: planPayment, isNew } = await findOrCreatePayment(tx, { ...newPayment, channel: 'wallet' }, at)
    if (!isNew) return { payment: planPayment }
    await lockOpenWallet(tx, employerId)
    return { payment: await applyTransition(tx, planPayment, 'success', at) }
  })
}

/** Whether the choice is a downgrade, which starts after the paid period: a lower plan, or monthly instead of yearly. */
function isDowngrade({ planCode, interval }: Plan, choice: Choice): boolean {
  const rank = findPlan(planCode)?.rank ?? 0
  return (
    plans[choice.planCode].rank < rank ||
    (choice.planCode === planCode && interval === 'year' && choice.interval === 'month')
  )
}

/**
 * Decides under the locks of the plan and its payments what a choice of a plan does, and plans a downgrade. The locks are kept until the
 * transaction ends.
 * @returns `planned` when the choice starts after this period; `payable` when it has to be paid now, or was paid by this `ref`
 * @throws {Refusal} CONFLICT for the current plan; PAYMENT_UNFINISHED while another payment for a plan is not final
 */
async function decide(tx: Transaction, employerId: string, choice: Choice): Promise<'planned' | 'payable'> {
  const { planCode, interval, ref } = choice
  await lockPlanPayments(tx, employerId)
  const currentPlan = await lockPlan(tx, employerId)
  if ((await findPaymentOfCall(tx, employerId, ref)) !== undefined) return 'payable'
  if (currentPlan?.status === 'active' && isDowngrade(currentPlan, choice)) {
    await updatePlan(tx, employerId, { nextPlanCode: planCode, nextInterval: interval, cancelAtPeriodEnd: false })
    return 'planned'
  }
  if (await hasUnfinishedPlanPayment(tx, employerId)) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for your plan is still being confirmed. Do not pay again.')
  }
  if (currentPlan?.status === 'active' && currentPlan.planCode === planCode && currentPlan.interval === interval) {
    throw new Refusal('CONFLICT', `You are on the ${plans[planCode].name} plan already.`)
  }
  return 'payable'
}

/** Cancels the plan at the end of its period, or resumes it. Both remove a scheduled downgrade. @throws {Refusal} NO_PLAN */
export async function setCancelled({ db }: Deps, employerId: string, cancelAtPeriodEnd: boolean) {
  const isActive = await updateActivePlan(db, employerId, {
    cancelAtPeriodEnd,
    nextPlanCode: null,
    nextInterval: null,
  })
  if (!isActive) throw new Refusal('NO_PLAN')
}
