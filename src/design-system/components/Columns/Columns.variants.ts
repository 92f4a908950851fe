import { cva } from 'class-variance-authority'
import { align } from '../../styles/alignment.css.ts'
import { collapseBelow, root, template } from './Columns.css.ts'

export const columnTemplates = ['equal', 'content-fill', 'fill-content', 'one-two', 'two-one'] as const
export type ColumnTemplate = (typeof columnTemplates)[number]
export const columnAlignments = ['start', 'center', 'end', 'stretch'] as const
export type ColumnAlignment = (typeof columnAlignments)[number]

export const columnsClass = cva<{
  template: Record<ColumnTemplate, string>
  align: Record<ColumnAlignment, string>
  collapseBelow: Record<'tablet' | 'desktop', string>
}>(root, {
  variants: { template, align, collapseBelow },
  defaultVariants: { template: 'equal', align: 'stretch' },
})
