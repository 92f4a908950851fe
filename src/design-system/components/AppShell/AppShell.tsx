import { type ReactNode, type Ref, useState } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { TrailPlaceContext } from '../../lib/trail-place.ts'
import { SkipLink } from '../SkipLink/index.ts'
import * as styles from './AppShell.css.ts'

export interface AppShellProps extends PassThrough {
  /** A `Sidebar`. */
  sidebar: ReactNode
  /** A `TopBar`. */
  topBar: ReactNode
  /** The page, at most 75 rem wide. */
  children: ReactNode
  /** The words of the link that jumps to the content. */
  skipLabel?: string
  /** The main landmark, which takes focus from the skip link. */
  mainRef?: Ref<HTMLElement>
}

/**
 * The frame of the dashboard: sidebar, top bar, page. The page scrolls with the document; sidebar and top bar stay. The top bar
 * takes the trail of the page's `PageHeader`.
 */
export function AppShell({
  sidebar,
  topBar,
  children,
  skipLabel = 'Skip to main content',
  mainRef,
  ...rest
}: AppShellProps) {
  const trail = useState<HTMLElement | null>(null)
  return (
    <div {...rest} data-component="AppShell" className={styles.shell}>
      <SkipLink targetId="main">{skipLabel}</SkipLink>
      {sidebar}
      <div className={styles.column}>
        <TrailPlaceContext value={trail}>
          {topBar}
          <main ref={mainRef} id="main" tabIndex={-1} className={styles.content}>
            {children}
          </main>
        </TrailPlaceContext>
      </div>
    </div>
  )
}
