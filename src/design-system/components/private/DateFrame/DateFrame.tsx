import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
} from 'react'
import { LockIcon } from '../../../icons/LockIcon.tsx'
import { XIcon } from '../../../icons/XIcon.tsx'
import { type PassThrough } from '../../../lib/pass-through.ts'
import * as styles from './DateFrame.css.ts'
import { type DateControl, focusDate } from './date-control.ts'

type DateFrameProps = PassThrough &
  Pick<DateControl, 'ref' | 'name' | 'disabled' | 'readOnly' | 'onBlur'> & {
    frameRef: RefObject<HTMLDivElement | null>
    /** The value as a form sends it. */
    formValue: string
    /** Clears the value; undefined where there is nothing to clear or clearing is not allowed. */
    onClear?: (() => void) | undefined
    clearLabel: string
    labelId: string
    /** The button that opens a calendar. */
    button?: ReactNode
    onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined
    /** The segments. */
    children: ReactNode
  }

/**
 * The box around the segments of a date or time: the ring, the lock, the button that clears, and focus where the box is pressed.
 */
export function DateFrame({
  ref,
  frameRef,
  name,
  formValue,
  disabled = false,
  readOnly = false,
  onBlur,
  onClear,
  clearLabel,
  labelId,
  button,
  onKeyDown,
  children,
  ...rest
}: DateFrameProps) {
  useImperativeHandle(ref, () => ({ focus: () => focusDate(frameRef.current) }), [frameRef])
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (
      event.target instanceof Element &&
      event.target.closest('[data-part="Segment"], [data-part="SegmentsStandIn"], button') !== null
    ) {
      return
    }
    event.preventDefault()
    focusDate(frameRef.current)
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onBlur?.()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the pointer; the segments are what is reached by keyboard */}
      <div
        {...rest}
        ref={frameRef}
        className={styles.frame}
        data-readonly={readOnly || undefined}
        data-disabled={disabled || undefined}
        onMouseDown={press}
        onBlur={leave}
        onKeyDownCapture={onKeyDown}
      >
        <span className={styles.content}>{children}</span>
        <span className={styles.end}>
          {onClear === undefined || disabled || readOnly ? null : (
            <button
              type="button"
              className={styles.button}
              aria-label={clearLabel}
              aria-describedby={labelId}
              onClick={() => {
                onClear()
                focusDate(frameRef.current)
              }}
            >
              <XIcon size="sm" />
            </button>
          )}
          {readOnly ? (
            <span className={styles.lock}>
              <LockIcon size="sm" />
            </span>
          ) : (
            button
          )}
        </span>
      </div>
      {name === undefined ? null : <input type="hidden" name={name} value={formValue} disabled={disabled} />}
    </>
  )
}
