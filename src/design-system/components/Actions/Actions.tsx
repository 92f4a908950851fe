import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import * as styles from './Actions.css.ts'

export const actionsAligns = ['start', 'end', 'between'] as const
export type ActionsAlign = (typeof actionsAligns)[number]

const actionsClass = cva<{
  align: Record<ActionsAlign, string>
  stackOnMobile: Record<'true' | 'false', string>
  dock: Record<'true' | 'false', string>
}>(styles.actions, {
  variants: {
    align: styles.aligns,
    stackOnMobile: { true: styles.stacked, false: '' },
    dock: { true: styles.docked, false: '' },
  },
})

export interface ActionsProps {
  /** Buttons in reading order, the most important one last. */
  children: ReactNode
  /** Where the buttons stand; `between` puts the first at the start and the others at the end. */
  align?: ActionsAlign
  /** Below 768 px the buttons take the full width, the most important one on top. */
  stackOnMobile?: boolean
  /** Below 768 px the row stays at the bottom edge of the window, where the thumb is: for the main action of a page. One row on a page. */
  dock?: boolean
  /** One line above a docked row, and only there: what the main action is about, such as its price. */
  summary?: ReactNode
}

/** A row of buttons that wraps instead of overflowing. */
export function Actions({ children, align = 'end', stackOnMobile = true, dock = false, summary }: ActionsProps) {
  return (
    <div
      data-component="Actions"
      data-docked={dock || undefined}
      className={actionsClass({ align, stackOnMobile: stackOnMobile && !dock, dock })}
    >
      {dock && summary !== undefined && <div className={styles.summary}>{summary}</div>}
      {children}
    </div>
  )
}
