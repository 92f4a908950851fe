import { type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './DescriptionList.css.ts'
import { ItemLayout } from './item-layout.ts'

/** The largest number of columns; fewer where the list is narrow. */
export const descriptionListColumns = [1, 2, 3] as const
export type DescriptionListColumns = (typeof descriptionListColumns)[number]

/** Names above their values in columns, or beside them in rows with lines between. */
export const descriptionListLayouts = ['columns', 'rows'] as const
export type DescriptionListLayout = (typeof descriptionListLayouts)[number]

/** `end` for amounts, whose figures then align. */
export const descriptionListAligns = ['start', 'end'] as const
export type DescriptionListAlign = (typeof descriptionListAligns)[number]

interface InColumns {
  /** Whether labels stand above or beside their values. */
  layout?: 'columns'
  /** How many pairs stand beside each other. */
  columns?: DescriptionListColumns
  align?: never
}

interface InRows {
  /** Whether labels stand above or beside their values. */
  layout: 'rows'
  /** How many pairs stand beside each other. */
  columns?: never
  /** The alignment of the values. */
  align?: DescriptionListAlign
}

export type DescriptionListProps = PassThrough &
  (InColumns | InRows) & {
    /** `DescriptionItem` elements. */
    children: ReactNode
  }

/** The facts of one record, as names and values. Many records with the same properties are a `Table`. */
export function DescriptionList({
  children,
  layout = 'columns',
  columns = 1,
  align = 'start',
  ...rest
}: DescriptionListProps) {
  return (
    <div {...rest} data-component="DescriptionList" className={styles.root}>
      <dl className={`${styles.list} ${styles.layouts[layout === 'rows' ? 'rows' : columns]}`}>
        <ItemLayout value={layout === 'columns' ? 'stacked' : align === 'end' ? 'rowEnd' : 'row'}>
          {children}
        </ItemLayout>
      </dl>
    </div>
  )
}
