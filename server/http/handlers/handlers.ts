import type { Handlers } from '../implement.ts'
import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { company } from './company.ts'
import { dashboard } from './dashboard.ts'
import { gigPeople } from './gig-people.ts'
import { gigs } from './gigs.ts'
import { notificationSettings } from './notification-settings.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { security } from './security.ts'
import { statements } from './statements.ts'
import { support } from './support.ts'
import { upload } from './upload.ts'
import { wallet } from './wallet.ts'

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
}
