import type { ReactNode, Ref } from 'react'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './TopBar.css.ts'

export interface TopBarProps extends PassThrough {
  /** Opens the sidebar's slide-over; its button shows below 768 px only. */
  onOpenMenu: () => void
  menuOpen: boolean
  /** The name of the button that opens the sidebar of a phone. */
  menuLabel?: string
  /** The button that opens the sidebar of a phone. */
  menuRef?: Ref<HTMLButtonElement>
  /** Left: the logo of a phone, a search box. */
  start?: ReactNode
  /** Right: the bell, the user. */
  end?: ReactNode
}

/** The bar above every page of the dashboard. It stays while the page scrolls. */
export function TopBar({ onOpenMenu, menuOpen, menuLabel = 'Open menu', menuRef, start, end, ...rest }: TopBarProps) {
  return (
    <header {...rest} data-component="TopBar" className={styles.bar}>
      <span className={styles.menu}>
        <IconButton
          {...(menuRef ? { ref: menuRef } : {})}
          label={menuLabel}
          icon={<MenuIcon />}
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
        />
      </span>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  )
}
