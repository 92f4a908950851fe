import type { ReactNode } from 'react'
import * as styles from './Menu.css.ts'

/** Words at the top of a `Menu` that are not an action: whose account this is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div className={styles.header} data-part="MenuHeader" role="presentation">
      {children}
    </div>
  )
}
