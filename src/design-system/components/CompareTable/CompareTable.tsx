import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './CompareTable.css.ts'

export const compareTableTones = ['neutral', 'brand'] as const
export type CompareTableTone = (typeof compareTableTones)[number]

const rootClass = cva<{ tone: Record<CompareTableTone, string> }>(styles.root, { variants: { tone: styles.tones } })

export type CompareTableProps = PassThrough & {
  /** A few words. */
  children: ReactNode
  /** Meaning. */
  tone?: CompareTableTone
}

/** Compare table: a short text, set apart from the text beside it. */
export function CompareTable({ children, tone = 'neutral', ...rest }: CompareTableProps) {
  return (
    <span {...rest} data-component="CompareTable" className={rootClass({ tone })}>
      {children}
    </span>
  )
}
