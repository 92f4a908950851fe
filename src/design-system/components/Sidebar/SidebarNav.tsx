import type { ReactNode } from 'react'
import * as styles from './Sidebar.css.ts'

export interface SidebarNavProps {
  /** Names the navigation. */
  label: string
  /** `SidebarItem`s. */
  children: ReactNode
}

/** The list of places; it scrolls when the window is low, while header and footer stay. */
export function SidebarNav({ label, children }: SidebarNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </nav>
  )
}
