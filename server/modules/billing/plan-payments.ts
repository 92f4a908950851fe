import type { Transaction } from '../../platform/db/database.ts'
import { countUnfinishedPayments, lockSubscribing } from './repository.ts'

/** Serializes the start of payments for an employer's plan. Lock order: this lock before the plan. */
export async function lockPlanPayments(tx: Transaction, employerId: string) {
  await lockSubscribing(tx, employerId)
}

/** Whether a payment for the employer's plan is not final. */
export const hasUnfinishedPlanPayment = async (tx: Transaction, employerId: string): Promise<boolean> =>
  (await countUnfinishedPayments(tx, employerId)) > 0
