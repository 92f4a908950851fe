import { cva } from 'class-variance-authority'
import { tabular, textClass as sizes } from '../../styles/type.css.ts'
import * as styles from './Text.css.ts'

export const textSizes = ['caption', 'label', 'body', 'bodyLarge', 'title'] as const
export type TextSize = (typeof textSizes)[number]
export const textTones = ['default', 'muted', 'subtle', 'brand', 'success', 'warning', 'danger', 'inherit'] as const
export type TextTone = (typeof textTones)[number]
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const
export type TextWeight = (typeof textWeights)[number]
export const textAlignments = ['start', 'center', 'end'] as const
export type TextAlignment = (typeof textAlignments)[number]

export const textClass = cva<{
  size: Record<TextSize, string>
  tone: Record<TextTone, string>
  weight: Record<TextWeight, string>
  align: Record<TextAlignment, string>
  tabular: Record<'true' | 'false', string>
}>(styles.pretty, {
  variants: {
    size: sizes,
    tone: styles.tone,
    weight: styles.weight,
    align: styles.align,
    tabular: { true: tabular, false: '' },
  },
  defaultVariants: { size: 'body', tone: 'default' },
})
