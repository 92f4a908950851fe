import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { useAnnouncement } from '../../../lib/announcer.ts'
import { joinIds, type PassThrough } from '../../../lib/pass-through.ts'
import { Spinner } from '../../Spinner/index.ts'
import * as styles from './ButtonBase.css.ts'

type NativeProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'name' | 'value' | 'form' | 'autoFocus' | 'tabIndex' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'
>

/** How a button behaves, whatever it looks like. */
export interface ButtonBehaviour extends NativeProps {
  /** A button sends a form only when it says so. */
  type?: 'button' | 'submit' | 'reset'
  /** The action is under way: focus and width stay, presses and submits (also by Enter in a field) are swallowed. Wins over `disabled`. */
  loading?: boolean | undefined
  /** What is read out when loading has lasted 300 ms. */
  loadingLabel?: string
  /** Native: out of the tab order. Where people would ask why, use `unavailableReason` instead. */
  disabled?: boolean | undefined
  /** Looks disabled, can be reached, and says why: on focus, on hover and to a screen reader. Presses and submits are swallowed. */
  unavailableReason?: string | undefined
  /** Called when a button with an `unavailableReason` is pressed, or its form is sent by Enter: the place to show what is missing. */
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
