import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { Logo } from '../Logo/index.ts'
import { SkipLink } from '../SkipLink/index.ts'
import * as styles from './AuthLayout.css.ts'

export const panelSides = ['start', 'end'] as const
export type PanelSide = (typeof panelSides)[number]

const layout = cva(styles.layout, { variants: { panelSide: styles.panelSide } })

export interface AuthLayoutProps extends PassThrough {
  /** Normally a `SidePanel`; shown from 1024 px up. */
  panel: ReactNode
  /** `start` is the left side where text runs from left to right. */
  panelSide?: PanelSide
  /** The form: its heading, fields and links. At most 28 rem wide. */
  children: ReactNode
  /** The words of the link that jumps to the content. */
  skipLabel?: string
}

/** The frame of every screen before the dashboard: a panel and a centred form; below 1024 px the logo on top and the form alone. */
export function AuthLayout({
  panel,
  panelSide = 'start',
  children,
  skipLabel = 'Skip to main content',
  ...rest
}: AuthLayoutProps) {
  return (
    <div {...rest} data-component="AuthLayout" className={layout({ panelSide })}>
      <SkipLink targetId="main">{skipLabel}</SkipLink>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.column}>
        <header className={styles.logo}>
          <Logo size="md" />
        </header>
        <main id="main" tabIndex={-1} className={styles.form}>
          {children}
        </main>
      </div>
    </div>
  )
}
