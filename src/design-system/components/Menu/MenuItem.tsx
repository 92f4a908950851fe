import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Menu.css.ts'

export const menuItemTones = ['neutral', 'danger'] as const
export type MenuItemTone = (typeof menuItemTones)[number]

export interface MenuItemProps extends PassThrough {
  /** A verb and its object, in sentence case. */
  children: ReactNode
  icon?: ReactElement | undefined
  /** `danger` for what cannot be undone; it still asks first. */
  tone?: MenuItemTone
  disabled?: boolean
  onSelect: () => void
}

/** One action of a `Menu`. The menu closes when it is chosen. */
export function MenuItem({ children, icon, tone = 'neutral', disabled = false, onSelect, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      data-part="MenuItem"
      className={tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
      disabled={disabled}
      onSelect={onSelect}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
    </Radix.Item>
  )
}
