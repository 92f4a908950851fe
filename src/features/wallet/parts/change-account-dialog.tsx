import { type RefObject, useRef, useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { type CallOutcome, callOutcome, paymentCall } from '@/shared/payments/call-outcome.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { lastDigits } from '@/lib/last-digits.ts'
import { type TypedAccount, useBankAccountForm } from '../data/use-bank-account-form.ts'
import { BankAccountForm } from './bank-account-form.tsx'

export interface ChangeAccountDialogProps {
  open: boolean
  onClose: () => void
  /** The button that opened it. */
  returnFocusRef: RefObject<HTMLElement | null>
}

/** Replaces the saved bank account, confirmed with the PIN, one dialog at a time. Give it a `key` for each opening. */
export function ChangeAccountDialog({ open, onClose, returnFocusRef }: ChangeAccountDialogProps) {
  const [confirmed, setConfirmed] = useState<TypedAccount>()
  const [isConfirming, setConfirming] = useState(false)
  const end = useRef<CallOutcome['kind']>(undefined)
  const save = useApiMutation(wallet.updateWithdrawalAccount, { ...paymentCall, success: 'Withdrawal account saved' })
  // The state is here, so that the input is still filled in when the employer goes back from the PIN.
  const account = useBankAccountForm(async (typed) => {
    setConfirmed(typed)
    setConfirming(true)
  })
  const { form, owner } = account

  // Saving the same account again only restarts the pause, so after a lost response the same call is sent again.
  const confirm = async (pin: string): Promise<CallOutcome> => {
    if (confirmed === undefined) return { kind: 'refused', message: 'Choose an account first.' }
    const outcome = await callOutcome(save.mutateAsync({ body: { ...confirmed, pin } }))
    end.current = outcome.kind
    return outcome
  }
  const leavePin = () => {
    setConfirming(false)
    if (end.current === 'done') onClose()
  }

  return (
    <>
      <Dialog
        open={open && !isConfirming}
        title="Change account"
        description="For your safety withdrawals may pause after a change."
        onClose={onClose}
        closeOnOutsidePress={false}
        returnFocusRef={returnFocusRef}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Keep account
            </Button>
            <Button type="submit" form={form.id} aria-disabled={owner.state === 'looking'}>
              {owner.state === 'found' ? 'Yes, continue' : 'Continue'}
            </Button>
          </>
        }
      >
        <BankAccountForm account={account} failureTitle="Your bank account was not changed" />
      </Dialog>
      <PinDialog
        open={open && isConfirming}
        title="Confirm new account"
        description={`Withdrawals will go to ${confirmed?.accountName ?? 'the account'} ${lastDigits(confirmed?.accountNumber ?? '')}.`}
        confirmLabel="Change account"
        onConfirm={confirm}
        onCheckStatus={confirm}
        returnFocusRef={returnFocusRef}
        onForgotPin={onClose}
        onClose={leavePin}
      />
    </>
  )
}
