import * as Radix from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { XIcon } from '../../icons/XIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import { Modal, type ModalBehaviour, ModalBody, ModalFooter, ModalHeader } from '../private/Modal/index.ts'
import * as styles from './Drawer.css.ts'
import { drawerFrame, drawerPanel, type DrawerPhoneForm, type DrawerSide, type DrawerWidth } from './Drawer.variants.ts'

type Frame =
  | {
      frame?: 'titled'
      /** A sentence below the title, which is read out with it. */
      description?: ReactNode
      /** Buttons beside the title, before the close button. */
      actions?: ReactNode
      /** Stays below the scrolling body. */
      footer?: ReactNode
      /** The name of the button that closes it. */
      closeLabel?: string
    }
  | {
      /** The children render the whole drawer, including a close button; the title is only read out. */
      frame: 'bare'
      /** A sentence below the title, which is read out with it. */
      description?: never
      actions?: never
      footer?: never
      /** The name of the button that closes it. */
      closeLabel?: never
    }

export type DrawerProps = ModalBehaviour &
  PassThrough &
  Frame & {
    /** Names the drawer. */
    title: string
    /** The body; it scrolls. */
    children: ReactNode
    /** The side of the window it slides in from. */
    side?: DrawerSide
    /** Its width: that of a panel, or that of a sidebar. */
    width?: DrawerWidth
    /** `bottom` for a few controls, such as filters: a sheet that leaves the page visible. */
    onPhone?: DrawerPhoneForm
  }

/** A panel over one side of the page, for content that does not need its own page: notifications, the sidebar of a phone. */
export function Drawer({
  title,
  description,
  actions,
  children,
  footer,
  side = 'end',
  width = 'panel',
  onPhone = 'side',
  frame = 'titled',
  closeLabel = 'Close',
  ...modal
}: DrawerProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { busy = false, onClose } = modal
  return (
    <Modal
      {...modal}
      component="Drawer"
      titleRef={titleRef}
      scrimClass={styles.scrim}
      frameClass={drawerFrame({ side, width, onPhone })}
      panelClass={drawerPanel({ side, width, onPhone })}
    >
      {frame === 'bare' ? (
        <div className={styles.bare}>
          <Radix.Title ref={titleRef} tabIndex={-1} className={styles.hiddenTitle}>
            {title}
          </Radix.Title>
          {children}
        </div>
      ) : (
        <>
          <ModalHeader title={title} description={description} titleRef={titleRef}>
            {actions}
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
        </>
      )}
    </Modal>
  )
}
