import type { ReactElement, ReactNode } from 'react'
import { useEndSide } from '../../lib/direction-provider.tsx'
import * as styles from './Sidebar.css.ts'
import { SidebarTooltip } from './SidebarTooltip.tsx'
import { useSidebar } from './sidebar-context.ts'

export interface SidebarIdentityProps {
  /** An `Avatar` (40 px), or its skeleton. */
  media: ReactElement
  /** The name; one line, cut with an ellipsis. */
  title: string
  /** A second line, such as an id. A skeleton reserves the space while it loads. */
  detail?: ReactNode
}

/** The company of this dashboard. Collapsed, only the picture is shown and the name becomes a tooltip. */
export function SidebarIdentity({ media, title, detail }: SidebarIdentityProps) {
  const { form } = useSidebar()
  const endSide = useEndSide()
  if (form === 'collapsed') {
    return (
      <SidebarTooltip text={title} side={endSide} distance="far" says="name">
        <div className={`${styles.identity} ${styles.identityCollapsed}`} role="img" aria-label={title}>
          <div className={styles.identityMedia}>{media}</div>
        </div>
      </SidebarTooltip>
    )
  }
  return (
    <div className={styles.identity}>
      <div className={styles.identityMedia}>{media}</div>
      <div className={`${styles.identityText} ${styles.fading}`}>
        <p className={styles.identityTitle} title={title}>
          {title}
        </p>
        {detail !== undefined && <p className={styles.identityDetail}>{detail}</p>}
      </div>
    </div>
  )
}
