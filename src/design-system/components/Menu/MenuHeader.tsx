import type { ReactNode } from 'react'
import * as styles from './Menu.css.ts'

/** Text at the top of a `Menu` that is not an action, such as the owner of the account. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div className={styles.header} data-part="MenuHeader" role="presentation">
      {children}
    </div>
  )
}
