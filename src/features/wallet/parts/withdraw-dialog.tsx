import { type RefObject, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { amountOf } from '@/shared/form/money-value.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { paymentCall } from '@/shared/payments/call-outcome.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import type { usePaymentLookUp } from '@/shared/payments/use-payment-flow.ts'
import { formatNaira } from '@/lib/money.ts'
import type { AmountFlow } from '../data/use-money-dialogs.ts'
import { type AmountForm, amountForm, wholeBalance } from '../model/amount-rules.ts'
import { accountName, isRefunded, withdrawalSentence } from '../model/withdrawal.ts'
import { AmountField } from './amount-field.tsx'

export interface WithdrawDialogProps {
  open: boolean
  flow: AmountFlow
  /** 'Check status': looks up the withdrawal by the reference of its call. */
  lookUp: ReturnType<typeof usePaymentLookUp>
  onClose: () => void
  /** The dialogs are closed after a withdrawal: shows what came of it. */
  onWithdrawn: (payment: PaymentTransaction) => void
  /** The button that opened it. */
  returnFocusRef: RefObject<HTMLElement | null>
  wallet: Wallet
  /** The fee of a withdrawal, in kobo. */
  feeKobo: number
  account: WithdrawalAccount
}

/** Asks for the amount, shows the net amount, then asks for the PIN, one dialog at a time. Give it a `key` for each opening. */
export function WithdrawDialog({
  open,
  flow,
  lookUp,
  onClose,
  onWithdrawn,
  returnFocusRef,
  wallet,
  feeKobo,
  account,
}: WithdrawDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [confirming, setConfirming] = useState(false)
  const made = useRef<PaymentTransaction>(undefined)
  const schema = amountForm('withdraw', wallet)
  // The state is here, so that the amount is still filled in when the employer goes back from the PIN.
  const form = useAppForm<AmountForm>({
    schema,
    initial: { amountKobo: flow.attempt?.amountKobo ?? null },
    order: ['amountKobo'],
    send: async () => setConfirming(true),
    readFailure: formFailure,
  })
  const amountKobo = useWatch({ control: form.form.control, name: 'amountKobo' })
  const withdraw = useApiMutation(walletEndpoints.withdraw, {
    ...paymentCall,
    success: (payment) => (isRefunded(payment) ? undefined : 'Withdrawal started'),
  })

  const isValid = schema.safeParse({ amountKobo }).success
  const kobo = amountOf(amountKobo) ?? 0

  const confirm = (pin: string) =>
    flow.send({ amountKobo: kobo }, async (ref) => {
      made.current = await withdraw.mutateAsync({ body: { amountKobo: kobo, pin, ref } })
    })
  const checkStatus = () =>
    flow.check((ref) =>
      lookUp(ref, (payment) => {
        made.current = payment
        if (!isRefunded(payment)) toast.success('Withdrawal started')
      }),
    )
  /** Back to the amount, unless nothing can be changed any more. */
  const leavePin = () => {
    setConfirming(false)
    const { kind } = flow.latestPhase()
    if (kind === 'done' || kind === 'unknown') onClose()
    if (made.current !== undefined) onWithdrawn(made.current)
  }

  return (
    <>
      <FormDialog
        form={form}
        open={open && !confirming}
        title="Withdraw"
        description={`To ${accountName(account)}`}
        size="sm"
        failureTitle="Your withdrawal was not started"
        submitLabel={isValid ? `Withdraw ${formatNaira(kobo)}` : 'Withdraw'}
        closeOnOutsidePress={amountKobo === null}
        initialFocusRef={input}
        returnFocusRef={returnFocusRef}
        onClose={onClose}
      >
        <Stack space={3}>
          <AmountField
            ref={input}
            description={`Available ${formatNaira(wallet.availableKobo)}`}
            allKobo={wholeBalance(wallet)}
          />
          <DescriptionList layout="rows">
            <DescriptionItem term="Fee">
              <Money amount={feeKobo} />
            </DescriptionItem>
            <DescriptionItem term="You receive">
              <Money amount={isValid && kobo > feeKobo ? kobo - feeKobo : null} />
            </DescriptionItem>
          </DescriptionList>
        </Stack>
      </FormDialog>
      <PinDialog
        open={open && confirming}
        title="Confirm withdrawal"
        description={withdrawalSentence(kobo, feeKobo, account)}
        confirmLabel={`Withdraw ${formatNaira(kobo)}`}
        onConfirm={confirm}
        onCheckStatus={checkStatus}
        returnFocusRef={returnFocusRef}
        onForgotPin={() => {
          setConfirming(false)
          onClose()
        }}
        onClose={leavePin}
      />
    </>
  )
}
