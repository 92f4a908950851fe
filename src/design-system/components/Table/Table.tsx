import { type ReactNode, type Ref } from 'react'
import { useDisplay } from '../../lib/display-provider.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type TableDensity, TableFrame, type TableHeight } from '../private/TableFrame/index.ts'
import { TablePlace } from './table-place.ts'

export interface TableProps extends PassThrough {
  /** What the table lists: its name for screen readers, and that of the region when it scrolls. */
  label: string
  /** Shows the label above the table. Leave it out where a heading already says the same. */
  showLabel?: boolean
  /** By default what the person prefers, see `DisplayProvider`. */
  density?: TableDensity
  /** `page`: as high as its rows. Otherwise at most 20, 30 or 40 rem, with its own scrolling. */
  height?: TableHeight
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode
  ref?: Ref<HTMLTableElement>
}

/**
 * A plain table. When it is too wide it scrolls sideways in a region that the keyboard can reach. A table with sorting, selection,
 * loading states or cards on a phone is a `DataTable`.
 */
export function Table({
  label,
  showLabel = false,
  density: ownDensity,
  height = 'page',
  children,
  ref,
  ...rest
}: TableProps) {
  const { density } = useDisplay()
  return (
    <TableFrame
      {...rest}
      component="Table"
      label={label}
      showLabel={showLabel}
      height={height}
      density={ownDensity ?? density}
      ref={ref}
    >
      <TablePlace value="table">{children}</TablePlace>
    </TableFrame>
  )
}
