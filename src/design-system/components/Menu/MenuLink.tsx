import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { InternalLink } from '../Link/index.ts'
import * as styles from './Menu.css.ts'

export interface MenuLinkProps extends PassThrough {
  /** The name of the page. */
  children: ReactNode
  href: string
  /** Shown before the label. */
  icon?: ReactElement | undefined
}

/** A link inside a `Menu`, which can be opened in a new tab of the browser. The menu closes when it is chosen. */
export function MenuLink({ children, href, icon, ...rest }: MenuLinkProps) {
  return (
    <Radix.Item {...rest} asChild data-part="MenuLink" className={styles.item}>
      <InternalLink href={href}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>{children}</span>
      </InternalLink>
    </Radix.Item>
  )
}
