import { useRef } from 'react'
import { ChevronsUpDownIcon } from '../../icons/ChevronsUpDownIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { Button } from '../Button/index.ts'
import { LazyRows } from '../private/LongList/index.ts'
import * as styles from './DataCard.css.ts'
import { columnOf, DataCard } from './DataCard.tsx'
import { SelectAll } from './DataTableHead.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import { openRow } from './open-row.ts'
import { type RowParts } from './row-parts.ts'
import { SkeletonCards } from './SkeletonCards.tsx'
import { type SelectionControl } from './use-selection.ts'
import { type SortingControl } from './use-sorting.ts'

interface DataCardsProps<T> {
  label: string
  rows: readonly T[]
  parts: RowParts<T>
  /** The column by which the rows are sorted, and what is told when that changes. */
  sorting: SortingControl | undefined
  /** Which rows are selected, and what is told when that changes. */
  selection: SelectionControl | undefined
  /** The number of skeleton cards while there is no data. */
  skeletonCards: number | undefined
}

/** A card's height in px before it is measured. */
const estimate = 180

/** The rows as a list of cards, for phones. The sorting and selection controls of the headers are above it. */
export function DataCards<T>({ label, rows, parts, sorting, selection, skeletonCards }: DataCardsProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  checkRoles(parts)
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        {selection === undefined ? null : <SelectAll selection={selection} label={parts.labels.selectAll} />}
        {sorting === undefined ? null : (
          <div className={styles.sort}>
            <SortMenu sorting={sorting} parts={parts} />
          </div>
        )}
      </div>
      {skeletonCards === undefined ? null : (
        <ul aria-hidden className={styles.list}>
          <SkeletonCards count={skeletonCards} parts={parts} hasBox={selection !== undefined} />
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the pointer; the keyboard has the link in each card */}
      <ul
        ref={list}
        role="list"
        aria-label={label}
        className={styles.list}
        hidden={skeletonCards !== undefined}
        onClick={openRow}
      >
        <LazyRows
          rows={rows}
          getRowId={parts.getRowId}
          body={list}
          scrolls="page"
          estimate={estimate}
          gap="item"
          fallback={<SkeletonCards count={6} parts={parts} hasBox={selection !== undefined} />}
        >
          {(row, place) => {
            const id = parts.getRowId(row)
            return (
              <DataCard
                key={id}
                row={row}
                id={id}
                selected={selection?.selected.has(id) ?? false}
                parts={parts}
                count={rows.length}
                {...place}
              />
            )
          }}
        </LazyRows>
      </ul>
    </div>
  )
}

function checkRoles<T>({ columns }: RowParts<T>): void {
  const count = (role: string) => columns.filter(({ card }) => card === role).length
  invariantDev(
    columnOf(columns, 'title') !== undefined,
    'DataTable: its cards have no title. Give one column `rowHeader` or `card: "title"`.',
  )
  invariantDev(
    count('fact') <= 2,
    'DataTable: a card has room for two facts. Take `card: "fact"` from the columns people need least.',
  )
  invariantDev(
    ['title', 'title-end', 'status', 'amount', 'action'].every((role) => count(role) <= 1),
    'DataTable: two columns have the same role on cards. Only facts may be two.',
  )
}

/** The sort menu, where there are no headers to press. */
function SortMenu<T>({ sorting, parts: { columns, labels } }: { sorting: SortingControl; parts: RowParts<T> }) {
  const choices = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        value: `${direction} ${id}`,
        label: labels.sortChoice(header, direction),
        sort: { column: id, direction },
      })),
    )
  const { sort, change } = sorting
  const value = sort === undefined ? '' : `${sort.direction} ${sort.column}`
  const onChange = (event: { value: string }) => {
    const choice = choices.find((candidate) => candidate.value === event.value)
    if (choice) change(choice.sort)
  }
  return (
    <LazyMenu content={() => ({ kind: 'choice', label: labels.sortLabel, value, choices, onChange })}>
      {(behaviour) => (
        <Button
          {...behaviour}
          variant="ghost"
          flush="end"
          tone="neutral"
          size="sm"
          icon={<ChevronsUpDownIcon size="sm" />}
        >
          {labels.sortLabel}
        </Button>
      )}
    </LazyMenu>
  )
}
