import { cva } from 'class-variance-authority'
import { align } from '../../styles/alignment.css.ts'
import { root } from './Stack.css.ts'

export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const
export type StackAlignment = (typeof stackAlignments)[number]

export const stackClass = cva<{ align: Record<StackAlignment, string> }>(root, {
  variants: { align },
  defaultVariants: { align: 'stretch' },
})
