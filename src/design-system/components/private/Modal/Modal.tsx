import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { OverlayContainer, useOverlayContainer, useOverlayElement } from '../../../lib/overlay-container.ts'
import type { PassThrough } from '../../../lib/pass-through.ts'
import { useBackGesture } from '../../../lib/use-back-gesture.ts'
import { useScrollLock } from '../../../lib/use-scroll-lock.ts'

/** How a reader asked to close: the Escape key, a press beside the panel, a button, or a phone's back gesture. */
export type CloseReason = 'escape' | 'outside' | 'button' | 'back'

export interface ModalBehaviour {
  open: boolean
  /** Called when the reader asks to close it; it closes when `open` becomes false. Not called while `busy`. */
  onClose: (event: { reason: CloseReason }) => void
  /** A task is running that closing would hide: Escape, the page behind and the close button do nothing. */
  busy?: boolean | undefined
  /**
   * False where a press beside the panel by accident would lose typed text.
   *
   * @default true
   */
  closeOnOutsidePress?: boolean | undefined
  /** The element that takes focus on opening; the title by default. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined
  /**
   * The element that takes focus on closing; by default the element that had it before, or `main` where none had it.
   * Needed where that element is removed meanwhile.
   */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined
}

interface ModalProps extends ModalBehaviour, PassThrough {
  component: string
  role?: 'dialog' | 'alertdialog'
  titleRef: RefObject<HTMLElement | null>
  scrimClass: string
  /** Size and place. It is not animated: an animated transform would contain, and misplace, the menus opened inside. */
  frameClass: string
  /** The visible, moving surface within the frame. */
  panelClass: string
  children: ReactNode
}

/** An item of a menu, or of its submenu, is removed before the dialog it opened closes, so focus returns to the menu's button. */
function lastingOpener(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  if (menu) return lastingOpener(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
  return element instanceof HTMLElement && element !== document.body ? element : null
}

/** Where the page goes on when nothing opened the dialog, such as one that the address opens. */
const mainContent = () => document.querySelector<HTMLElement>('main')

const openField = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]'

/**
 * Radix passes Escape only to its own topmost overlay. An open list or calendar of another library inside handles Escape itself.
 */
function isForPopupInside({ target, isComposing }: KeyboardEvent, overlays: HTMLElement): boolean {
  return isComposing || (target instanceof Element && (overlays.contains(target) || target.matches(openField)))
}

/** A toast is above the dialog and is not part of the page behind it. */
function isOnToast({ detail }: CustomEvent<{ originalEvent: Event }>): boolean {
  const { target } = detail.originalEvent
  return target instanceof Element && target.closest('[data-component="Toast"]') !== null
}

/** A press this soon after the opening is the second one of the double click that opened it: the usual limit of a double click, in ms. */
const doubleClickTime = 500

/**
 * The behaviour that Dialog, ConfirmDialog and Drawer share: modality, focus handling, refusing to close, the scroll lock, a
 * container for menus.
 */
export function Modal({
  component,
  open,
  onClose,
  busy = false,
  closeOnOutsidePress = true,
  initialFocusRef,
  returnFocusRef,
  role = 'dialog',
  titleRef,
  scrimClass,
  frameClass,
  panelClass,
  children,
  ...rest
}: ModalProps) {
  const opener = useRef<HTMLElement | null>(null)
  const openedAt = useRef(0)
  const { element: container, placeIn } = useOverlayElement()
  const outer = useOverlayContainer()
  useScrollLock(open)

  const state = open ? 'open' : 'closed'
  const close = (reason: CloseReason) => {
    if (!busy) onClose({ reason })
  }
  useBackGesture(open, () => close('back'))

  return (
    <Radix.Root open={open}>
      {/* Inside another dialog or drawer it lies within that one: beside it, a drawer would open underneath. */}
      <Radix.Portal container={outer}>
        {/* The scrim's exit animation decides how long the whole overlay stays mounted; hence `forceMount` inside. */}
        <div className={scrimClass} data-state={state}>
          <Radix.Content
            {...rest}
            forceMount
            role={role}
            aria-modal
            aria-busy={busy || undefined}
            data-component={component}
            className={frameClass}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              openedAt.current = performance.now()
              opener.current = lastingOpener(document.activeElement)
              const target = initialFocusRef?.current ?? titleRef.current
              target?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const target = returnFocusRef?.current ?? opener.current ?? mainContent()
              target?.focus({ preventScroll: true })
            }}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              if (!isForPopupInside(event, container)) close('escape')
            }}
            onPointerDownOutside={(event) => {
              event.preventDefault()
              const isSecondPress = performance.now() - openedAt.current < doubleClickTime
              if (closeOnOutsidePress && !isSecondPress && !isOnToast(event)) close('outside')
            }}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <div className={panelClass} data-state={state}>
              <OverlayContainer value={container}>{children}</OverlayContainer>
            </div>
            <div ref={placeIn} data-part="Overlays" />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
