import type { ReactNode } from 'react'
import { Logo } from '@/design-system/components/Logo/index.ts'
import * as styles from './plain-page.css.ts'

/** A page outside the dashboard's frame that says one thing: the sign above the door, and the words in the middle. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
