import { listPayments, readPayment, verifyPayment } from '../../domain/money/history.ts'
import type { Handlers } from '../implement.ts'

export const payments: Handlers['payments'] = {
  list: async ({ deps, employerId, query }) => ({ data: await listPayments(deps, employerId, query) }),

  get: async ({ deps, employerId, params }) => ({ data: await readPayment(deps, employerId, params.id) }),

  verify: async ({ deps, employerId, params }) => ({ data: await verifyPayment(deps, employerId, params.id) }),
}
