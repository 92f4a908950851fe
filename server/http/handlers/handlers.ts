import type { Handlers } from '../implement.ts'
import { auth } from './auth.ts'
import { company } from './company.ts'
import { dashboard } from './dashboard.ts'
import { notifications } from './notifications.ts'

/** What answers each endpoint of the contract. */
export const handlers: Handlers = { auth, company, dashboard, notifications }
