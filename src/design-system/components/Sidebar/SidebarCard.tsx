import type { ReactNode } from 'react'
import * as styles from './Sidebar.css.ts'
import { useSidebar } from './sidebar-context.ts'

/** A tinted card in the sidebar's footer, for one fact that matters on every page. It is hidden when the sidebar is collapsed. */
export function SidebarCard({ children }: { children: ReactNode }) {
  const { form } = useSidebar()
  if (form === 'collapsed') return null
  return (
    <div className={`${styles.card} ${styles.fading}`} data-part="SidebarCard">
      {children}
    </div>
  )
}
