import type { ReactNode } from 'react'
import { PanelLeftIcon } from '../../icons/PanelLeftIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { useEndSide } from '../../lib/direction-provider.tsx'
import { IconButton } from '../IconButton/index.ts'
import { InternalLink } from '../Link/index.ts'
import { Logo } from '../Logo/index.ts'
import * as styles from './Sidebar.css.ts'
import { SidebarTooltip } from './SidebarTooltip.tsx'
import { useSidebar } from './sidebar-context.ts'

export interface SidebarHeaderProps {
  /** The address of the logo's link. */
  homeHref: string
  /** The name of the logo’s link. */
  homeLabel: string
  /** Below the logo: the company of this dashboard (`SidebarIdentity`). */
  children?: ReactNode
  /** The name of the button that makes it narrow. */
  collapseLabel?: string
  /** The name of the button that makes it wide again. */
  expandLabel?: string
  /** The name of the button that closes the slide-over of a phone. */
  closeLabel?: string
  /** Shown in the toggle's tooltip. */
  shortcut?: string
}

/** Logo, collapse toggle and the company. */
export function SidebarHeader({
  homeHref,
  homeLabel,
  children,
  collapseLabel = 'Collapse sidebar',
  expandLabel = 'Expand sidebar',
  closeLabel = 'Close',
  shortcut = 'Ctrl B',
}: SidebarHeaderProps) {
  const { form, toggle } = useSidebar()
  const endSide = useEndSide()
  const collapsed = form === 'collapsed'
  const label = form === 'overlay' ? closeLabel : collapsed ? expandLabel : collapseLabel
  const button = (
    <IconButton label={label} icon={form === 'overlay' ? <XIcon /> : <PanelLeftIcon />} size="sm" onClick={toggle} />
  )
  return (
    <div className={styles.header}>
      <div className={collapsed ? styles.brandColumn : styles.brandRow}>
        <span className={collapsed ? undefined : styles.brandLogo}>
          <InternalLink href={homeHref} aria-label={homeLabel}>
            <Logo size={collapsed ? 'md' : 'sm'} form={collapsed ? 'glyph' : 'full'} label="" />
          </InternalLink>
        </span>
        {form === 'overlay' ? (
          button
        ) : (
          <SidebarTooltip text={label} shortcut={shortcut} side={endSide} distance="far" says="name">
            {button}
          </SidebarTooltip>
        )}
      </div>
      {children !== undefined && <div className={styles.company}>{children}</div>}
    </div>
  )
}
