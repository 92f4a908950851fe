import { useRef } from 'react'
import { LazyRows } from '../private/LongList/index.ts'
import { cellClass, tableStyles } from '../private/TableFrame/index.ts'
import { SkeletonBlock, SkeletonText } from '../Skeleton/index.ts'
import { DataRow } from './DataRow.tsx'
import * as styles from './DataTable.css.ts'
import { openRow } from './open-row.ts'
import { type RowParts } from './row-parts.ts'

interface DataRowsProps<T> {
  rows: readonly T[]
  selected: ReadonlySet<string> | undefined
  parts: RowParts<T>
  scrolls: 'page' | 'region'
  estimate: number
}

/** The body with its data. */
export function DataRows<T>({ rows, selected, parts, ...list }: DataRowsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the pointer; the keyboard has the link in each row
    <tbody ref={body} data-part="Body" onClick={openRow}>
      <LazyRows
        {...list}
        rows={rows}
        getRowId={parts.getRowId}
        body={body}
        gap="row"
        fallback={<SkeletonRows count={12} parts={parts} />}
      >
        {(row, place) => {
          const id = parts.getRowId(row)
          return <DataRow key={id} row={row} id={id} selected={selected?.has(id) ?? false} parts={parts} {...place} />
        }}
      </LazyRows>
    </tbody>
  )
}

/** Skeleton rows in the final shape while there is no data. */
export function SkeletonRows<T>({ count, parts }: { count: number; parts: RowParts<T> }) {
  const { columns, toggle, rowMenu } = parts
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className={tableStyles.bodyRow}>
      {toggle === undefined ? null : (
        <td className={`${cellClass('value')} ${styles.selectCell}`}>
          <SkeletonBlock shape="icon" />
        </td>
      )}
      {columns.map(({ id, align = 'start', priority, skeleton }) => (
        <td key={id} className={cellClass('value', align, priority)}>
          {skeleton === undefined ? (
            <div className={styles.skeletonAligns[align]}>
              <SkeletonText width={align === 'end' ? 'full' : row % 2 === 0 ? 'long' : 'medium'} />
            </div>
          ) : (
            <div className={styles.ownSkeletonAligns[align]}>{skeleton}</div>
          )}
        </td>
      ))}
      {rowMenu === undefined ? null : (
        <td className={`${cellClass('value')} ${styles.menuCell}`}>
          <div className={styles.skeletonMenu}>
            <SkeletonBlock shape="icon" />
          </div>
        </td>
      )}
    </tr>
  ))
}
