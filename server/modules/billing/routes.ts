import { readWallet } from '../dashboard/service.ts'
import { serializePayment } from '../money/history.ts'
import { listPlans } from './plans.ts'
import { setCancelled, subscribe } from './service.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const billing: Handlers['billing'] = {
  getPlans: async () => ({ data: listPlans() }),

  subscribe: async ({ deps, employerId, body, context }) => {
    const { payment, authorizationUrl } = await subscribe(
      deps,
      { employerId, origin: publicOrigin(context, deps) },
      body,
    )
    if (payment === undefined) return { message: 'Plan change scheduled', data: {} }
    if (typeof authorizationUrl === 'string') return { data: { reference: payment.reference, authorizationUrl } }
    return { data: { reference: payment.reference, transaction: await serializePayment(deps.db, payment) } }
  },

  cancel: async ({ deps, employerId }) => {
    await setCancelled(deps, employerId, true)
    return { message: 'Plan cancelled', data: await readWallet(deps, employerId) }
  },

  resume: async ({ deps, employerId }) => {
    await setCancelled(deps, employerId, false)
    return { message: 'Plan resumed', data: await readWallet(deps, employerId) }
  },
}
