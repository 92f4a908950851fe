import type { Handlers } from '../ports/handlers.ts'
import { account } from '../modules/account/routes.ts'
import { analytics } from '../modules/dashboard/analytics-routes.ts'
import { auth } from '../modules/auth/routes.ts'
import { billing } from '../modules/billing/routes.ts'
import { company } from '../modules/company/routes.ts'
import { dashboard } from '../modules/dashboard/routes.ts'
import { gigPeople } from '../modules/people/routes.ts'
import { gigs } from '../modules/gigs/routes.ts'
import { notificationSettings } from '../modules/notifications/settings-routes.ts'
import { notifications } from '../modules/notifications/routes.ts'
import { payments } from '../modules/money/payment-routes.ts'
import { security } from '../modules/money/pin-routes.ts'
import { statements } from '../modules/money/statement-routes.ts'
import { support } from '../modules/support/routes.ts'
import { upload } from '../modules/uploads/routes.ts'
import { workReview } from '../modules/people/review-routes.ts'
import { workers } from '../modules/people/worker-routes.ts'
import { wallet } from '../modules/money/wallet-routes.ts'

/** What answers each endpoint of the contract. */
export const handlers: Handlers = {
  account,
  analytics,
  auth,
  billing,
  company,
  dashboard,
  gigPeople,
  gigs,
  notificationSettings,
  notifications,
  payments,
  security,
  statements,
  support,
  upload,
  wallet,
  workReview,
  workers,
}
