import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Menu.css.ts'

export const menuItemTones = ['neutral', 'danger'] as const
export type MenuItemTone = (typeof menuItemTones)[number]

type Availability =
  | {
      /** Skipped by the keyboard. Where the reader needs the reason, use `unavailableReason`. */ disabled?:
        boolean | undefined
      unavailableReason?: never
    }
  | {
      /** The item is focusable, does nothing, and shows this reason below its label. */ unavailableReason:
        string | undefined
      disabled?: never
    }

export type MenuItemProps = PassThrough &
  Availability & {
    /** A verb and its object, in sentence case. */
    children: ReactNode
    /** Shown before the label. */
    icon?: ReactElement | undefined
    /** `danger` for what cannot be undone; it still asks first. */
    tone?: MenuItemTone
    onSelect: () => void
  }

/** One action of a `Menu`. The menu closes when it is chosen. */
export function MenuItem({
  children,
  icon,
  tone = 'neutral',
  disabled = false,
  unavailableReason,
  onSelect,
  ...rest
}: MenuItemProps) {
  const reasonId = useId()
  const unavailable = unavailableReason !== undefined
  return (
    <Radix.Item
      {...rest}
      {...(unavailable ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
      data-part="MenuItem"
      className={tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
      disabled={disabled}
      onSelect={(event) => {
        if (unavailable) event.preventDefault()
        else onSelect()
      }}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>
        {children}
        {unavailable && (
          <span id={reasonId} className={styles.reason} aria-hidden>
            {unavailableReason}
          </span>
        )}
      </span>
    </Radix.Item>
  )
}
