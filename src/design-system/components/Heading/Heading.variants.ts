import { cva } from 'class-variance-authority'
import * as styles from './Heading.css.ts'

export const headingLevels = [1, 2, 3, 4, 5, 6] as const
export type HeadingLevel = (typeof headingLevels)[number]
export const headingLooks = ['heading1', 'heading2', 'heading3', 'title', 'label'] as const
export type HeadingLook = (typeof headingLooks)[number]
export const headingTones = ['default', 'muted', 'inherit'] as const
export type HeadingTone = (typeof headingTones)[number]

/** How a heading of a level looks when nothing else is asked for. */
export const lookOfLevel: Readonly<Record<HeadingLevel, HeadingLook>> = {
  1: 'heading1',
  2: 'heading2',
  3: 'heading3',
  4: 'title',
  5: 'label',
  6: 'label',
}

export const headingClass = cva<{
  look: Record<HeadingLook, string>
  tone: Record<HeadingTone, string>
  align: Record<'start' | 'center', string>
}>(styles.root, {
  variants: { look: styles.look, tone: styles.tone, align: styles.align },
  defaultVariants: { tone: 'default' },
})
