import { type RefObject, useId, useRef, useState } from 'react'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { isOutcomeUnknown } from '@/domain/outcome-unknown.ts'
import { PinDialog } from '@/domain/pin-dialog/pin-dialog.tsx'
import { pinOutcome, type PinOutcome } from '@/domain/pin-dialog/pin-outcome.ts'
import { type TypedAccount, useBankAccountForm } from '../data/use-bank-account-form.ts'
import { BankAccountForm } from './bank-account-form.tsx'

export interface ChangeAccountDialogProps {
  open: boolean
  onClose: () => void
  onForgotPin: () => void
  /** The button that opened it. */
  returnFocusRef: RefObject<HTMLElement | null>
}

/** Replaces the saved bank account, confirmed with the PIN, one dialog at a time. Give it a `key` for each opening. */
export function ChangeAccountDialog({ open, onClose, onForgotPin, returnFocusRef }: ChangeAccountDialogProps) {
  const formId = useId()
  const [account, setAccount] = useState<TypedAccount>()
  const [isConfirming, setConfirming] = useState(false)
  const end = useRef<PinOutcome['kind']>(undefined)
  const save = useApiMutation(wallet.updateWithdrawalAccount, {
    success: 'Withdrawal account saved',
    failure: false,
    sensitive: true,
    onError: (error) => {
      // The dialog reports an unknown outcome; a toast would call it a failure.
      if (!isOutcomeUnknown(error)) toast.error(failureText(error, generalFailure))
    },
  })
  const names = useOwnNames()
  // The state is here, so that the input is still filled in when the employer goes back from the PIN.
  const form = useBankAccountForm((input) => {
    setAccount(input)
    setConfirming(true)
  })

  // Saving the same account again only restarts the pause, so after a lost response the same call is sent again.
  const confirm = async (pin: string): Promise<PinOutcome> => {
    if (account === undefined) return { kind: 'refused', message: 'Choose an account first.' }
    const outcome = await pinOutcome(save.mutateAsync({ body: { ...account, pin } }))
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
            <Button variant="outline" tone="neutral" onClick={onClose}>
              Keep account
            </Button>
            <Button type="submit" form={formId} aria-disabled={form.owner.state === 'looking'}>
              Continue
            </Button>
          </>
        }
      >
        <BankAccountForm form={form} id={formId} names={names} />
      </Dialog>
      <PinDialog
        open={open && isConfirming}
        title="Confirm new account"
        description={`Withdrawals will go to ${account?.accountName ?? 'the account'} ••••${account?.accountNumber.slice(-4) ?? ''}.`}
        confirmLabel="Change account"
        onConfirm={confirm}
        onCheckStatus={confirm}
        returnFocusRef={returnFocusRef}
        onForgotPin={() => {
          onClose()
          onForgotPin()
        }}
        onClose={leavePin}
      />
    </>
  )
}

/** The expected names of the account: of the business and of its person. */
function useOwnNames(): readonly string[] {
  const business = useApiQuery(company.getCompanyProfile, {}).data?.companyName ?? ''
  const person = useSession((session) => session.user?.firstName) ?? ''
  const lastName = useApiQuery(company.getProfile, {}).data?.lastName ?? ''
  return [business, person, lastName]
}
