import type { Transaction } from '../../platform/db/database.ts'
import { countUnfinishedPayments } from './repository.ts'

export { lockPlanPayments } from './repository.ts'

/** Whether a payment for the employer's plan is not final. */
export const hasUnfinishedPlanPayment = async (tx: Transaction, employerId: string): Promise<boolean> =>
  (await countUnfinishedPayments(tx, employerId)) > 0
