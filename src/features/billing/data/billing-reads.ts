import { queryFor } from '@/api/client/hooks.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { planPayments } from '../model/plan-payments.ts'

/** The reads of the billing page. The shell reads the plan of the employer. */
export const billingReads = ({ api }: ScreenLocation) => [
  queryFor(api, billing.getPlans, {}),
  queryFor(api, payments.list, planPayments),
]
