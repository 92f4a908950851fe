import { cva } from 'class-variance-authority'
import * as styles from './Link.css.ts'

export const linkVariants = ['inline', 'standalone'] as const
export type LinkVariant = (typeof linkVariants)[number]
export const linkTones = ['link', 'muted', 'inherit'] as const
export type LinkTone = (typeof linkTones)[number]

export const linkClass = cva<{ variant: Record<LinkVariant, string>; tone: Record<LinkTone, string> }>(styles.root, {
  variants: { variant: styles.variant, tone: styles.tone },
  defaultVariants: { variant: 'inline', tone: 'link' },
})
