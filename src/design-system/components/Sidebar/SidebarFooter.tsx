import type { ReactNode } from 'react'
import * as styles from './Sidebar.css.ts'

/** Stays at the lower end: a `SidebarCard` and the user menu. */
export function SidebarFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>
}
