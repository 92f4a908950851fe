import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { InternalLink } from '@/design-system/components/Link/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { paths } from '@/shared/paths.ts'
import * as styles from './top-bar-start.css.ts'

/**
 * The left of the top bar: on a phone the logo, which elsewhere stands in the sidebar, and the specification's search box
 * (spec S2-55), which exists and is hidden: from view, from the keyboard and from screen readers.
 */
export function TopBarStart() {
  return (
    <>
      <Hidden from="tablet">
        <InternalLink href={paths.dashboard} className={styles.home} aria-label="Marquee, Dashboard">
          <Logo size="sm" label="" />
        </InternalLink>
      </Hidden>
      <search hidden>
        <input type="search" name="q" aria-label="Search" />
      </search>
    </>
  )
}
