import type { Endpoint } from './endpoint.ts'
import { account } from './endpoints/account.ts'
import { analytics } from './endpoints/analytics.ts'
import { auth } from './endpoints/auth.ts'
import { billing } from './endpoints/billing.ts'
import { company } from './endpoints/company.ts'
import { dashboard } from './endpoints/dashboard.ts'
import { gigPeople } from './endpoints/gig-people.ts'
import { gigs } from './endpoints/gigs.ts'
import { notificationSettings } from './endpoints/notification-settings.ts'
import { notifications } from './endpoints/notifications.ts'
import { payments } from './endpoints/payments.ts'
import { security } from './endpoints/security.ts'
import { statements } from './endpoints/statements.ts'
import { support } from './endpoints/support.ts'
import { upload } from './endpoints/upload.ts'
import { wallet } from './endpoints/wallet.ts'
import { workReview } from './endpoints/work-review.ts'
import { workers } from './endpoints/workers.ts'

/**
 * Every endpoint of the API. The server, the mocks, the OpenAPI document and the conformance test walk this table;
 * screens import the group they need, so that no chunk carries the schemas of another.
 */
export const api = {
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

/** The table as a flat list. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group) as Endpoint[])
