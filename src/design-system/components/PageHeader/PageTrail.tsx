import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { TrailPlaceContext } from '../../lib/trail-place.ts'
import * as styles from './PageHeader.css.ts'

interface PageTrailProps {
  /** The way up: `Breadcrumbs`, or one `Link` back. */
  children: ReactNode
}

/** The way up of a page: in the top bar of the `AppShell`; without one in its place. Of a page whose header is no `PageHeader`, because its title stands beside a picture. */
export function PageTrail({ children }: PageTrailProps) {
  const [trail] = use(TrailPlaceContext) ?? []
  return trail ? createPortal(children, trail) : <div className={styles.before}>{children}</div>
}
