import { type ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { ChevronsUpDownIcon } from '../../icons/ChevronsUpDownIcon.tsx'
import { ChevronUpIcon } from '../../icons/ChevronUpIcon.tsx'
import { Checkbox } from '../Checkbox/index.ts'
import { cellClass, tableStyles } from '../private/TableFrame/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './DataTable.css.ts'
import { type SortDirection } from './sort.ts'
import { type Column, type DataTableLabels } from './types.ts'
import { type SelectionControl } from './use-selection.ts'
import { type SortingControl } from './use-sorting.ts'

interface DataTableHeadProps<T> {
  /** The columns in their order, with what their cells show. */
  columns: readonly Column<T>[]
  /** Ids of the texts that describe the effect of a press. */
  hints: Readonly<Record<SortDirection, string>>
  /** The column by which the rows are sorted, and what is told when that changes. */
  sorting: SortingControl | undefined
  /** Which rows are selected, and what is told when that changes. */
  selection: SelectionControl | undefined
  hasMenu: boolean
  /** Replaces its built-in words, for another language. */
  labels: DataTableLabels
}

/** The headers: a sortable header is a button, and the checkbox before them selects every row of the page. */
export function DataTableHead<T>({ columns, hints, sorting, selection, hasMenu, labels }: DataTableHeadProps<T>) {
  return (
    <thead className={tableStyles.stickyHead}>
      <tr aria-rowindex={1}>
        {selection === undefined ? null : (
          // Not a header: it names no column, and behind a dialog a header without visible text counts as empty.
          <td className={`${cellClass('columnHeader')} ${styles.selectCell}`}>
            <SelectAll selection={selection} label={<VisuallyHidden>{labels.selectAll}</VisuallyHidden>} />
          </td>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} sorting={sorting} hints={hints} />
        ))}
        {hasMenu ? (
          <th scope="col" className={`${cellClass('columnHeader')} ${styles.menuCell}`}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

/** The checkbox for all rows of the page: mixed while only some are selected. */
export function SelectAll({ selection, label }: { selection: SelectionControl; label: ReactNode }) {
  return (
    <Checkbox
      label={label}
      data-part="SelectAll"
      checked={selection.header === 'all'}
      mixed={selection.header === 'some'}
      disabled={!selection.isPossible}
      onChange={selection.toggleAll}
    />
  )
}

const icons = { ascending: ChevronUpIcon, descending: ChevronDownIcon } as const

interface ColumnHeaderProps<T> {
  column: Column<T>
  /** The column by which the rows are sorted, and what is told when that changes. */
  sorting: SortingControl | undefined
  hints: Readonly<Record<SortDirection, string>>
}

function ColumnHeader<T>({ column, sorting, hints }: ColumnHeaderProps<T>) {
  const { id, header, align = 'start', priority, rowHeader = false, sortBy } = column
  const className = `${cellClass('columnHeader', align, priority)} ${rowHeader ? styles.stickyCell : ''}`
  if (sorting === undefined || sortBy === undefined) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  const direction = sorting.sort?.column === id ? sorting.sort.direction : undefined
  const next = sorting.next(id)
  const Icon = direction === undefined ? ChevronsUpDownIcon : icons[direction]
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        data-part="Sort"
        className={`${styles.sort} ${styles.sortAligns[align]}`}
        aria-describedby={hints[next.direction]}
        onClick={() => sorting.change(next)}
      >
        {header}
        <span className={styles.sortIcon}>
          <Icon size="sm" />
        </span>
      </button>
    </th>
  )
}
