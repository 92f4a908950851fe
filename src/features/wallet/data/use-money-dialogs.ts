import { useState } from 'react'
import * as z from 'zod/mini'
import { useEmployerId } from '@/api/client/use-session.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { type PaymentFlow, usePaymentFlow } from '@/shared/payments/use-payment-flow.ts'
import { persisted } from '@/lib/persisted.ts'

export const moneyDialogs = ['fund', 'withdraw'] as const
export type MoneyDialog = (typeof moneyDialogs)[number]

interface AmountOrder {
  amountKobo: number
}

/** The payment of a funding or a withdrawal. */
export type AmountFlow = PaymentFlow<AmountOrder>

const withdrawals = persisted({
  ...storageKeys.withdrawal,
  // Earlier releases stored a withdrawal only while its outcome was unknown.
  schema: z.object({ amountKobo: z.number(), ref: z.string(), isUnsure: z._default(z.boolean(), true) }),
})

/** Which of the wallet's two dialogs is open, and the payment of each. @param onFundReturn Back has restored the page from the payment page */
export function useMoneyDialogs(onFundReturn: () => void) {
  const employerId = useEmployerId()
  const [{ open, openings }, setDialogs] = useState<{
    open: MoneyDialog | undefined
    openings: Readonly<Record<MoneyDialog, number>>
  }>({ open: undefined, openings: { fund: 0, withdraw: 0 } })
  const close = () => setDialogs((before) => ({ ...before, open: undefined }))
  const flows: Readonly<Record<MoneyDialog, AmountFlow>> = {
    fund: usePaymentFlow<AmountOrder>({
      onReturn: () => {
        close()
        onFundReturn()
      },
    }),
    withdraw: usePaymentFlow<AmountOrder>({ stored: () => withdrawals.at(employerId) }),
  }
  useClosedWithTab(close, { isBusy: flows.fund.isPending || flows.withdraw.isPending })
  return {
    open,
    /** Each opening is a form of its own. */
    openings,
    flows,
    show: (kind: MoneyDialog) => {
      flows[kind].open()
      setDialogs((before) => ({
        open: kind,
        openings: { ...before.openings, [kind]: before.openings[kind] + 1 },
      }))
    },
    close,
  }
}
