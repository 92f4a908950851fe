import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { CalendarIcon } from '../../../icons/CalendarIcon.tsx'
import { type DateControl, frameButton } from '../DateFrame/index.ts'
import { type PopupCloseReason, type PopupProps } from './CalendarPopup.tsx'

interface CalendarPopupOptions {
  /** The field's name; it names the calendar too. */
  title: string
  /** Names the button. */
  openLabel: string
  control: Pick<DateControl, 'disabled' | 'readOnly' | 'onBlur'>
  /** Loads the calendar's code. */
  load: () => Promise<unknown>
  /** Renders the calendar. */
  children: (popup: PopupProps) => ReactNode
}

/** What a field has of its calendar. */
export interface FieldCalendar {
  /** For the field's frame, which the calendar opens beside. */
  frame: RefObject<HTMLDivElement | null>
  /** For the frame's end. */
  button: (labelId: string) => ReactNode
  /** Alt and arrow down, in a segment, opens the calendar. */
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  /** Called when focus has left the field, unless it moved into the calendar. */
  onBlur: () => void
  /** Nothing until it is opened for the first time, so that the calendar's code does not load before. */
  popup: ReactNode
}

/** The button that opens a calendar, and the calendar's state. The calendar's code loads when the button is hovered or focused. */
export function useCalendarPopup({ title, openLabel, control, load, children }: CalendarPopupOptions): FieldCalendar {
  const { disabled = false, readOnly = false, onBlur } = control
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const opener = useRef<HTMLElement | null>(null)
  const open = state === 'open'
  const usable = !disabled && !readOnly

  const openFrom = (element: HTMLElement) => {
    opener.current = element
    setState('open')
  }
  const prefetch = () => {
    load().catch(() => undefined)
  }
  const close = (reason: PopupCloseReason) => {
    setState('closed')
    if (reason === 'outside') onBlur?.()
  }

  return {
    frame,
    button: (labelId) => (
      <button
        type="button"
        className={frameButton}
        aria-label={openLabel}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          if (open) close('done')
          else openFrom(event.currentTarget)
        }}
      >
        <CalendarIcon size="sm" />
      </button>
    ),
    onKeyDown: (event) => {
      if (!usable || !event.altKey || event.key !== 'ArrowDown' || !(event.target instanceof HTMLElement)) return
      event.preventDefault()
      event.stopPropagation()
      openFrom(event.target)
    },
    onBlur: () => {
      if (!open) onBlur?.()
    },
    popup: state !== 'never' && <>{children({ title, open, onClose: close, anchor: frame, opener })}</>,
  }
}
