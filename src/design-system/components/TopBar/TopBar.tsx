import { type ReactNode, type Ref, use } from 'react'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { TrailPlaceContext } from '../../lib/trail-place.ts'
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
  /** Left: the logo of a phone, a search box. On a phone a page's trail takes its place. */
  start?: ReactNode
  /** The name of the section. A page with a trail shows the trail instead; a phone has no room for it. */
  section?: string | undefined
  /** The page's title has other words, so the section is always shown; otherwise once the title has scrolled away. */
  sectionShown?: 'always' | 'once-scrolled'
  /** Right: the action of every page, the bell. */
  end?: ReactNode
}

/**
 * The bar above every page of the dashboard: where the page is, and what can be done from everywhere. It stays while the page
 * scrolls, and takes the trail of the page's `PageHeader`.
 */
export function TopBar({
  onOpenMenu,
  menuOpen,
  menuLabel = 'Open menu',
  menuRef,
  start,
  section,
  sectionShown = 'once-scrolled',
  end,
  ...rest
}: TopBarProps) {
  const [, attachTrail] = use(TrailPlaceContext) ?? []
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
      {/* The sidebar and the title say it to screen readers. */}
      <span aria-hidden data-part="Section" className={`${styles.section} ${styles.sectionShown[sectionShown]}`}>
        {section}
      </span>
      <div ref={attachTrail} data-part="Trail" className={styles.trail} />
      <div className={styles.end}>{end}</div>
    </header>
  )
}
