import * as Radix from 'radix-ui/popover'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useOverlayContainer } from '../../../lib/overlay-container.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { belowTablet } from '../../../styles/media.ts'
import { type CloseReason, Dialog } from '../../Dialog/index.ts'
import * as styles from './CalendarPopup.css.ts'

export type PopupCloseReason = 'escape' | 'outside' | 'done'

export interface PopupProps {
  open: boolean
  onClose: (reason: PopupCloseReason) => void
  /** Names the calendar: the field's label, and what to do. */
  title: string
  /** The element that anchors it. */
  anchor: RefObject<HTMLElement | null>
  /** The element that opened it, which takes focus back. */
  opener: RefObject<HTMLElement | null>
}

/** A calendar below its field; on a phone, a sheet on the lower edge of the screen. */
export function CalendarPopup(props: PopupProps & { children: ReactNode }) {
  const isPhone = useMedia(belowTablet)
  return isPhone ? <Sheet {...props} /> : <Hanging {...props} />
}

const reasons = {
  button: 'done',
  back: 'escape',
  escape: 'escape',
  outside: 'outside',
} as const satisfies Record<CloseReason, PopupCloseReason>

function Sheet({ open, onClose, title, opener, children }: PopupProps & { children: ReactNode }) {
  return (
    <Dialog
      open={open}
      onClose={({ reason }) => onClose(reasons[reason])}
      title={title}
      size="sm"
      returnFocusRef={opener}
    >
      {children}
    </Dialog>
  )
}

function Hanging({ open, onClose, title, anchor, opener, children }: PopupProps & { children: ReactNode }) {
  const container = useOverlayContainer()
  const leftByPointer = useRef(false)
  return (
    <Radix.Root open={open}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={title}
          data-component="CalendarPopup"
          className={styles.popup}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            // The calendar has focused a day.
            event.preventDefault()
            leftByPointer.current = false
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leftByPointer.current) opener.current?.focus()
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onClose('escape')
          }}
          onInteractOutside={(event) => {
            event.preventDefault()
            // The field handles a press on itself: its button closes the calendar, its segments take focus.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) return
            leftByPointer.current = true
            onClose('outside')
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
