import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type ColumnPriority, TableFrame, tableStyles } from '../private/TableFrame/index.ts'
import { type ShownBodyProps } from './body-props.ts'
import { DataRows, SkeletonRows } from './DataRows.tsx'
import * as styles from './DataTable.css.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { NoMatch } from './NoMatch.tsx'
import { minWidth } from './widths.ts'

/** The content on wider screens: a table. */
export function WideBody<T>({ state, rows, parts, order, choice, look, onLeave }: ShownBodyProps<T>) {
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
