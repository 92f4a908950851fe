import { listPayments, readPayment, verifyPayment } from './history.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const payments: Handlers['payments'] = {
  list: async ({ deps, employerId, query }) => ({ data: await listPayments(deps, employerId, query) }),

  get: async ({ deps, employerId, params }) => ({ data: await readPayment(deps, employerId, params.id) }),

  verify: async ({ deps, employerId, params }) => ({ data: await verifyPayment(deps, employerId, params.id) }),
}
