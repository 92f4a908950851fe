import { type KeyboardEventHandler, memo, type ReactNode } from 'react'
import { EyeIcon } from '../../icons/EyeIcon.tsx'
import { IconButton } from '../IconButton/index.ts'
import { InternalLink } from '../Link/index.ts'
import { type RowPlace } from '../private/LongList/index.ts'
import { cellClass, tableStyles } from '../private/TableFrame/index.ts'
import * as styles from './DataTable.css.ts'
import { type RowParts } from './row-parts.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { type Column } from './types.ts'

export interface DataRowProps<T> extends RowPlace {
  row: T
  id: string
  selected: boolean
  parts: RowParts<T>
}

function Row<T>({ row, id, selected, parts, index, line, measure }: DataRowProps<T>) {
  const { columns, rowHref, rowMenu, toggle, getRowName, labels } = parts
  return (
    <tr
      ref={measure}
      data-part="Row"
      data-row={id}
      data-index={line}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-state={selected ? 'selected' : undefined}
      data-clickable={rowHref === undefined ? undefined : true}
      className={tableStyles.bodyRow}
    >
      {toggle === undefined ? null : (
        <td className={`${cellClass('value')} ${styles.selectCell}`}>
          <RowCheckbox row={row} id={id} checked={selected} parts={parts} />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} parts={parts} />
      ))}
      {rowMenu === undefined ? null : (
        <td className={`${cellClass('value')} ${styles.menuCell}`}>
          <RowMenu label={labels.actionsFor(getRowName(row))} items={() => rowMenu(row)} />
        </td>
      )}
    </tr>
  )
}

function Cell<T>({ column, row, parts }: { column: Column<T>; row: T; parts: RowParts<T> }) {
  const { rowHeader = false, align, priority } = column
  const content = column.cell(row)
  if (!rowHeader) return <td className={`${cellClass('value', align, priority)} ${styles.value}`}>{content}</td>
  return (
    <th scope="row" className={`${cellClass('rowHeader', align, priority)} ${styles.value} ${styles.stickyCell}`}>
      <RowHeader row={row} parts={parts}>
        {content}
      </RowHeader>
    </th>
  )
}

function RowHeader<T>({ row, parts, children }: { row: T; parts: RowParts<T>; children: ReactNode }) {
  const { rowHref, onPreview, getRowName, labels } = parts
  if (rowHref === undefined) return children
  const href = rowHref(row)
  if (onPreview === undefined) return <RowLink href={href}>{children}</RowLink>
  const preview = () => onPreview(row)
  return (
    <div className={styles.previewed}>
      <RowLink
        href={href}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          preview()
        }}
      >
        {children}
      </RowLink>
      <div className={styles.preview}>
        {/* Not a stop for Tab in each row: the link's Space does the same. */}
        <IconButton
          label={labels.preview(getRowName(row))}
          icon={<EyeIcon />}
          variant="outline"
          size="sm"
          tabIndex={-1}
          onClick={preview}
        />
      </div>
    </div>
  )
}

interface RowLinkProps {
  href: string
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** The link that the whole row follows. */
export function RowLink({ href, onKeyDown, children }: RowLinkProps) {
  return (
    <InternalLink href={href} data-part="RowLink" className={styles.rowLink} onKeyDown={onKeyDown}>
      {children}
    </InternalLink>
  )
}

/** One row. It renders only when the row, its position or its selection changes. */
export const DataRow = memo(Row) as typeof Row
