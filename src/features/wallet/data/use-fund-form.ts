import { useWatch } from 'react-hook-form'
import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { knownFailure } from '@/shared/payments/call-outcome.ts'
import { followPaymentLink } from '@/shared/payments/use-payment-flow.ts'
import { useUnfinishedPayments } from '@/shared/payments/use-unfinished-payments.ts'
import { type AmountForm, amountForm } from '../model/amount-rules.ts'
import type { AmountFlow } from './use-money-dialogs.ts'

interface FundFormSettings {
  flow: AmountFlow
  wallet: Wallet
  /** The amount that is filled in at the beginning, in kobo. */
  initialKobo: number | undefined
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The server has the payment. */
  onMade: () => void
}

/** How many of the last fundings are read. */
const fundings = { query: { type: 'wallet_funding', limit: 50 } } as const

const isConfirming = { fields: { amountKobo: 'This amount is still being confirmed' }, text: '' }

/** The form of a funding, which is never sent beside a funding of the same amount that may still arrive. */
export function useFundForm({ flow, wallet, initialKobo, isOpen, onMade }: FundFormSettings) {
  const funding = useUnfinishedPayments(fundings, { enabled: isOpen })
  const fund = useApiMutation(walletEndpoints.fund, { success: false, failure: knownFailure })
  const schema = amountForm('fund', wallet)

  const pay = async (amountKobo: number) => {
    // The payment of this dialog, which 'Check status' sends again, is not a second one.
    if (!flow.isUnknown) {
      const unfinished = await funding.whenRead().catch(() => {
        // The notice above the form says so.
        throw new FormRefusal()
      })
      if (unfinished.some((other) => other.amountKobo === amountKobo)) throw new FormRefusal(isConfirming)
    }
    const outcome = await flow.send({ amountKobo }, async (ref) => {
      const { authorizationUrl } = await fund.mutateAsync({ body: { amountKobo, ref } })
      onMade()
      return followPaymentLink(authorizationUrl)
    })
    if (outcome.kind === 'refused') {
      throw new FormRefusal(outcome.cause ? formFailure(outcome.cause) : { fields: {}, text: outcome.message })
    }
    if (outcome.kind !== 'done') throw new FormRefusal()
  }

  const form = useAppForm<AmountForm>({
    schema,
    initial: { amountKobo: flow.attempt?.amountKobo ?? initialKobo ?? null },
    order: ['amountKobo'],
    send: ({ amountKobo }) => pay(amountKobo ?? 0),
    readFailure: formFailure,
  })
  const amountKobo = useWatch({ control: form.form.control, name: 'amountKobo' })
  // The payment of this dialog, looked up or about to be sent, is not a second one.
  const isOwn = flow.isUnknown || flow.isLeaving
  const isDuplicate = !isOwn && funding.unfinished.some((other) => other.amountKobo === amountKobo)
  const isValid = !isDuplicate && schema.safeParse({ amountKobo }).success

  return {
    form,
    funding,
    /** Cannot be changed or closed now. */
    busy: form.isSending || flow.isLeaving,
    isEmpty: amountKobo === null,
    /** The amount that can be paid; undefined while there is none. */
    validKobo: isValid ? (amountKobo ?? undefined) : undefined,
  }
}
