import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog, type DialogProps } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { WriteButton } from '../write-button.tsx'
import { AppForm, type AppFormProps } from './app-form.tsx'

interface FormDialogProps<Values extends FieldValues>
  extends
    Omit<DialogProps, 'busy' | 'footer' | 'closeLabel' | 'onClose'>,
    Pick<AppFormProps<Values>, 'form' | 'failureTitle'> {
  submitLabel: string
  /** Announced while the form is sent. Left out where submitting only leads to the next step, which needs no connection. */
  sendingLabel?: string
  /** The form cannot be submitted yet, and the dialog shows why. */
  submitDisabled?: boolean
  cancelLabel?: string
  /** `danger` when submitting destroys something: the focus then starts on the closing button, as in a `ConfirmDialog`. */
  tone?: 'primary' | 'danger'
  /** No further attempt can succeed, because another device was faster: the dialog can only be closed. */
  isOver?: boolean
  onClose: () => void
}

/**
 * A dialog around one form of `useAppForm`: it stays open while the form is sent, and a press beside it does not lose what was typed.
 * Leaving the page asks nothing, because the form is short.
 */
export function FormDialog<Values extends FieldValues>({
  form,
  failureTitle,
  submitLabel,
  sendingLabel,
  submitDisabled,
  cancelLabel = 'Cancel',
  tone = 'primary',
  isOver = false,
  onClose,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const closing = useRef<HTMLButtonElement>(null)
  const isSending = sendingLabel !== undefined && form.isSending
  const submit = { tone, type: 'submit', form: form.id, disabled: submitDisabled } as const
  return (
    <Dialog
      closeOnOutsidePress={!form.isChanged}
      {...(tone === 'danger' && { initialFocusRef: closing })}
      {...dialog}
      busy={isSending}
      onClose={onClose}
      footer={
        <>
          <Button ref={closing} variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {isOver ? 'Close' : cancelLabel}
          </Button>
          {isOver ? null : sendingLabel === undefined ? (
            <Button {...submit}>{submitLabel}</Button>
          ) : (
            <WriteButton {...submit} loading={isSending} loadingLabel={sendingLabel}>
              {submitLabel}
            </WriteButton>
          )}
        </>
      }
    >
      <AppForm form={form} {...(failureTitle !== undefined && { failureTitle })} guardsLeaving={false}>
        <Stack space={4}>{children}</Stack>
      </AppForm>
    </Dialog>
  )
}
