import { type ReactNode, useRef } from 'react'
import { XIcon } from '../../icons/XIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import {
  dialogFrame,
  dialogPanel,
  dialogScrim,
  type DialogSize,
  Modal,
  type ModalBehaviour,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '../private/Modal/index.ts'

export interface DialogProps extends ModalBehaviour, PassThrough {
  /** Names the dialog. */
  title: string
  /** One or two sentences below the title, read out with it. */
  description?: ReactNode
  /** The body; it scrolls when it is higher than the screen. */
  children: ReactNode
  /** Buttons, the main one last. Give a submit button the `form` of a form in the body. */
  footer?: ReactNode
  /** 24, 32, 44 or 60 rem; the whole width on a phone. */
  size?: DialogSize
  /** The name of the button that closes it. */
  closeLabel?: string
}

/**
 * A short task that the reader must finish or cancel before continuing. To ask before data is destroyed use `ConfirmDialog`; for content
 * beside the page use `Drawer`.
 */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = 'md',
  closeLabel = 'Close',
  ...modal
}: DialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { busy = false, onClose } = modal
  return (
    <Modal
      {...modal}
      component="Dialog"
      titleRef={titleRef}
      scrimClass={dialogScrim}
      frameClass={dialogFrame({ size })}
      panelClass={dialogPanel}
    >
      <ModalHeader title={title} description={description} titleRef={titleRef}>
        <IconButton
          label={closeLabel}
          icon={<XIcon />}
          size="sm"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onClose({ reason: 'button' })
          }}
        />
      </ModalHeader>
      <ModalBody>{children}</ModalBody>
      {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
    </Modal>
  )
}
