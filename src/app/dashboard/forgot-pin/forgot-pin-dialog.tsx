import { type KeyboardEvent, type SyntheticEvent, useId } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Spinner } from '@/design-system/components/Spinner/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { maskEmail } from '@/lib/mask-email.ts'
import { clockFace } from '@/shared/code-entry/countdown.ts'
import { ResendCode } from '@/shared/code-entry/resend-code.tsx'
import { NewPinFields } from '@/shared/new-pin/new-pin-fields.tsx'
import { useNewPin } from '@/shared/new-pin/use-new-pin.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import type { ForgotPin } from './use-forgot-pin.ts'

interface ForgotPinDialogProps {
  flow: ForgotPin
  /** Address that receives the code, shown masked; undefined while it is being read. */
  email?: string | undefined
}

/** Replaces a forgotten or locked PIN (docs/product/settings.md): a code by email, then the new PIN twice. */
export function ForgotPinDialog({ flow, email }: ForgotPinDialogProps) {
  const formId = useId()
  const { step, busy } = flow
  const isNewPin = step === 'newPin'
  const isResetting = busy === 'resetting'
  return (
    <Dialog
      open={flow.open}
      title={isNewPin ? 'Choose a new PIN' : 'Reset your PIN'}
      description={describe(step, email === undefined ? 'your email' : maskEmail(email))}
      size="sm"
      busy={isResetting}
      onClose={flow.close}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button variant="outline" aria-disabled={isResetting} onClick={() => !isResetting && flow.close()}>
            Cancel
          </Button>
          {step === 'failed' && (
            <Button disabled={flow.secondsToResend > 0} onClick={flow.start}>
              Send a new code
            </Button>
          )}
          {step === 'code' && (
            <WriteButton
              type="submit"
              form={formId}
              disabled={!flow.isComplete}
              loading={busy === 'verifying'}
              loadingLabel="Checking the code"
            >
              Verify
            </WriteButton>
          )}
          {isNewPin && (
            <WriteButton type="submit" form={formId} loading={isResetting} loadingLabel="Saving your PIN">
              Reset PIN
            </WriteButton>
          )}
        </>
      }
    >
      {step === 'sending' && (
        <Inline space={2} align="center">
          <Spinner size="sm" />
          <Text as="span" tone="muted">
            Sending the code
          </Text>
        </Inline>
      )}
      {step === 'failed' && (
        <Stack space={3}>
          <Problem>{flow.message}</Problem>
          {flow.secondsToResend > 0 && (
            <Text tone="muted" tabular>{`You can ask for a new code in ${clockFace(flow.secondsToResend)}.`}</Text>
          )}
        </Stack>
      )}
      {step === 'code' && <CodeForm id={formId} flow={flow} />}
      {isNewPin && <NewPinForm id={formId} flow={flow} />}
    </Dialog>
  )
}

function describe(step: ForgotPin['step'], address: string): string | undefined {
  if (step === 'newPin') return 'For your safety withdrawals may pause after a change.'
  if (step === 'failed') return undefined
  return step === 'code'
    ? `Enter the 4-digit code we sent to ${address}`
    : `We are sending a 4-digit code to ${address}`
}

function Problem({ children }: { children: string | undefined }) {
  return (
    <Alert tone="danger" role="alert">
      {children}
    </Alert>
  )
}

function CodeForm({ id, flow }: { id: string; flow: ForgotPin }) {
  const check = (event: SyntheticEvent) => {
    event.preventDefault()
    flow.verifyCode()
  }
  // The browser ignores Enter while the submit button is disabled, but Enter must report the missing digits.
  const checkByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) check(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only completes what the browser does with Enter
    <form id={id} noValidate onSubmit={check} onKeyDown={checkByEnter}>
      <Stack space={3}>
        <OtpField {...flow.codeField} label="4-digit code" labelHidden autoFocus message={flow.message} />
        <ResendCode
          secondsToResend={flow.secondsToResend}
          isResending={flow.busy === 'resending'}
          onResend={flow.resend}
        />
      </Stack>
    </form>
  )
}

/** Holds the new PIN in its own state, so that the PIN is dropped on unmount. */
function NewPinForm({ id, flow }: { id: string; flow: ForgotPin }) {
  const { pinField, confirmField, submit } = useNewPin()
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(flow.resetPin)
      }}
    >
      <Stack space={3}>
        {flow.message !== undefined && <Problem>{flow.message}</Problem>}
        <NewPinFields pinField={pinField} confirmField={confirmField} label="New 4-digit PIN" autoFocus />
      </Stack>
    </form>
  )
}
