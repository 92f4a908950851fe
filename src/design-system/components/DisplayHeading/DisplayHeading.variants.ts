import { cva } from 'class-variance-authority'
import * as styles from './DisplayHeading.css.ts'

export const displayLooks = ['headline', 'page', 'section'] as const
export type DisplayLook = (typeof displayLooks)[number]
export const displayTones = ['default', 'inherit'] as const
export type DisplayTone = (typeof displayTones)[number]

export const displayHeadingClass = cva<{
  look: Record<DisplayLook, string>
  tone: Record<DisplayTone, string>
  align: Record<'start' | 'center', string>
}>(styles.root, {
  variants: { look: styles.look, tone: styles.tone, align: styles.align },
  defaultVariants: { look: 'page', tone: 'default' },
})
