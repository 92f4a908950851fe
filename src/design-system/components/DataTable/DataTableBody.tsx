import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { ErrorState } from '../ErrorState/index.ts'
import {
  type ColumnPriority,
  type TableDensity,
  TableFrame,
  type TableHeight,
  tableStyles,
} from '../private/TableFrame/index.ts'
import { DataCards } from './DataCards.tsx'
import { DataRows, SkeletonRows } from './DataRows.tsx'
import * as styles from './DataTable.css.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { NoMatch } from './NoMatch.tsx'
import { type RowParts } from './row-parts.ts'
import { type DataState } from './types.ts'
import { type SelectionControl } from './use-selection.ts'
import { type SortingControl } from './use-sorting.ts'
import { minWidth } from './widths.ts'

export interface DataTableBodyProps<T> {
  /** Whether the rows are there, on their way, empty, or could not be loaded. */
  state: DataState<T>
  rows: readonly T[]
  parts: RowParts<T>
  order: SortingControl | undefined
  choice: SelectionControl | undefined
  look: {
    label: string
    showLabel: boolean
    density: TableDensity
    twoLines: boolean
    height: TableHeight
    stickyFirstColumn: boolean
  }
  isPhone: boolean
  /** Called before a focused element is removed. */
  onLeave: () => void
}

/** The content in each state: a blank state, a list of cards on phones, a table. */
export function DataTableBody<T>(props: DataTableBodyProps<T>) {
  const { state, isPhone, onLeave } = props
  if (state.status === 'empty') return <div className={styles.blank}>{state.empty}</div>
  if (state.status === 'error') {
    const retry = () => {
      onLeave()
      state.onRetry()
    }
    return (
      <div className={styles.blank}>
        <ErrorState title={state.error} onRetry={retry} retrying={state.retrying ?? false}>
          {state.detail}
        </ErrorState>
      </div>
    )
  }
  if (state.status === 'forbidden') {
    return (
      <div className={styles.blank}>
        <ErrorState title={state.error} action={state.action}>
          {state.detail}
        </ErrorState>
      </div>
    )
  }
  invariantDev(
    state.status !== 'ready' || state.data.length > 0,
    "DataTable: there is no data. Say so with `status: 'empty'`, or `status: 'no-match'` when filters are on.",
  )
  return isPhone ? <PhoneBody {...props} state={state} /> : <WideBody {...props} state={state} />
}

type Shown<T> = Omit<DataTableBodyProps<T>, 'state'> & {
  /** Whether the rows are there, on their way, empty, or could not be loaded. */
  state: Exclude<DataState<T>, { status: 'empty' | 'error' | 'forbidden' }>
}

function PhoneBody<T>({ state, rows, parts, order, choice, look, onLeave }: Shown<T>) {
  if (state.status === 'no-match') {
    return (
      <div className={styles.blank}>
        <NoMatch labels={parts.labels} onClear={state.onClearFilters} onLeave={onLeave} />
      </div>
    )
  }
  return (
    <>
      {/* The list has the same name. */}
      {look.showLabel && (
        <div aria-hidden className={styles.phoneLabel}>
          {look.label}
        </div>
      )}
      <DataCards
        label={look.label}
        rows={rows}
        parts={parts}
        sorting={order}
        selection={choice}
        skeletonCards={state.status === 'loading' ? (state.rows ?? 8) : undefined}
      />
      {state.status === 'ready' && state.refreshing ? <div className={styles.refreshing} /> : null}
    </>
  )
}

function WideBody<T>({ state, rows, parts, order, choice, look, onLeave }: Shown<T>) {
  const hintId = useId()
  const { columns, labels } = parts
  const extras = { select: choice !== undefined, menu: parts.rowMenu !== undefined }
  const hints = { ascending: `${hintId}ascending`, descending: `${hintId}descending` }
  const rem = (down?: ColumnPriority) => `${minWidth(columns, extras, down)}rem`
  invariantDev(
    columns.filter(({ rowHeader }) => rowHeader).length === 1,
    'DataTable: exactly one column names its row. Give it `rowHeader: true`.',
  )
  invariantDev(
    !look.stickyFirstColumn || columns[0]?.rowHeader === true,
    'DataTable: with `stickyFirstColumn` the row header stays in place, so it must be the first column.',
  )
  return (
    <>
      <TableFrame
        component="DataTableFrame"
        label={look.label}
        showLabel={look.showLabel}
        height={look.height}
        density={look.density}
        twoLines={look.twoLines}
        stickyColumn={look.stickyFirstColumn}
        tableClass={styles.table}
        measured
        table={{
          style: assignInlineVars({
            [styles.minWidths.least]: rem(),
            [styles.minWidths.high]: rem('high'),
            [styles.minWidths.medium]: rem('medium'),
            [styles.minWidths.low]: rem('low'),
          }),
          // Also of a short table: one that was long renders only the rows in sight.
          'aria-rowcount': rows.length + 1,
        }}
        below={
          state.status === 'no-match' ? (
            <NoMatch labels={labels} onClear={state.onClearFilters} onLeave={onLeave} />
          ) : undefined
        }
        above={
          state.status === 'ready' && state.refreshing ? (
            <div className={styles.refreshing} data-part="Refreshing" />
          ) : undefined
        }
      >
        <colgroup>
          {extras.select ? <col className={styles.columns.select} /> : null}
          {columns.map(({ id, width = 'grow', leastWidth, priority }) => (
            <col
              key={id}
              className={[
                styles.columns[width],
                leastWidth && styles.leastColumns[leastWidth],
                priority && tableStyles.priorities[priority],
              ]
                .filter(Boolean)
                .join(' ')}
            />
          ))}
          {extras.menu ? <col className={styles.columns.menu} /> : null}
        </colgroup>
        <DataTableHead
          columns={columns}
          hints={hints}
          sorting={order}
          selection={choice}
          hasMenu={extras.menu}
          labels={labels}
        />
        {state.status === 'ready' ? (
          <DataRows
            rows={rows}
            selected={choice?.selected}
            parts={parts}
            scrolls={look.height === 'page' ? 'page' : 'region'}
            estimate={look.density === 'compact' ? 33 : 45}
          />
        ) : (
          <tbody>{state.status === 'loading' ? <SkeletonRows count={state.rows ?? 8} parts={parts} /> : null}</tbody>
        )}
      </TableFrame>
      <span hidden>
        <span id={hints.ascending}>{labels.sort('ascending')}</span>
        <span id={hints.descending}>{labels.sort('descending')}</span>
      </span>
    </>
  )
}
