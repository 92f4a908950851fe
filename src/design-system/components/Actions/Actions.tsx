import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import * as styles from './Actions.css.ts'

export const actionsAligns = ['start', 'end', 'between'] as const
export type ActionsAlign = (typeof actionsAligns)[number]

const actionsClass = cva<{ align: Record<ActionsAlign, string>; stackOnMobile: Record<'true' | 'false', string> }>(styles.actions, {
  variants: { align: styles.aligns, stackOnMobile: { true: styles.stacked, false: '' } },
})

export interface ActionsProps {
  /** Buttons in reading order, the most important one last. */
  children: ReactNode
  align?: ActionsAlign
  /** Below 768 px the buttons take the full width, the most important one on top. */
  stackOnMobile?: boolean
}

/** A row of buttons that wraps instead of overflowing. */
export function Actions({ children, align = 'end', stackOnMobile = true }: ActionsProps) {
  return (
    <div data-component="Actions" className={actionsClass({ align, stackOnMobile })}>
      {children}
    </div>
  )
}
