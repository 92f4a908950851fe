import { cva } from 'class-variance-authority'
import { align, justify } from '../../styles/alignment.css.ts'
import { collapseBelow, root, wrap } from './Inline.css.ts'

export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const
export type InlineAlignment = (typeof inlineAlignments)[number]
export const inlineJustifications = ['start', 'center', 'end'] as const
export type InlineJustification = (typeof inlineJustifications)[number]

export const inlineClass = cva<{
  align: Record<InlineAlignment, string>
  justify: Record<InlineJustification, string>
  wrap: Record<'true' | 'false', string>
  collapseBelow: Record<'tablet' | 'desktop', string>
}>(root, {
  variants: { align, justify, wrap, collapseBelow },
  defaultVariants: { align: 'center', justify: 'start', wrap: true },
})
