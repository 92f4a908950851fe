import { changeAccount, readAccount, resolveAccount, setAccount } from './bank-account.ts'
import { serializePayment } from './history.ts'
import { isFinal } from './payment-states.ts'
import { activateWallet, fundWallet, withdraw } from './wallet.ts'
import { readWallet } from '../dashboard/service.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const wallet: Handlers['wallet'] = {
  getWithdrawalAccount: async ({ deps, employerId }) => ({ data: await readAccount(deps, employerId) }),

  setWithdrawalAccount: async ({ deps, employerId, body }) => ({
    message: 'Withdrawal account saved',
    data: await setAccount(deps, employerId, { ...body, supportEmail: deps.supportEmail }),
  }),

  updateWithdrawalAccount: async ({ deps, employerId, body }) => ({
    message: 'Withdrawal account saved',
    data: await changeAccount(deps, employerId, { ...body, supportEmail: deps.supportEmail }),
  }),

  getBanks: async ({ deps }) => ({ data: [...(await deps.payments.listBanks())] }),

  resolveAccount: async ({ deps, employerId, body }) => ({ data: await resolveAccount(deps, employerId, body) }),

  activate: async ({ deps, employerId }) => {
    await activateWallet(deps, employerId)
    return { message: 'Wallet activated', data: await readWallet(deps, employerId) }
  },

  fund: async ({ deps, employerId, body, context }) => ({
    data: await fundWallet(deps, { employerId, origin: publicOrigin(context, deps) }, body),
  }),

  withdraw: async ({ deps, employerId, body }) => {
    const begun = await withdraw(deps, employerId, body)
    const isOnItsWay = !isFinal(begun.status) || begun.status === 'success'
    return { ...(isOnItsWay && { message: 'Withdrawal started' }), data: await serializePayment(deps.db, begun) }
  },
}
