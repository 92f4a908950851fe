import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { NewPinFields } from '@/shared/new-pin/new-pin-fields.tsx'
import { pinLockMessage } from '@/shared/pin-lock.ts'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { type ChangePinProblem, useChangePin } from '../../data/use-change-pin.ts'

/** Changes the PIN: the current one, then the new one twice. */
export function PinForm({ onClose }: { onClose: () => void }) {
  const { startForgotPin } = useSharedDialogs()
  const reset = () => {
    onClose()
    startForgotPin()
  }
  const { newPin, problem, isSending, currentField, submit } = useChangePin(onClose)
  return (
    // The rows of digits are short: their buttons stay beside them.
    <Columns template="two-one" collapseBelow="desktop">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack space={5}>
          <OtpField
            {...currentField}
            label="Current PIN"
            masked
            required
            autoFocus
            boxLabel={({ digit, length }) => `Current PIN, digit ${digit} of ${length}`}
            message={fieldMessage(problem)}
            labelEnd={
              <WriteButton variant="ghost" size="sm" flush="end" disabled={isSending} onClick={reset}>
                Forgot PIN?
              </WriteButton>
            }
          />
          <NewPinFields pinField={newPin.pinField} confirmField={newPin.confirmField} label="New 4-digit PIN" />
          <Problem problem={problem} />
          <Actions align="start">
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <WriteButton type="submit" loading={isSending} loadingLabel="Changing your PIN">
              Change PIN
            </WriteButton>
          </Actions>
        </Stack>
      </form>
    </Columns>
  )
}

function fieldMessage(problem: ChangePinProblem | undefined): string | undefined {
  if (problem?.kind === 'incomplete') return 'PIN must be exactly 4 digits'
  if (problem?.kind !== 'wrongPin') return undefined
  const { attemptsLeft } = problem
  if (attemptsLeft === undefined) return 'Incorrect PIN'
  return `Incorrect PIN. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`
}

function alertText(problem: ChangePinProblem): string | undefined {
  switch (problem.kind) {
    case 'same':
      return 'New PIN must be different from the current PIN'
    case 'locked':
      return pinLockMessage(problem)
    case 'unknown':
      return 'We do not know yet if your PIN was changed. Try again: an incorrect current PIN means that the new one is set.'
    case 'refused':
      return problem.message
    case 'incomplete':
    case 'wrongPin':
    case 'superseded':
      return undefined
  }
}

/** A problem that is not the message of a row of digits. */
function Problem({ problem }: { problem: ChangePinProblem | undefined }) {
  const text = problem && alertText(problem)
  if (problem === undefined || text === undefined) return null
  const isWarning = problem.kind === 'locked' || problem.kind === 'unknown'
  return (
    <Alert tone={isWarning ? 'warning' : 'danger'} role="alert">
      {text}
    </Alert>
  )
}
