import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/client/api-error.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { useClientReference } from '@/shared/client-reference.ts'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { isOutcomeUnknown } from '@/shared/outcome-unknown.ts'
import { goToPayment, invalidPaymentLinkMessage } from '@/shared/payment-link.ts'
import { usePaymentRedirect } from '@/shared/use-payment-redirect.ts'
import { type AmountForm, amountForm } from '../model/amount-rules.ts'
import { useUnfinishedFunding } from './use-unfinished-funding.ts'

interface FundFormSettings {
  wallet: Wallet
  /** The amount that is filled in at the beginning, in kobo. */
  initialKobo: number | undefined
  /** Whether the dialog is open. */
  isOpen: boolean
  onClose: () => void
  /** Reports the reference of a call without a response; undefined once a response came. */
  onOutcomeUnknown: (ref: string | undefined) => void
  /** The payment is begun: the next one is another intent. */
  onMade: () => void
}

const isConfirming = { fields: { amountKobo: 'This amount is still being confirmed' }, text: '' }

/** The form of a funding: sent once, with one reference for each intent, and never beside a funding of the same amount that may still arrive. */
export function useFundForm({ wallet, initialKobo, isOpen, onClose, onOutcomeUnknown, onMade }: FundFormSettings) {
  const client = useQueryClient()
  const funding = useUnfinishedFunding(isOpen)
  const fund = useApiMutation(walletEndpoints.fund, { success: false, failure: false })
  const { isRedirecting, startRedirect } = usePaymentRedirect(() => {
    invalidateReads(client, ['transaction', 'wallet'])
    onClose()
  })
  const isUnknown = fund.error !== null && isOutcomeUnknown(fund.error)
  const schema = amountForm('fund', wallet)

  const pay = async ({ amountKobo }: AmountForm) => {
    // The payment of this dialog, which 'Check status' sends again, is not a second one.
    if (!isUnknown) {
      const unfinished = await funding.whenRead().catch(() => {
        // The notice above the form says so.
        throw new FormRefusal()
      })
      if (unfinished.some((other) => other.amountKobo === amountKobo)) throw new FormRefusal(isConfirming)
    }
    const { authorizationUrl } = await fund.mutateAsync({ body: { amountKobo: amountKobo ?? 0, ref } })
    onMade()
    if (!goToPayment(authorizationUrl)) throw new FormRefusal({ fields: {}, text: invalidPaymentLinkMessage })
    startRedirect()
  }

  const form = useAppForm<AmountForm>({
    schema,
    initial: { amountKobo: initialKobo ?? null },
    order: ['amountKobo'],
    send: pay,
    readFailure: (error) => {
      if (!(error instanceof ApiError)) throw error
      if (isOutcomeUnknown(error)) {
        onOutcomeUnknown(ref)
        return undefined
      }
      onOutcomeUnknown(undefined)
      // The payment of this reference is over. After any other refusal it may still arrive, so the next attempt keeps the reference.
      if (error.code === 'CONFLICT') {
        renew()
        // It may be listed as pending, which would block the next payment.
        invalidateReads(client, ['transaction', 'wallet'])
      }
      return formFailure(error)
    },
  })
  const amountKobo = useWatch({ control: form.form.control, name: 'amountKobo' })
  const { ref, renew } = useClientReference(`fund ${amountKobo}`)
  // The payment of this dialog, looked up or about to be sent, is not a second one.
  const isOwn = isUnknown || isRedirecting
  const isDuplicate = !isOwn && funding.unfinished.some((other) => other.amountKobo === amountKobo)
  const isValid = !isDuplicate && schema.safeParse({ amountKobo }).success

  return {
    form,
    funding,
    isUnknown,
    isRedirecting,
    /** Cannot be changed or closed now. */
    busy: form.isSending || isRedirecting,
    isEmpty: amountKobo === null,
    /** The amount that can be paid; undefined while there is none. */
    validKobo: isValid ? (amountKobo ?? undefined) : undefined,
  }
}
