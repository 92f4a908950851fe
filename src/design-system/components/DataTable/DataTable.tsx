import { useMemo, useRef } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import { type TableDensity, type TableHeight } from '../private/TableFrame/index.ts'
import { BulkBar } from './BulkBar.tsx'
import * as styles from './DataTable.css.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { type RowParts } from './row-parts.ts'
import {
  type Column,
  type DataState,
  type DataTableLabels,
  defaultLabels,
  type RowMenuItem,
  type Selection,
  type Sorting,
} from './types.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSelection } from './use-selection.ts'
import { useSorting } from './use-sorting.ts'

/** How the table looks and what it says. */
export interface DataTableLook {
  /** What the table lists, in the plural: 'Transactions'. */
  label: string
  showLabel?: boolean
  density?: TableDensity
  /** `page`: as high as its rows, and the header sticks to the page. Otherwise at most 20, 30 or 40 rem, and it scrolls by itself. */
  height?: TableHeight
  /** Keeps the row header, which must be the first column, in place while the others scroll sideways. */
  stickyFirstColumn?: boolean
  /** For sorting words. */
  locale?: string
  labels?: Partial<DataTableLabels>
}

/** What is selected or has a menu needs a name to be read out: 'Select Wedding DJ'. */
type Operated<T> =
  | { getRowName?: (row: T) => string; selection?: never; rowMenu?: never }
  | {
      getRowName: (row: T) => string
      selection?: Selection<T> | undefined
      /** The actions behind the button at the row's end; asked when it is pressed. */
      rowMenu?: ((row: T) => readonly RowMenuItem[]) | undefined
    }

export type DataTableProps<T> = PassThrough &
  DataTableLook &
  Operated<T> & {
    state: DataState<T>
    columns: readonly Column<T>[]
    /** What a row keeps while the order changes and data is refreshed; unique. */
    getRowId: (row: T) => string
    /** Where a row leads: its row header becomes a link, and a press anywhere in the row follows it. */
    rowHref?: ((row: T) => string) | undefined
    sorting?: Sorting | undefined
  }

const noRows: readonly never[] = []
const unnamed = () => ''

/**
 * A list of things of one kind with everything around it: loading, failure, nothing yet, no match; order, selection, a menu per row; a
 * list of cards on phones; only what is in sight beyond a hundred rows. A table that only shows a few values is a `Table`.
 */
export function DataTable<T>({
  state,
  columns,
  getRowId,
  getRowName = unnamed,
  rowHref,
  rowMenu,
  sorting,
  selection,
  label,
  showLabel = false,
  density = 'comfortable',
  height = 'page',
  stickyFirstColumn = false,
  locale = 'en-NG',
  labels: ownLabels,
  ...rest
}: DataTableProps<T>) {
  const labels = useMemo(() => ({ ...defaultLabels, ...ownLabels }), [ownLabels])
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMedia(belowTablet)
  const keepFocus = useKeptFocus(root, state.status)
  useAnnouncement(saidOf(state, label, labels))

  const data = state.status === 'ready' ? state.data : noRows
  const [rows, order] = useSorting({ rows: data, columns, sorting, locale, say: labels.sorted })
  const choice = useSelection(rows, getRowId, selection)
  const toggle = choice?.toggle
  const isSelectable = selection?.isSelectable
  const parts = useMemo<RowParts<T>>(
    () => ({ columns, getRowId, getRowName, rowHref, rowMenu, toggle, isSelectable, labels }),
    [columns, getRowId, getRowName, rowHref, rowMenu, toggle, isSelectable, labels],
  )
  const clear = () => {
    keepFocus()
    choice?.clear()
  }
  return (
    // Takes focus by script only, when what had it is gone: the button of an error, the bar of the selection.
    <div
      {...rest}
      ref={root}
      tabIndex={-1}
      data-component="DataTable"
      className={styles.root}
      aria-busy={state.status === 'loading' || undefined}
    >
      <DataTableBody
        state={state}
        rows={rows}
        parts={parts}
        order={order}
        choice={choice}
        look={{ label, showLabel, density, height, stickyFirstColumn }}
        isPhone={isPhone}
        onLeave={keepFocus}
      />
      {selection === undefined || choice === undefined || choice.selected.size === 0 ? null : (
        <BulkBar
          count={choice.selected.size}
          elsewhere={choice.elsewhere}
          actions={selection.actions}
          onClear={clear}
          labels={labels}
        />
      )}
    </div>
  )
}

function saidOf<T>(state: DataState<T>, label: string, labels: DataTableLabels): string | undefined {
  if (state.status === 'loading') return labels.loading(label)
  return state.status === 'no-match' ? labels.noMatch : undefined
}
