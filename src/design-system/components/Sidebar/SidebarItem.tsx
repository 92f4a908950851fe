import type { ReactElement } from 'react'
import { useEndSide } from '../../lib/direction-provider.tsx'
import { InternalLink } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Sidebar.css.ts'
import { SidebarTooltip } from './SidebarTooltip.tsx'
import { useSidebar } from './sidebar-context.ts'

export interface SidebarItemProps {
  href: string
  /** Shown before the label, and alone while the sidebar is narrow. */
  icon: ReactElement
  /** The words of the link. */
  label: string
  /** Whether this is the current page. */
  active?: boolean
  /** One word, such as 'New'. Collapsed it is a dot, and stays in the name. */
  badge?: string | undefined
}

/** One link in the sidebar. The active one has a background, a heavier weight and `aria-current`. */
export function SidebarItem({ href, icon, label, active = false, badge }: SidebarItemProps) {
  const { form } = useSidebar()
  const endSide = useEndSide()
  const current = active ? { 'aria-current': 'page' as const } : {}

  if (form === 'collapsed') {
    return (
      <li>
        <SidebarTooltip
          text={badge === undefined ? label : `${label} (${badge})`}
          side={endSide}
          distance="far"
          says="name"
          delayMs={150}
        >
          <InternalLink
            {...current}
            href={href}
            data-part="SidebarItem"
            className={`${styles.item} ${styles.itemCollapsed}`}
          >
            <span className={styles.icon}>
              {icon}
              {badge !== undefined && <span className={styles.dot} />}
            </span>
            <VisuallyHidden>{badge === undefined ? label : `${label} ${badge}`}</VisuallyHidden>
          </InternalLink>
        </SidebarTooltip>
      </li>
    )
  }
  return (
    <li>
      <InternalLink {...current} href={href} data-part="SidebarItem" className={styles.item}>
        <span className={styles.icon}>{icon}</span>
        <span className={`${styles.label} ${styles.fading}`} title={label}>
          {label}
        </span>
        {/* The space keeps label and badge two words in the link's name; a flex container does not draw it. */}{' '}
        {badge !== undefined && (
          <span className={`${styles.badge} ${styles.fading}`}>
            <span className={styles.newBadge}>{badge}</span>
          </span>
        )}
      </InternalLink>
    </li>
  )
}
