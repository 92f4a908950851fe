import { bookTransferBetween, type PaymentEffect, type PaymentEffects, payerAccount } from '../money/payment-effects.ts'
import type { Account } from '../money/ledger.ts'
import { endPaidPeriod, lockPlan, startPeriod } from './periods.ts'

const planIncomeAccount = (): Account => ({ kind: 'plan-income' })

/** Books the income of a plan and starts its period. Lock order: the plan before the wallet, as in the renewal, to avoid a deadlock. */
const startPlan: PaymentEffect = async (tx, paid, at, before) => {
  await lockPlan(tx, paid.employerId)
  await bookTransferBetween('plan', payerAccount, planIncomeAccount)(tx, paid, at, before)
  await startPeriod(tx, paid, at)
}

/** Handles a chargeback of a plan's payment: reverses the income and sets the plan to past due. */
const reversePlanPayment: PaymentEffect = async (tx, paid, at, before) => {
  if (before.status !== 'success') return
  await lockPlan(tx, paid.employerId)
  await bookTransferBetween('plan-taken-back', planIncomeAccount, payerAccount)(tx, paid, at, before)
  await endPaidPeriod(tx, before, at)
}

/** The side effects of a payment for a plan. */
export const planPaymentEffects: PaymentEffects = { success: startPlan, reversed: reversePlanPayment }
