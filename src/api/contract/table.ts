import type { Endpoint } from './endpoint.ts'
import { auth } from './endpoints/auth.ts'
import { company } from './endpoints/company.ts'
import { dashboard } from './endpoints/dashboard.ts'
import { notifications } from './endpoints/notifications.ts'

/**
 * Every endpoint of the API. The server, the mocks, the OpenAPI document and the conformance test walk this table;
 * screens import the group they need, so that no chunk carries the schemas of another.
 */
export const api = { auth, company, dashboard, notifications }

/** The table as a flat list. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group) as Endpoint[])
