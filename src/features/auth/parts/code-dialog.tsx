import { useId, useRef, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ResendCode } from '@/shared/code-entry/resend-code.tsx'
import { now } from '@/lib/clock.ts'
import { code as copy } from '../copy.ts'
import { useCodeEntry } from '../data/use-code-entry.ts'
import { useDeadline } from '../data/use-deadline.ts'
import { dialogLifetime } from '../model/limits.ts'
import { AuthForm } from './auth-form.tsx'
import { MaskedEmail } from './masked-email.tsx'

export interface CodeDialogProps {
  open: boolean
  email: string
  onCancel: () => void
  /** The dialog was open for 5 minutes (spec S4-10). */
  onExpire: () => void
  onVerified: () => void | Promise<void>
}

/**
 * 'Verify your email', the code step of sign-up (spec S2-18). It opens when a first code was sent: the 60 seconds before a
 * resend and the 5 minutes begin then. Another first code gets another dialog, by a new `key`.
 */
export function CodeDialog({ open, email, onCancel, onExpire, onVerified }: CodeDialogProps) {
  const formId = useId()
  const firstBox = useRef<HTMLInputElement>(null)
  const [closesAt] = useState(() => now().getTime() + dialogLifetime)
  const entry = useCodeEntry({ flow: 'signUp', email, onVerified })
  useDeadline(open ? closesAt : null, onExpire)
  const cancel = () => {
    entry.cancel()
    onCancel()
  }

  return (
    <Dialog
      open={open}
      title={copy.title}
      description={
        <>
          {copy.sentTo} <MaskedEmail email={email} />
        </>
      }
      size="sm"
      onClose={cancel}
      closeOnOutsidePress={false}
      initialFocusRef={firstBox}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!entry.isComplete}
            loading={entry.isVerifying}
            loadingLabel={copy.verifying}
          >
            {copy.verify}
          </Button>
        </>
      }
    >
      <AuthForm id={formId} onSubmit={entry.verify}>
        <div
          ref={(body) => {
            firstBox.current = body?.querySelector('input') ?? null
          }}
        >
          <Stack space={3}>
            <OtpField {...entry.field} label={copy.label} labelHidden />
            <ResendCode {...entry} onResend={() => void entry.resend()} />
          </Stack>
        </div>
      </AuthForm>
    </Dialog>
  )
}
