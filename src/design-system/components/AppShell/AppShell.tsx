import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
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

/** The frame of the dashboard: sidebar, top bar, page. The page scrolls with the document; sidebar and top bar stay. */
export function AppShell({
  sidebar,
  topBar,
  children,
  skipLabel = 'Skip to main content',
  mainRef,
  ...rest
}: AppShellProps) {
  return (
    <div {...rest} data-component="AppShell" className={styles.shell}>
      <SkipLink targetId="main">{skipLabel}</SkipLink>
      {sidebar}
      <div className={styles.column}>
        {topBar}
        <main ref={mainRef} id="main" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  )
}
