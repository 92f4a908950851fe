import { cva, type VariantProps } from 'class-variance-authority'
import * as styles from './ButtonBase.css.ts'

/** Prominence. `active` is the filled button, the purple one with the primary tone: at most one on a screen or in a dialog. */
export const buttonVariants = ['active', 'soft', 'outline', 'ghost'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** Meaning. `danger` destroys something or cannot be undone. */
export const buttonTones = ['primary', 'neutral', 'danger'] as const
export type ButtonTone = (typeof buttonTones)[number]

/** 32, 40 and 48 px high. */
export const buttonSizes = ['sm', 'md', 'lg'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export const buttonFlushSides = ['start', 'end', 'both'] as const
export type ButtonFlush = (typeof buttonFlushSides)[number]

/**
 * The prominence of a button. Only a button without a visible edge can be flush, because the edge of any other would cross its
 * neighbours' line.
 */
export type ButtonProminence =
  | {
      variant: 'ghost'
      /** At the edge of a card, a column or a field, the label aligns with the edge; the padding around it overflows. */
      flush?: ButtonFlush | undefined
    }
  | {
      /** Prominence. `active` is the filled purple button: one to a screen. */
      variant?: ButtonVariant
      flush?: never
    }

const classOf = cva<{
  variant: Record<ButtonVariant, string>
  tone: Record<ButtonTone, string>
  size: Record<ButtonSize, string>
  shape: Record<'label' | 'icon', string[]>
  fullWidth: Record<'true' | 'false', string>
  flush: Record<ButtonFlush, string>
}>(styles.root, {
  variants: {
    variant: styles.variants,
    tone: styles.tones,
    size: styles.sizes,
    shape: { label: [], icon: [styles.iconOnly] },
    fullWidth: { true: styles.fullWidth, false: '' },
    flush: styles.flush,
  },
  defaultVariants: { variant: 'active', size: 'md', shape: 'label', fullWidth: false },
})

/**
 * The class of a button or a link that looks like one. Without a tone an outline is neutral, because it stands beside the one purple button;
 * every other variant is primary.
 */
export function buttonClass({ tone, ...look }: VariantProps<typeof classOf>): string {
  return classOf({ ...look, tone: tone ?? (look.variant === 'outline' ? 'neutral' : 'primary') })
}
