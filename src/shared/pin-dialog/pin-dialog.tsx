import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { now } from '@/lib/clock.ts'
import type { CallOutcome } from '../payments/call-outcome.ts'
import { type PinLockFields, pinLockMessage, pinLockOf } from '../pin-lock.ts'
import { useSharedDialogs } from '../shared-dialogs.ts'
import { WriteButton } from '../write-button.tsx'
import { type PinProblem, usePinEntry } from './use-pin-entry.ts'

export interface PinDialogProps {
  open: boolean
  /** A verb and its object: 'Withdraw to your bank'. */
  title: string
  /** One sentence that names the operation and the amount. */
  description: ReactNode
  /** Verb and amount, if there is an amount: 'Pay ₦265,000.00'. */
  confirmLabel?: string
  /** `md` where `confirmLabel` is so long that its button would not stand beside the closing one. */
  size?: 'sm' | 'md'
  /** Label of the closing button where 'Cancel' would be ambiguous: 'Keep Gig'. */
  cancelLabel?: string
  /** The wallet's fields about a lock that exists before the dialog opens. */
  pinLock?: PinLockFields | undefined
  /** Sends the PIN. On `done` and `superseded` the dialog calls `onClose`. */
  onConfirm: (pin: string) => Promise<CallOutcome>
  /**
   * Looks up the outcome of a call without a response: by reading the payments, or by repeating the call with the same reference, which the
   * server executes only once. Only this callback and `onConfirm` receive the PIN.
   */
  onCheckStatus: (pin: string) => Promise<CallOutcome>
  /** Closes what is confirmed, in the place of `onClose`, when 'Forgot PIN?' or 'Reset PIN' was pressed. */
  onForgotPin?: () => void
  /** Not called while a request is pending. */
  onClose: () => void
  /** Element that receives focus on closing when the opening button is no longer rendered. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined
  /** Why the operation can no longer be confirmed, as when another device was faster: it takes the place of the details and the PIN. */
  overReason?: string | undefined
  /** Details above the digit boxes, such as the fee. */
  children?: ReactNode
}

/**
 * Asks for the PIN of one movement of money (docs/product/rules.md#money-movement). It makes no calls: the operation and its outcome come
 * from the caller. The PIN exists only in the dialog's state, until it closes.
 */
export function PinDialog(props: PinDialogProps) {
  const {
    open,
    title,
    description,
    confirmLabel = 'Confirm',
    cancelLabel = 'Cancel',
    size = 'sm',
    pinLock,
    onConfirm,
    onCheckStatus,
    onClose,
    onForgotPin = onClose,
    returnFocusRef,
    overReason,
    children,
  } = props
  const formId = useId()
  const firstBox = useRef<HTMLInputElement>(null)
  const entry = usePinEntry(open, onClose)
  const { isPending } = entry
  const problem = entry.problem ?? (open ? readLock(pinLock) : undefined)
  const isLocked = problem?.kind === 'locked'
  const isUnknown = problem?.kind === 'unknown'
  // While the dialog's own call runs, it may be what ended the operation.
  const isOver = overReason !== undefined && !isPending && !isUnknown
  const confirm = () => void entry.send(onConfirm)
  const { startForgotPin } = useSharedDialogs()
  const resetPin = () => {
    onForgotPin()
    startForgotPin()
  }
  const closing = useRef<HTMLButtonElement>(null)
  // The boxes and buttons that may have had the focus are gone.
  useEffect(() => {
    if (open && isOver) closing.current?.focus()
  }, [open, isOver])

  // The browser ignores Enter while the submit button is disabled, but Enter must report the missing digits.
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    confirm()
  }

  return (
    <Dialog
      open={open}
      title={title}
      description={isOver ? undefined : description}
      size={size}
      busy={isPending}
      onClose={onClose}
      initialFocusRef={isLocked ? undefined : firstBox}
      returnFocusRef={returnFocusRef}
      footer={
        <>
          <Button ref={closing} variant="outline" aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {isUnknown || isOver ? 'Close' : cancelLabel}
          </Button>
          {isOver ? null : isUnknown ? (
            <Button loading={isPending} loadingLabel="Checking" onClick={() => void entry.send(onCheckStatus)}>
              Check status
            </Button>
          ) : isLocked ? (
            <WriteButton onClick={resetPin}>Reset PIN</WriteButton>
          ) : (
            <WriteButton
              type="submit"
              form={formId}
              disabled={!entry.isComplete}
              loading={isPending}
              loadingLabel="Confirming"
            >
              {confirmLabel}
            </WriteButton>
          )}
        </>
      }
    >
      <Stack space={4}>
        {!isOver && children}
        {isOver ? (
          <Alert tone="warning" role="alert">
            {overReason}
          </Alert>
        ) : (
          <ProblemAlert problem={problem} />
        )}
        {!isLocked && !isUnknown && !isOver && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only completes what the browser does with Enter
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              confirm()
            }}
            onKeyDown={confirmByEnter}
            ref={(form) => {
              firstBox.current = form?.querySelector('input') ?? null
            }}
          >
            <OtpField
              {...entry.field}
              label="Your 4-digit PIN"
              masked
              message={fieldMessage(problem)}
              labelEnd={
                <WriteButton
                  variant="ghost"
                  size="sm"
                  flush="end"
                  aria-disabled={isPending}
                  onClick={() => !isPending && resetPin()}
                >
                  Forgot PIN?
                </WriteButton>
              }
            />
          </form>
        )}
      </Stack>
    </Dialog>
  )
}

/** The lock passed as a prop, unless it has expired. */
function readLock(fields: PinLockFields | undefined): PinProblem | undefined {
  const lock = fields && pinLockOf(fields, now())
  return lock && { kind: 'locked', ...lock }
}

/** Problems that are not messages of the PIN field. */
function ProblemAlert({ problem }: { problem: PinProblem | undefined }) {
  if (problem?.kind === 'locked') {
    return (
      <Alert tone="warning" role="alert">
        {pinLockMessage(problem)}
      </Alert>
    )
  }
  if (problem?.kind === 'unknown') {
    return (
      <Alert tone="warning" role="alert">
        {outcomeUnknownMessage}
      </Alert>
    )
  }
  if (problem?.kind !== 'refused') return null
  return (
    <Alert tone="danger" role="alert">
      {problem.message}
    </Alert>
  )
}

function fieldMessage(problem: PinProblem | undefined): ReactNode {
  if (problem?.kind === 'incomplete') return 'PIN must be exactly 4 digits'
  if (problem?.kind !== 'wrongPin') return undefined
  const { attemptsLeft } = problem
  if (attemptsLeft === undefined) return 'Incorrect PIN'
  return (
    <>
      <span>Incorrect PIN</span>.{' '}
      <span>{`You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`}</span>
    </>
  )
}
