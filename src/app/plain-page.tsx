import type { ReactNode } from 'react'
import { Logo } from '@/design-system/components/Logo/index.ts'
import * as styles from './plain-page.css.ts'

/** A page without the dashboard shell: the logo at the top and one message in the centre. */
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
