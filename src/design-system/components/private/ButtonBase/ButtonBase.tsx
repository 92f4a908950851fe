import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { useAnnouncement } from '../../../lib/announcer.ts'
import { joinIds, type PassThrough } from '../../../lib/pass-through.ts'
import { Spinner } from '../../Spinner/index.ts'
import * as styles from './ButtonBase.css.ts'

type NativeProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'name' | 'value' | 'form' | 'autoFocus' | 'tabIndex' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'
>

/** The behaviour of a button, independent of its look. */
export interface ButtonBehaviour extends NativeProps {
  /** `button` by default, so that a button submits a form only with `submit`. */
  type?: 'button' | 'submit' | 'reset'
  /**
   * The action is running: focus and width stay, presses and submits (also by Enter in a field) are ignored. Takes precedence over
   * `disabled`.
   */
  loading?: boolean | undefined
  /** Announced when loading has lasted 300 ms. */
  loadingLabel?: string
  /** Native: out of the tab order. Where the reader needs the reason, use `unavailableReason` instead. */
  disabled?: boolean | undefined
  /**
   * Looks disabled and stays focusable; this reason shows on focus and on hover and is read out. Presses and submits are ignored.
   */
  unavailableReason?: string | undefined
  /** Called when a button with an `unavailableReason` is pressed, or its form is submitted by Enter; show what is missing then. */
  onUnavailablePress?: (() => void) | undefined
}

type ButtonBaseProps = ButtonBehaviour & PassThrough & { component: string; className: string; children: ReactNode }

/** The behaviour that `Button` and `IconButton` share. */
export function ButtonBase({
  component,
  className,
  children,
  type = 'button',
  loading = false,
  loadingLabel = 'Please wait',
  disabled = false,
  unavailableReason,
  onUnavailablePress,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonBaseProps) {
  const reasonId = useId()
  const unavailable = !loading && unavailableReason !== undefined
  useAnnouncement(loading ? loadingLabel : undefined)

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading && !unavailable) {
      onClick?.(event)
      return
    }
    // A click also reaches here when Enter in a field sends the form; preventing it keeps the form from being sent.
    event.preventDefault()
    event.stopPropagation()
    if (unavailable) onUnavailablePress?.()
  }

  return (
    <button
      {...rest}
      data-component={component}
      className={className}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, `button` by default
      type={type}
      disabled={disabled && !loading && !unavailable}
      aria-disabled={loading || unavailable || rest['aria-disabled']}
      aria-busy={loading || undefined}
      aria-describedby={joinIds(describedBy, unavailable && reasonId)}
      onClick={handleClick}
    >
      <span className={styles.content}>{children}</span>
      {loading ? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      ) : null}
      {unavailable ? (
        <span id={reasonId} className={styles.reason} aria-hidden>
          {unavailableReason}
        </span>
      ) : null}
    </button>
  )
}
