import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { MoneyField, type MoneyChange } from '@/design-system/components/MoneyField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useClientReference } from '@/domain/client-reference.ts'
import { isOutcomeUnknown, outcomeUnknownMessage } from '@/domain/outcome-unknown.ts'
import { goToPayment, invalidPaymentLinkMessage } from '@/domain/payment-link.ts'
import { usePaymentRedirect } from '@/domain/use-payment-redirect.ts'
import { WriteButton } from '@/domain/write-button.tsx'
import { formatNaira } from '@/lib/money.ts'
import { useUnfinishedFunding } from '../data/use-unfinished-funding.ts'
import { amountProblem, range } from '../model/amount-rules.ts'
import { UnfinishedFunding } from './unfinished-funding.tsx'

export interface FundDialogProps {
  open: boolean
  onClose: () => void
  /** Reports the reference of a call without a response; undefined once a response came. */
  onOutcomeUnknown: (ref: string | undefined) => void
  /** The payment is begun: the next one is another intent. */
  onMade: () => void
  /** Opens the details of a payment that is still being confirmed. */
  onShow: (reference: string) => void
  wallet: Wallet
}

const emptyAmount: MoneyChange = { kobo: null, problem: 'empty' }

/** Asks for an amount and leads to the payment page. Give it a `key` for each opening, so that each is an intent of its own. */
export function FundDialog({ open, onClose, onOutcomeUnknown, onMade, onShow, wallet }: FundDialogProps) {
  const queryClient = useQueryClient()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState(emptyAmount)
  const [checked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSubmitPending, setSubmitPending] = useState(false)
  const { ref, renew } = useClientReference(`fund ${amount.kobo}`)
  const funding = useUnfinishedFunding(open)
  const fund = useApiMutation(walletEndpoints.fund, { success: false, failure: false })
  const { isRedirecting, startRedirect } = usePaymentRedirect(() => {
    invalidateReads(queryClient, ['transaction', 'wallet'])
    onClose()
  })
  const isUnknown = fund.error !== null && isOutcomeUnknown(fund.error)
  const busy = fund.isPending || isRedirecting
  // The payment of this dialog, looked up or about to be sent, is not a second one.
  const isOwn = isUnknown || isRedirecting
  const duplicate = isOwn ? undefined : funding.unfinished.find(({ amountKobo }) => amountKobo === amount.kobo)
  const message = amountProblem(amount, 'fund', wallet) ?? (duplicate && 'This amount is still being confirmed')

  const submit = () => {
    setChecked(true)
    setSubmitPending(false)
    if (message !== undefined || amount.kobo === null) {
      input.current?.focus()
      return
    }
    if (!funding.isLoaded) {
      setSubmitPending(!funding.hasFailed)
      return
    }
    setProblem(undefined)
    fund.mutate(
      { body: { amountKobo: amount.kobo, ref } },
      {
        onSuccess: ({ authorizationUrl }) => {
          onMade()
          if (goToPayment(authorizationUrl)) startRedirect()
          else setProblem(invalidPaymentLinkMessage)
        },
        onError: (error) => {
          if (isOutcomeUnknown(error)) return onOutcomeUnknown(ref)
          onOutcomeUnknown(undefined)
          // The payment of this reference is over. After any other refusal it may still arrive, so the next attempt keeps the reference.
          if (error.code === 'CONFLICT') {
            renew()
            // It may be listed as pending, which would block the next payment.
            invalidateReads(queryClient, ['transaction', 'wallet'])
          }
          setProblem(error.errors['amountKobo']?.[0] ?? error.serverMessage ?? 'An unexpected error occurred')
        },
      },
    )
  }

  // Enter was pressed before pending payments were read: the form is submitted once they were.
  const isDecided = funding.isLoaded || funding.hasFailed
  useEffect(() => {
    if (isSubmitPending && isDecided) form.current?.requestSubmit()
  }, [isSubmitPending, isDecided])

  const limits = wallet.limits && range(wallet.limits, 'fund')
  return (
    <Dialog
      open={open}
      title="Fund wallet"
      size="sm"
      busy={busy}
      closeOnOutsidePress={amount.problem === 'empty'}
      onClose={onClose}
      initialFocusRef={input}
      footer={
        <>
          <Button variant="outline" tone="neutral" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {isUnknown ? 'Close' : 'Cancel'}
          </Button>
          {/* The same call with the same reference: the server does it once, and answers where to pay. While it is not known what may still arrive it is
              no disabled one: a browser would take no Enter in the field. */}
          <WriteButton
            type="submit"
            form={formId}
            disabled={funding.hasFailed}
            loading={busy || isSubmitPending}
            loadingLabel={isUnknown ? 'Checking' : 'Opening the payment page'}
          >
            {isUnknown
              ? 'Check status'
              : amount.kobo === null || message !== undefined
                ? 'Pay'
                : `Pay ${formatNaira(amount.kobo)}`}
          </WriteButton>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack space={3}>
          {isUnknown ? (
            <Alert tone="warning" role="alert">
              {outcomeUnknownMessage}
            </Alert>
          ) : (
            !isRedirecting && <UnfinishedFunding funding={funding} onShow={onShow} onClose={onClose} />
          )}
          {problem !== undefined && !isUnknown && (
            <Alert tone="danger" role="alert">
              {problem}
            </Alert>
          )}
          <MoneyField
            ref={input}
            label="Amount"
            required
            description={limits && `From ${formatNaira(limits[0])} to ${formatNaira(limits[1])}`}
            value={amount.kobo}
            readOnly={busy || isUnknown}
            message={checked ? message : undefined}
            onChange={(change) => {
              setAmount(change)
              setProblem(undefined)
              setSubmitPending(false)
              if (fund.isError) fund.reset()
            }}
            onBlur={() => amount.problem !== 'empty' && setChecked(true)}
          />
          {/* Below words that say nobody knows what came of it, they would ask for a second payment. */}
          {!isUnknown && (
            <Text tone="muted">
              {amount.kobo !== null && message === undefined
                ? `You will pay ${formatNaira(amount.kobo)} on the payment page.`
                : 'You will pay on the payment page and come back here.'}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
