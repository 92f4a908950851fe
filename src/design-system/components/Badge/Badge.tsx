import { cva } from 'class-variance-authority'
import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info'] as const
export type BadgeTone = (typeof badgeTones)[number]

/** `solid` where the badge must be seen before anything else in its row, otherwise `soft`. */
export const badgeVariants = ['soft', 'solid'] as const
export type BadgeVariant = (typeof badgeVariants)[number]

const badgeClass = cva<{ variant: Record<BadgeVariant, string>; tone: Record<BadgeTone, string> }>(styles.badge, {
  variants: { variant: styles.variants, tone: styles.tones },
})

export type BadgeProps = PassThrough & {
  /** One or two words, which have the meaning; the colour only supports it. */
  children: ReactNode
  /** Its colour, by meaning. */
  tone?: BadgeTone
  /** How strongly it stands out. */
  variant?: BadgeVariant
  /** Shown before the text. */
  icon?: ReactElement | undefined
}

/** A state or property of the thing beside it. A number is a `CountBadge`. */
export function Badge({ children, tone = 'neutral', variant = 'soft', icon, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-component="Badge" className={badgeClass({ variant, tone })}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  )
}
