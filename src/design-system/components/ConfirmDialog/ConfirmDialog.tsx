import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { Button } from '../Button/index.ts'
import { dialogFrame, dialogPanel, dialogScrim, Modal, ModalFooter } from '../private/Modal/index.ts'
import * as styles from './ConfirmDialog.css.ts'

export interface ConfirmDialogProps extends PassThrough {
  open: boolean
  /** A question that names the thing: "Delete 'Wedding DJ'?" */
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The verb of the question, never "OK" or "Yes". */
  confirmLabel: string
  /** The label of the button that leaves everything as it is. */
  cancelLabel?: string
  /** `danger` when something is destroyed. */
  tone?: 'danger' | 'primary'
  /** The action is running: the dialog stays open, the confirm button shows a spinner, cancelling is not possible. */
  busy?: boolean
  /** Why confirming is not possible now, such as a missing connection: shown and read out at the confirm button, which then does nothing. */
  unavailableReason?: string | undefined
  /** Called when the reader confirms. */
  onConfirm: () => void
  /** The safe button, Escape, or a press beside the dialog. */
  onCancel: () => void
  /** The element that takes focus on closing, where the opener is removed. */
  returnFocusRef?: RefObject<HTMLElement | null>
}

/** Asks once before something that cannot be undone. The safe button has the focus, so Enter changes nothing by accident. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  unavailableReason,
  onConfirm,
  onCancel,
  returnFocusRef,
  ...rest
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      {...rest}
      component="ConfirmDialog"
      role="alertdialog"
      open={open}
      onClose={onCancel}
      busy={busy}
      titleRef={cancelRef}
      returnFocusRef={returnFocusRef}
      scrimClass={dialogScrim}
      frameClass={dialogFrame({ size: 'sm' })}
      panelClass={dialogPanel}
    >
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description className={styles.description} asChild>
          <div>{description}</div>
        </Radix.Description>
      </div>
      <ModalFooter>
        <Button ref={cancelRef} variant="outline" aria-disabled={busy} onClick={() => !busy && onCancel()}>
          {cancelLabel}
        </Button>
        <Button tone={tone} loading={busy} unavailableReason={unavailableReason} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
