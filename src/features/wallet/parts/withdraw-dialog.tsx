import { type RefObject, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { useClientReference } from '@/shared/client-reference.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { isOutcomeUnknown } from '@/shared/outcome-unknown.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { pinOutcome, type PinOutcome } from '@/shared/pin-dialog/pin-outcome.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { formatNaira } from '@/lib/money.ts'
import { useLookUp } from '../data/use-look-up.ts'
import { type AmountForm, amountForm, wholeBalance } from '../model/amount-rules.ts'
import type { StoredWithdrawal } from '../model/stored-withdrawal.ts'
import { accountName, isRefunded, withdrawalSentence } from '../model/withdrawal.ts'
import { AmountField } from './amount-field.tsx'

export interface WithdrawDialogProps {
  open: boolean
  /** The withdrawal to continue: sent before a reload, and its outcome is unknown. */
  storedWithdrawal?: StoredWithdrawal | undefined
  onClose: () => void
  /** It is being sent. */
  onSent: (withdrawal: StoredWithdrawal) => void
  /** Reports the reference of a call without a response; undefined once it need not be looked up. */
  onOutcomeUnknown: (ref: string | undefined) => void
  /** The withdrawal was made: the next one is another intent. */
  onMade: () => void
  /** The dialogs are closed after a withdrawal: shows what came of it. */
  onWithdrawn: (payment: PaymentTransaction) => void
  onForgotPin: () => void
  /** The button that opened it. */
  returnFocusRef: RefObject<HTMLElement | null>
  wallet: Wallet
  account: WithdrawalAccount
}

/** Asks for the amount, shows the net amount, then asks for the PIN, one dialog at a time. Give it a `key` for each opening, so that each is an intent of its own. */
export function WithdrawDialog({
  open,
  storedWithdrawal,
  onClose,
  onSent,
  onOutcomeUnknown,
  onMade,
  onWithdrawn,
  onForgotPin,
  returnFocusRef,
  wallet,
  account,
}: WithdrawDialogProps) {
  const lookUp = useLookUp()
  const input = useRef<HTMLInputElement>(null)
  const [confirming, setConfirming] = useState(false)
  const lastOutcome = useRef<PinOutcome['kind']>(undefined)
  const made = useRef<PaymentTransaction>(undefined)
  const schema = amountForm('withdraw', wallet)
  // The state is here, so that the amount is still filled in when the employer goes back from the PIN.
  const form = useAppForm<AmountForm>({
    schema,
    initial: { amountKobo: storedWithdrawal?.amountKobo ?? null },
    order: ['amountKobo'],
    send: async () => {
      lastOutcome.current = undefined
      setConfirming(true)
    },
    readFailure: formFailure,
  })
  const amountKobo = useWatch({ control: form.form.control, name: 'amountKobo' })
  const { ref, renew } = useClientReference(`withdraw ${amountKobo}`, storedWithdrawal?.ref)
  const withdraw = useApiMutation(walletEndpoints.withdraw, {
    success: (payment) => (isFinal(payment) && payment.status !== 'success' ? undefined : 'Withdrawal started'),
    // The dialog reports an unknown outcome; a toast would call it a failure.
    failure: (error) => (isOutcomeUnknown(error) ? '' : failureText(error, generalFailure)),
    sensitive: true,
    onError: (error) => {
      // The payment of this reference is over. After any other refusal it may still arrive, so the next attempt keeps the reference.
      if (error.code === 'CONFLICT') renew()
    },
  })

  const isValid = schema.safeParse({ amountKobo }).success
  const kobo = amountKobo ?? 0
  const feeKobo = wallet.limits?.withdrawFeeKobo ?? 0

  const handleMade = (payment: PaymentTransaction) => {
    onMade()
    made.current = payment
  }
  const confirm = async (pin: string): Promise<PinOutcome> => {
    onSent({ ref, amountKobo: kobo })
    const outcome = await pinOutcome(withdraw.mutateAsync({ body: { amountKobo: kobo, pin, ref } }).then(handleMade))
    lastOutcome.current = outcome.kind
    if (outcome.kind !== 'done') onOutcomeUnknown(outcome.kind === 'unknown' ? ref : undefined)
    return outcome
  }

  /** Looks up by the reference of the call whether it has arrived. If not, it may only be slow: trying again is the same intent, executed once. */
  const checkStatus = async (): Promise<PinOutcome> => {
    const result = await lookUp(ref)
    if (result === 'not known') return { kind: 'unknown' }
    if (result === 'not there') {
      onOutcomeUnknown(undefined)
      lastOutcome.current = 'refused'
      return { kind: 'refused', message: 'This did not go through. Nothing was withdrawn.' }
    }
    handleMade(result)
    lastOutcome.current = 'done'
    if (!isRefunded(result)) toast.success('Withdrawal started')
    return { kind: 'done' }
  }
  /** Back to the amount, unless nothing can be changed any more. */
  const leavePin = () => {
    setConfirming(false)
    if (lastOutcome.current === 'done' || lastOutcome.current === 'unknown') onClose()
    if (made.current !== undefined) onWithdrawn(made.current)
  }

  return (
    <>
      <Dialog
        open={open && !confirming}
        title="Withdraw"
        description={`To ${accountName(account)}`}
        size="sm"
        onClose={onClose}
        closeOnOutsidePress={amountKobo === null}
        initialFocusRef={input}
        returnFocusRef={returnFocusRef}
        footer={
          <>
            <Button variant="outline" tone="neutral" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={form.id}>
              {isValid ? `Withdraw ${formatNaira(kobo)}` : 'Withdraw'}
            </Button>
          </>
        }
      >
        <AppForm form={form} failureTitle="Your withdrawal was not started" guardsLeaving={false}>
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
        </AppForm>
      </Dialog>
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
          onForgotPin()
        }}
        onClose={leavePin}
      />
    </>
  )
}
